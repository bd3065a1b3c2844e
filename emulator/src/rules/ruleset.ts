import { Coverage, type CoverageReport } from './coverage';
import { evaluate, isExhausted, TOO_MANY_STEPS, type Run } from './evaluate';
import { explain } from './explain';
import { firestoreWorlds } from './firestoreWorlds';
import { Frame } from './frame';
import type { AllowNode, MatchNode, RulesetNode, ServiceNode } from './language/ast';
import { check } from './language/check';
import { parse, position } from './language/parse';
import { Documents } from './library/documents';
import { libraryOf } from './library/library';
import { matchPath, type Captured } from './matching';
import type { Decision, LookupBudget, RulesMethod, RulesRequest, RulesService } from './types';
import { RulesError } from './values/errors';
import { storageWorld, type World } from './world';

export { RulesLoadError } from './values/errors';

/** Documents that the rules of one operation may look up; Storage rules only two. */
const LOOKUPS: Record<RulesService, number> = { 'cloud.firestore': 10, 'firebase.storage': 2 };
const FILES: Record<RulesService, string> = {
  'cloud.firestore': 'firestore.rules',
  'firebase.storage': 'storage.rules',
};
const KINDS: Record<string, readonly RulesMethod[]> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};

/** A match that covers the request, from the outermost, each with what its wildcards stand for. */
type Chain = { match: MatchNode; captured: Captured[] }[];

/** Throws a RulesLoadError that names line and column of every problem. */
export function loadRuleset(source: string): Ruleset {
  const tree = parse(source);
  check(tree, source);
  return new Ruleset(source, tree);
}

export class Ruleset {
  private readonly seen: Coverage;

  constructor(
    private readonly source: string,
    private readonly tree: RulesetNode,
  ) {
    this.seen = new Coverage(source, tree);
  }

  /** Never throws for what a rule or a request may contain: an error in the rules denies. */
  decide(request: RulesRequest): Decision {
    try {
      const documents = documentsOf(request);
      const worlds =
        request.service === 'cloud.firestore' ? firestoreWorlds(request) : [storageWorld(request)];
      for (const world of worlds) {
        const decision = this.decideIn(world, request.service, documents);
        if (!decision.allowed) return decision;
      }
      return { allowed: true, reason: '' };
    } catch (error) {
      if (error instanceof RulesError) return { allowed: false, reason: error.message };
      throw error;
    }
  }

  serves(service: RulesService): boolean {
    return this.tree.services.some(({ name }) => name === service);
  }

  /** What each expression came to, and how often, since the ruleset was loaded. */
  coverage(): CoverageReport {
    return this.seen.report();
  }

  private decideIn(world: World, serviceName: RulesService, documents: Documents): Decision {
    const service = this.tree.services.find(({ name }) => name === serviceName);
    if (!service) return { allowed: false, reason: `the ruleset has no service ${serviceName}` };
    const run: Run = {
      source: this.source,
      library: libraryOf(serviceName, documents),
      steps: 0,
      coverage: this.seen,
    };
    const chains = service.matches.flatMap((match) => chainsOf(match, [], world));
    const rules = chains.flatMap((chain) => rulesOf(chain, world.method));
    for (const { allow, chain } of rules) {
      if (isGranted(allow, this.frameOf(chain, service, world), run)) return { allowed: true, reason: '' };
    }
    if (isExhausted(run)) return { allowed: false, reason: `${FILES[serviceName]}: ${TOO_MANY_STEPS}` };
    const explaining = { ...run, coverage: null };
    const reasons = rules.map(({ allow, chain }) => {
      const why = allow.condition
        ? explain(allow.condition, this.frameOf(chain, service, world), explaining)
        : '';
      return `${this.place(allow, serviceName)} allow ${allow.methods.join(', ')}: ${why}`;
    });
    return { allowed: false, reason: reasons.join('; ') || this.noRule(world, serviceName, chains) };
  }

  private frameOf(chain: Chain, service: ServiceNode, world: World): Frame {
    const globals = new Frame(null, this.tree.functions);
    for (const [name, value] of Object.entries(world.globals)) globals.define(name, () => value);
    let frame = new Frame(globals, service.functions);
    for (const { match, captured } of chain) {
      frame = new Frame(frame, match.functions);
      for (const [index, segment] of match.path.entries()) {
        if (segment.kind === 'wildcard') defineWildcard(frame, segment.name, captured[index]);
      }
    }
    return frame;
  }

  private noRule({ label, method }: World, service: RulesService, chains: Chain[]): string {
    const last = chains.at(-1)?.at(-1);
    if (!last) return `${FILES[service]}: no match covers ${method} of ${label}`;
    return `${this.place(last.match, service)}: nothing here allows ${method} of ${label}`;
  }

  private place(node: { start: number }, service: RulesService): string {
    return `${FILES[service]}:${position(this.source, node.start).line}`;
  }
}

function documentsOf(request: RulesRequest): Documents {
  const limit = LOOKUPS[request.service];
  const unshared: LookupBudget = { max: limit, spent: 0, known: new Map() };
  if (request.service === 'firebase.storage') {
    return new Documents({ before: request.lookup, after: request.lookup }, limit, unshared, new Set());
  }
  const { lookup, lookupAfter, budget = unshared, own = new Set([request.path]) } = request;
  return new Documents({ before: lookup, after: lookupAfter }, limit, budget, own);
}

/** The match itself and those inside it that cover the path, in the order of the source. */
function chainsOf(match: MatchNode, outer: MatchNode[], world: World): Chain[] {
  const matches = [...outer, match];
  const captured = matchPath(
    matches.flatMap(({ path }) => path),
    world.path,
  );
  const own = captured ? [chainOf(matches, captured)] : [];
  return [...own, ...match.matches.flatMap((inner) => chainsOf(inner, matches, world))];
}

function chainOf(matches: MatchNode[], captured: Captured[]): Chain {
  let from = 0;
  return matches.map((match) => {
    const part = captured.slice(from, from + match.path.length);
    from += match.path.length;
    return { match, captured: part };
  });
}

function rulesOf(chain: Chain, method: RulesMethod): { allow: AllowNode; chain: Chain }[] {
  const allows = chain.at(-1)?.match.allows ?? [];
  return allows
    .filter(({ methods }) => methods.some((name) => name === method || KINDS[name]?.includes(method)))
    .map((allow) => ({ allow, chain }));
}

function isGranted(allow: AllowNode, frame: Frame, run: Run): boolean {
  if (!allow.condition) return true;
  try {
    return evaluate(allow.condition, frame, run) === true;
  } catch (error) {
    // An error in one rule does not take away what another grants.
    if (error instanceof RulesError) return false;
    throw error;
  }
}

function defineWildcard(frame: Frame, name: string, captured: Captured): void {
  frame.define(name, () => {
    if (captured === undefined) throw new RulesError(`${name} differs from document to document`);
    return captured;
  });
}

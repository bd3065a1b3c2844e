import type { Decision, FirestoreRequest, LookupBudget, RulesMethod } from '../rules/types';
import type { Caller } from './caller';
import { StatusError } from './errors';
import type { Log } from './log';
import { rulesPath } from './path';
import { queryFacts } from './query/queryFacts';
import type { Query } from './query/query';
import type { CommitTimes, StagedWrite } from './stage';
import { overlaid, type View } from './store';

/** The rules in force. Null while there are none that could be loaded: then everything is denied. */
export interface RulesSource {
  current(): { decide(request: FirestoreRequest): Decision } | null;
}

const lookupsPerRequest = 10;
const lookupsPerBatch = 20;

/** Puts requests to the security rules. The admin passes without. */
export class Access {
  constructor(
    private readonly rules: RulesSource,
    private readonly log: Log,
  ) {}

  checkGets(caller: Caller, names: string[], view: View): void {
    const budget = budgetFor(names.length);
    for (const name of names) {
      this.check(caller, name, 'get', { resource: view.get(name), newResource: null, budget }, view, view);
    }
  }

  checkList(caller: Caller, query: Query, view: View): void {
    const { parent, collectionId } = query.scope;
    if (caller.isAdmin) return;
    if (collectionId === undefined) throw denied();
    const path = `${parent}/${collectionId}`;
    this.check(
      caller,
      path,
      'list',
      { resource: null, newResource: null, query: queryFacts(query) },
      view,
      view,
    );
  }

  checkWrites(caller: Caller, staged: StagedWrite[], view: View, times: CommitTimes): void {
    const after = overlaid(view, new Map(staged.map((write) => [write.name, write.after])));
    const budget = budgetFor(staged.length);
    const own = new Set(staged.map(({ name }) => rulesPath(name)));
    for (const write of staged) {
      const method = methodOf(write);
      const newResource = method === 'create' || method === 'update' ? write.after : null;
      const facts = { resource: write.before, newResource, budget, own, time: new Date(times.request) };
      this.check(caller, write.name, method, facts, view, after);
    }
  }

  /** What only the Admin SDK may call. */
  requireAdmin(caller: Caller, what: string): void {
    if (caller.isAdmin) return;
    this.log.warn(`DENIED ${what}: only the Admin SDK may do this.`);
    throw denied();
  }

  private check(
    caller: Caller,
    name: string,
    method: RulesMethod,
    facts: Pick<FirestoreRequest, 'resource' | 'newResource' | 'query' | 'budget' | 'own'> & { time?: Date },
    view: View,
    after: View,
  ): void {
    if (caller.isAdmin) return;
    const project = name.slice(0, name.indexOf('/databases/'));
    const path = rulesPath(name);
    const decision = this.rules.current()?.decide({
      service: 'cloud.firestore',
      path,
      method,
      auth: caller.auth,
      lookup: (target) => view.get(project + target),
      lookupAfter: (target) => after.get(project + target),
      time: new Date(),
      ...facts,
    });
    if (decision?.allowed) return;
    const reason = decision?.reason ?? 'no rules are loaded';
    this.log.warn(`DENIED ${method} ${path} for ${caller.auth?.uid ?? 'a visitor'}: ${reason}`);
    throw denied();
  }
}

function methodOf({ write, before }: StagedWrite): RulesMethod {
  if (write.kind === 'delete') return 'delete';
  if (write.kind === 'verify') return 'get';
  // A precondition says what the caller means to do, whatever is there: rules must not leak which it is.
  if (write.precondition && 'exists' in write.precondition)
    return write.precondition.exists ? 'update' : 'create';
  return before ? 'update' : 'create';
}

function budgetFor(operations: number): LookupBudget {
  return { max: operations > 1 ? lookupsPerBatch : lookupsPerRequest, spent: 0, known: new Map() };
}

function denied(): StatusError {
  return new StatusError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
}

import { Documents } from '../library/documents';
import { libraryOf } from '../library/library';
import { RulesLoadError } from '../values/errors';
import type { RulesProblem, RulesService } from '../types';
import type { AllowNode, FunctionNode, MatchNode, RulesetNode, ServiceNode, Wildcard } from './ast';
import { checkCalls, type Calls } from './checkCalls';
import { checkExpression, type Context, type Names } from './checkExpression';
import { position } from './parse';

export const SERVICES: readonly RulesService[] = ['cloud.firestore', 'firebase.storage'];

const METHODS = ['read', 'write', 'get', 'list', 'create', 'update', 'delete'];
const MAX_PARAMETERS = 7;
/** Matches inside the outermost, and wildcards of a whole path. */
const MAX_MATCH_DEPTH = 10;
const MAX_WILDCARDS = 20;
const MAX_LETS = 10;
const NO_DOCUMENTS = new Documents(
  { before: () => null, after: () => null },
  0,
  { max: 0, spent: 0, known: new Map() },
  new Set(),
);

/** Refuses, with every problem that it finds, a ruleset that could not be evaluated exactly. */
export function check(tree: RulesetNode, source: string): void {
  const problems: RulesProblem[] = [];
  const report = (node: { start: number }, message: string): void => {
    problems.push({ ...position(source, node.start), message });
  };
  if (tree.version !== '2') report({ start: 0 }, "the ruleset must begin with rules_version = '2';");
  if (tree.services.length === 0) report({ start: 0 }, 'the ruleset has no service');
  for (const service of tree.services) checkService(service, tree, report);
  if (problems.length > 0) throw new RulesLoadError(problems);
}

function checkService(service: ServiceNode, tree: RulesetNode, report: Context['report']): void {
  const name = SERVICES.find((known) => known === service.name);
  if (name === undefined) return report(service, `unknown service ${service.name}`);
  if (tree.services.some((other) => other.name === name && other.start < service.start)) {
    report(service, `service ${name} appears twice`);
  }
  if (service.functions.length + service.matches.length === 0) report(service, 'the service is empty');
  const context: Context = { report, library: libraryOf(name, NO_DOCUMENTS), calls: new Map() };
  const globals = checkFunctions(
    tree.functions,
    { variables: ['request', 'resource'], functions: [], parent: null },
    context,
  );
  const names = checkFunctions(service.functions, { variables: [], functions: [], parent: globals }, context);
  for (const match of service.matches) checkMatch(match, [], names, context);
  reportCalls(context.calls, report);
}

function reportCalls(calls: Calls, report: Context['report']): void {
  for (const { node, message } of checkCalls(calls)) report(node, message);
}

/** Adds the block's functions to its names, then checks them: they may call each other in any order. */
function checkFunctions(functions: FunctionNode[], names: Names, context: Context): Names {
  const block = { ...names, functions };
  for (const node of functions) {
    if (functions.some((other) => other.name === node.name && other.start < node.start)) {
      context.report(node, `function ${node.name} is defined twice`);
    }
    if (context.library.functions.has(node.name)) context.report(node, `${node.name} is a built-in function`);
    checkFunction(node, block, context);
  }
  return block;
}

function checkFunction(node: FunctionNode, outer: Names, context: Context): void {
  if (node.parameters.length > MAX_PARAMETERS) context.report(node, `more than ${MAX_PARAMETERS} parameters`);
  if (node.lets.length > MAX_LETS) context.report(node, `more than ${MAX_LETS} lets`);
  const locals = [...node.parameters, ...node.lets.map(({ name }) => name)];
  checkVariables(locals, node, context);
  locals.forEach((name, index) => {
    if (locals.indexOf(name) !== index) context.report(node, `${name} is defined twice`);
  });
  const within = { ...context, caller: node };
  let names: Names = { variables: node.parameters, functions: [], parent: outer };
  for (const { name, value } of node.lets) {
    checkExpression(value, names, within);
    names = { variables: [name], functions: [], parent: names };
  }
  checkExpression(node.result, names, within);
}

function checkMatch(match: MatchNode, above: MatchNode[], outer: Names, context: Context): void {
  const wildcards = wildcardsOf(match).map(({ name }) => name);
  checkMatchLimits(match, above, context);
  checkVariables(wildcards, match, context);
  const names = checkFunctions(
    match.functions,
    { variables: wildcards, functions: [], parent: outer },
    context,
  );
  for (const allow of match.allows) checkAllow(allow, names, context);
  for (const inner of match.matches) checkMatch(inner, [...above, match], names, context);
}

function checkMatchLimits(match: MatchNode, above: MatchNode[], context: Context): void {
  const all = [...above, match].flatMap(wildcardsOf);
  const own = wildcardsOf(match);
  if (match.allows.length + match.functions.length + match.matches.length === 0) {
    context.report(match, 'the match is empty');
  }
  if (all.filter(({ deep }) => deep).length > 1) {
    context.report(match, 'only one {name=**} is allowed in a path, its outer matches included');
  }
  if (own.some(({ name }, index) => own.findIndex((other) => other.name === name) < index)) {
    context.report(match, 'a wildcard appears twice');
  }
  if (all.length > MAX_WILDCARDS) context.report(match, `more than ${MAX_WILDCARDS} wildcards in a path`);
  if (above.length === MAX_MATCH_DEPTH + 1) {
    context.report(match, `matches are nested more than ${MAX_MATCH_DEPTH} deep`);
  }
}

function wildcardsOf({ path }: MatchNode): Wildcard[] {
  return path.filter((segment) => segment.kind === 'wildcard');
}

function checkAllow(allow: AllowNode, names: Names, context: Context): void {
  for (const method of allow.methods) {
    if (!METHODS.includes(method)) context.report(allow, `unknown method ${method} (${METHODS.join(', ')})`);
  }
  if (allow.condition) checkExpression(allow.condition, names, context);
}

function checkVariables(variables: string[], node: { start: number }, context: Context): void {
  for (const name of variables) {
    if (context.library.packages.has(name))
      context.report(node, `${name} is a package and can't be a variable`);
  }
}

import { methodArities, type Library } from '../library/library';
import { compilePattern } from '../library/pattern';
import { TYPE_TESTS } from '../library/operators';
import { int64 } from '../library/method';
import { RulesError } from '../values/errors';
import { children, type Expression, type ExpressionOf, type FunctionNode } from './ast';
import type { Calls } from './checkCalls';

/** The names that an expression sees. */
export interface Names {
  variables: readonly string[];
  functions: readonly FunctionNode[];
  parent: Names | null;
}

export interface Context {
  report: (node: { start: number }, message: string) => void;
  library: Library;
  calls: Calls;
  /** The function whose body is being checked. */
  caller?: FunctionNode;
}

/** Google's compiler refuses more deeply nested expressions as "too complex to evaluate safely". */
const MAX_DEPTH = 99;

const PATTERN_METHODS = ['matches', 'replace', 'split'];

export function checkExpression(node: Expression, names: Names, context: Context, depth = 1): void {
  if (depth > MAX_DEPTH)
    return context.report(node, `the expression is nested more than ${MAX_DEPTH} levels deep`);
  switch (node.kind) {
    case 'variable':
      if (!hasVariable(names, node.name)) context.report(node, `unknown variable ${node.name}`);
      break;
    case 'literal':
      checkLiteral(node, context);
      break;
    case 'is':
      if (!TYPE_TESTS.has(node.type)) context.report(node, `unknown type ${node.type}`);
      break;
    case 'call':
      checkCall(node, names, context);
      break;
    case 'method':
      if (checkMethod(node, context) === 'package') {
        for (const argument of node.args) checkExpression(argument, names, context, depth + 1);
        return;
      }
      break;
    default:
      break;
  }
  for (const child of children(node)) {
    // As Google's compiler counts: `a.b.c` is no deeper than `a`.
    const isReceiver = 'object' in node && child === node.object;
    checkExpression(child, names, context, isReceiver ? depth : depth + 1);
  }
}

function hasVariable(names: Names, name: string): boolean {
  return names.variables.includes(name) || (names.parent !== null && hasVariable(names.parent, name));
}

function findFunction(names: Names, name: string): FunctionNode | null {
  const found = names.functions.find((node) => node.name === name);
  return found ?? (names.parent && findFunction(names.parent, name));
}

function checkLiteral({ literal, ...node }: ExpressionOf<'literal'>, context: Context): void {
  if (literal.type !== 'int') return;
  refuseErrors(node, context, () => int64(BigInt(literal.digits)));
}

function checkCall(node: ExpressionOf<'call'>, names: Names, context: Context): void {
  const target = findFunction(names, node.name);
  if (target && context.caller) {
    const callees = context.calls.get(context.caller) ?? new Set();
    context.calls.set(context.caller, callees.add(target));
  }
  const arity = target?.parameters.length ?? context.library.functions.get(node.name)?.arity;
  if (arity === undefined) context.report(node, `unknown function ${node.name}`);
  else checkArity(node, [arity], context);
}

function checkMethod(node: ExpressionOf<'method'>, context: Context): 'package' | 'value' {
  const functions =
    node.object.kind === 'variable' ? context.library.packages.get(node.object.name) : undefined;
  if (functions) {
    const target = functions[node.name];
    if (target) checkArity(node, [target.arity], context);
    else context.report(node, `unknown function ${node.name}`);
    return 'package';
  }
  const arities = methodArities(node.name);
  if (arities.length === 0) context.report(node, `unknown function ${node.name}`);
  else checkArity(node, arities, context);
  checkPattern(node, context);
  return 'value';
}

function checkArity(node: ExpressionOf<'call' | 'method'>, arities: number[], context: Context): void {
  if (arities.includes(node.args.length)) return;
  context.report(
    node,
    `${node.name} takes ${[...new Set(arities)].join(' or ')} arguments, not ${node.args.length}`,
  );
}

/** A pattern that is written down is checked now, not when a request first meets it. */
function checkPattern(node: ExpressionOf<'method'>, context: Context): void {
  const pattern = node.args[0];
  if (!PATTERN_METHODS.includes(node.name) || pattern?.kind !== 'literal') return;
  const { literal } = pattern;
  if (literal.type === 'string') refuseErrors(pattern, context, () => compilePattern(literal.value));
}

function refuseErrors(node: { start: number }, context: Context, attempt: () => unknown): void {
  try {
    attempt();
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    context.report(node, error.message);
  }
}

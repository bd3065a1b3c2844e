import type { Coverage } from './coverage';
import { Frame } from './frame';
import type { Expression, ExpressionOf, FunctionNode, LiteralValue } from './language/ast';
import { callMethod, type Library } from './library/library';
import { toText } from './library/convert';
import { asBool, asInt, asString } from './library/method';
import { applyBinary, applyUnary, TYPE_TESTS } from './library/operators';
import { RulesError } from './values/errors';
import {
  RulesBytes,
  RulesConstraint,
  RulesList,
  RulesMap,
  RulesPath,
  typeName,
  type Value,
} from './values/values';

const MAX_STEPS = 1000;
export const TOO_MANY_STEPS = 'more than 1,000 expressions evaluated';

/** What one request's evaluation needs besides the names in scope. */
export interface Run {
  source: string;
  library: Library;
  /** Expressions evaluated so far. */
  steps: number;
  /** Null while a denial is being explained: that must not count. */
  coverage: Coverage | null;
}

/** The value of an expression; throws a RulesError that says where it arose. */
export function evaluate(node: Expression, frame: Frame, run: Run): Value {
  try {
    step(run);
    const value = evaluators[node.kind](node as never, frame, run);
    run.coverage?.record(node, value);
    return value;
  } catch (error) {
    if (error instanceof RulesError) {
      error.at ??= { start: node.start, end: node.end };
      run.coverage?.record(node, error);
    }
    throw error;
  }
}

function step(run: Run): void {
  if (++run.steps > MAX_STEPS) throw new RulesError(TOO_MANY_STEPS);
}

/** From then on every part of every rule fails. */
export function isExhausted(run: Run): boolean {
  return run.steps > MAX_STEPS;
}

type Evaluators = {
  [Kind in Expression['kind']]: (node: ExpressionOf<Kind>, frame: Frame, run: Run) => Value;
};

const evaluators: Evaluators = {
  literal: ({ literal }) => literalValue(literal),
  variable: ({ name }, frame) => frame.valueOf(name),
  list: ({ items }, frame, run) => new RulesList(items.map((item) => evaluate(item, frame, run))),
  map: evaluateMap,
  path: evaluatePath,
  member: ({ object, name }, frame, run) => memberOf(evaluate(object, frame, run), name),
  index: ({ object, index }, frame, run) => itemOf(evaluate(object, frame, run), evaluate(index, frame, run)),
  range: evaluateRange,
  call: evaluateCall,
  method: evaluateMethod,
  unary: ({ operator, operand }, frame, run) => applyUnary(operator, evaluate(operand, frame, run)),
  binary: ({ operator, left, right }, frame, run) =>
    applyBinary(operator, evaluate(left, frame, run), evaluate(right, frame, run)),
  logical: evaluateLogical,
  is: ({ value, type }, frame, run) => isOfType(evaluate(value, frame, run), type),
  ternary: ({ test, yes, no }, frame, run) =>
    evaluate(asBool(evaluate(test, frame, run)) ? yes : no, frame, run),
};

function isOfType(value: Value, type: string): boolean {
  if (value instanceof RulesConstraint) throw new RulesError('the query does not fix this value');
  return TYPE_TESTS.get(type)?.includes(typeName(value)) ?? false;
}

function literalValue(literal: LiteralValue): Value {
  switch (literal.type) {
    case 'null':
      return null;
    case 'int':
      return BigInt(literal.digits);
    case 'float':
      return Number(literal.digits);
    case 'bytes':
      return new RulesBytes(Uint8Array.from(literal.value));
    default:
      return literal.value;
  }
}

/** An error on one side does not decide if the other side does: `error || true` is true. */
function evaluateLogical(node: ExpressionOf<'logical'>, frame: Frame, run: Run): boolean {
  const decisive = node.operator === '||';
  let failure: RulesError | null = null;
  try {
    if (asBool(evaluate(node.left, frame, run)) === decisive) return decisive;
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    failure = error;
  }
  // Google's runtime counts one more expression where it needs the second side.
  step(run);
  if (asBool(evaluate(node.right, frame, run)) === decisive) return decisive;
  if (failure) throw failure;
  return !decisive;
}

function evaluateMap({ entries }: ExpressionOf<'map'>, frame: Frame, run: Run): RulesMap {
  return new RulesMap(
    new Map(
      entries.map(({ key, value }) => [asString(evaluate(key, frame, run)), evaluate(value, frame, run)]),
    ),
  );
}

function evaluatePath({ parts }: ExpressionOf<'path'>, frame: Frame, run: Run): RulesPath {
  const segments = parts.flatMap((part) => {
    if (part.kind === 'text') return [part.text];
    const value = evaluate(part.value, frame, run);
    return value instanceof RulesPath ? value.segments : [toText(value)];
  });
  return new RulesPath(segments);
}

function memberOf(object: Value, name: string): Value {
  if (object === null) throw new RulesError(`null has no ${name}`);
  if (!(object instanceof RulesMap)) throw new RulesError(`${typeName(object)} has no ${name}`);
  const value = object.get(name);
  if (value === undefined) throw new RulesError(`there is no ${name}`);
  return value;
}

function itemOf(object: Value, index: Value): Value {
  if (object instanceof RulesMap) return memberOf(object, asString(index));
  const items = sequence(object);
  const at = Number(asInt(index));
  const item = items[at];
  if (item === undefined) throw new RulesError(`index ${at} is out of bounds (size ${items.length})`);
  return item;
}

function evaluateRange(node: ExpressionOf<'range'>, frame: Frame, run: Run): Value {
  const object = evaluate(node.object, frame, run);
  const start = evaluate(node.from, frame, run);
  const end = evaluate(node.to, frame, run);
  const items = sequence(object);
  const from = start === null ? 0 : Number(asInt(start));
  const to = end === null ? items.length : Number(asInt(end));
  // As Google's runtime: both ends must name an element, so that `[0:0]` is an error though `[1:1]` may be empty.
  if (from < 0 || from >= items.length || to < 1 || to > items.length || from > to) {
    throw new RulesError(`[${from}:${to}] is out of bounds (size ${items.length})`);
  }
  if (typeof object === 'string') return object.slice(from, to);
  if (object instanceof RulesPath) return new RulesPath(object.segments.slice(from, to));
  return new RulesList(items.slice(from, to));
}

function sequence(object: Value): readonly Value[] {
  if (typeof object === 'string') return object.split('');
  if (object instanceof RulesPath) {
    if (object.isTemplate) throw new RulesError('a template of a path has no segments before bind()');
    return object.segments;
  }
  if (object instanceof RulesList) return object.items;
  throw new RulesError(`${typeName(object)} can't be indexed`);
}

function evaluateCall(node: ExpressionOf<'call'>, frame: Frame, run: Run): Value {
  const target = frame.findFunction(node.name);
  if (target) return evaluate(target.node.result, callFrame(target, node.args, frame, run), run);
  const builtIn = run.library.functions.get(node.name);
  if (!builtIn) throw new RulesError(`there is no function ${node.name}`);
  return builtIn.call(node.args.map((argument) => evaluate(argument, frame, run)));
}

/** The frame in which a function's body runs: its parameters and lets, inside the frame where it was written. */
export function callFrame(
  { node, home }: { node: FunctionNode; home: Frame },
  args: readonly Expression[],
  caller: Frame,
  run: Run,
): Frame {
  const frame = new Frame(home, []);
  node.parameters.forEach((name, index) => {
    const argument = args[index];
    if (argument) frame.define(name, () => evaluate(argument, caller, run));
  });
  return node.lets.reduce((outer, { name, value }) => {
    // A frame of its own, so that `let x = x + 1` reads the x outside.
    const inner = new Frame(outer, []);
    inner.define(name, () => evaluate(value, outer, run));
    return inner;
  }, frame);
}

function evaluateMethod(node: ExpressionOf<'method'>, frame: Frame, run: Run): Value {
  const fromPackage =
    node.object.kind === 'variable' ? run.library.packages.get(node.object.name) : undefined;
  const object = fromPackage ? null : evaluate(node.object, frame, run);
  const args = node.args.map((argument) => evaluate(argument, frame, run));
  if (!fromPackage) return callMethod(object, node.name, args);
  const target = fromPackage[node.name];
  if (!target) throw new RulesError(`there is no function ${node.name} in this package`);
  return target.call(args);
}

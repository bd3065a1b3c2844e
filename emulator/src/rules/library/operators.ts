import type { BinaryOperator } from '../language/ast';
import { compare, equals } from '../values/equality';
import { RulesError } from '../values/errors';
import {
  RulesConstraint,
  RulesDuration,
  RulesTimestamp,
  typeName,
  type TypeName,
  type Value,
} from '../values/values';
import { isIn } from './collections';
import { compareConstraint, type Comparison } from './constraints';
import { asBool, int64 } from './method';

export function applyBinary(operator: BinaryOperator, left: Value, right: Value): Value {
  switch (operator) {
    case '==':
      return equals(left, right);
    case 'in':
      return isIn(left, right);
    case '!=':
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compares(operator, left, right);
    default:
      return arithmetic(operator, left, right);
  }
}

function compares(operator: Comparison, left: Value, right: Value): boolean {
  if (left instanceof RulesConstraint) return compareConstraint(left, operator, right, false);
  if (right instanceof RulesConstraint) return compareConstraint(right, operator, left, true);
  if (operator === '!=') return !equals(left, right);
  const order = compare(left, right);
  if (operator === '<') return order < 0;
  if (operator === '<=') return order <= 0;
  return operator === '>' ? order > 0 : order >= 0;
}

type Arithmetic = '+' | '-' | '*' | '/' | '%';

function arithmetic(operator: Arithmetic, left: Value, right: Value): Value {
  if (typeof left === 'bigint' && typeof right === 'bigint') return int64(ofInts(operator, left, right));
  if (isNumber(left) && isNumber(right)) return ofFloats(operator, Number(left), Number(right));
  if (operator === '+' && typeof left === 'string' && typeof right === 'string') return left + right;
  const time = ofTimes(operator, left, right);
  if (time === null) throw new RulesError(`${typeName(left)} ${operator} ${typeName(right)} is not defined`);
  return time;
}

function isNumber(value: Value): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint';
}

function ofInts(operator: Arithmetic, left: bigint, right: bigint): bigint {
  if ((operator === '/' || operator === '%') && right === 0n) throw new RulesError('division by zero');
  if (operator === '+') return left + right;
  if (operator === '-') return left - right;
  if (operator === '*') return left * right;
  // As Java: the smallest int by -1 is itself, where the other operators refuse to leave 64 bits.
  return operator === '/' ? BigInt.asIntN(64, left / right) : left % right;
}

function ofFloats(operator: Arithmetic, left: number, right: number): number {
  if (operator === '+') return left + right;
  if (operator === '-') return left - right;
  if (operator === '*') return left * right;
  return operator === '/' ? left / right : left % right;
}

function ofTimes(operator: Arithmetic, left: Value, right: Value): Value | null {
  if (operator !== '+' && operator !== '-') return null;
  const sign = operator === '+' ? 1n : -1n;
  if (left instanceof RulesTimestamp && right instanceof RulesDuration) {
    return new RulesTimestamp(left.nanos + sign * right.nanos);
  }
  if (left instanceof RulesDuration && right instanceof RulesDuration) {
    return new RulesDuration(left.nanos + sign * right.nanos);
  }
  if (operator === '+' && left instanceof RulesDuration && right instanceof RulesTimestamp) {
    return new RulesTimestamp(left.nanos + right.nanos);
  }
  if (operator === '-' && left instanceof RulesTimestamp && right instanceof RulesTimestamp) {
    return new RulesDuration(left.nanos - right.nanos);
  }
  return null;
}

export function applyUnary(operator: '!' | '-', operand: Value): Value {
  if (operator === '!') return !asBool(operand);
  if (typeof operand === 'bigint') return int64(-operand);
  if (typeof operand === 'number') return -operand;
  if (operand instanceof RulesDuration) return new RulesDuration(-operand.nanos);
  throw new RulesError(`-${typeName(operand)} is not defined`);
}

/** The names after `is`, and the types that each accepts. */
export const TYPE_TESTS: ReadonlyMap<string, readonly TypeName[]> = new Map<string, readonly TypeName[]>([
  ...(['bool', 'bytes', 'duration', 'float', 'int', 'latlng', 'list', 'map', 'map_diff'] as const).map(
    (name) => [name, [name]] as const,
  ),
  ...(['path', 'string', 'timestamp'] as const).map((name) => [name, [name]] as const),
  // As Google's runtime answers: nothing is one.
  ['set', []],
  ['number', ['int', 'float']],
]);

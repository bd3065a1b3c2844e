import { invalid } from './errors';
import { getField, parseFieldPath, withField, type FieldPath } from './fieldPath';
import { readArray, readEnum, readObject, readString, type JsonObject } from './json';
import { compareNumbers, equalValues } from './order';
import { clampInteger, encodeDouble, numberOf, parseValue, type Fields, type Value } from './value';

export type Transform =
  | { kind: 'serverTime'; field: FieldPath }
  | { kind: 'number'; operation: 'increment' | 'maximum' | 'minimum'; field: FieldPath; operand: Value }
  | { kind: 'array'; operation: 'union' | 'remove'; field: FieldPath; elements: Value[] };

export function parseTransform(raw: JsonObject): Transform {
  const field = parseFieldPath(readString(raw.fieldPath, 'fieldPath'));
  if (raw.setToServerValue !== undefined) {
    readEnum(raw.setToServerValue, [null, 'REQUEST_TIME'] as const, 'setToServerValue');
    return { kind: 'serverTime', field };
  }
  for (const operation of ['increment', 'maximum', 'minimum'] as const) {
    if (raw[operation] === undefined) continue;
    const operand = parseValue(raw[operation]);
    if (numberOf(operand) === undefined) throw invalid(`The operand of ${operation} must be a number.`);
    return { kind: 'number', operation, field, operand };
  }
  if (raw.appendMissingElements !== undefined) {
    return { kind: 'array', operation: 'union', field, elements: parseElements(raw.appendMissingElements) };
  }
  if (raw.removeAllFromArray !== undefined) {
    return { kind: 'array', operation: 'remove', field, elements: parseElements(raw.removeAllFromArray) };
  }
  throw invalid('A field transform must name its operation.');
}

function parseElements(input: unknown): Value[] {
  return readArray(readObject(input, 'An array transform').values, 'values').map((value) =>
    parseValue(value),
  );
}

export interface Transformed {
  fields: Fields;
  /** One per transform: what the client learns of it. */
  results: Value[];
}

export function applyTransforms(fields: Fields, transforms: Transform[], requestTime: string): Transformed {
  const results: Value[] = [];
  let transformed = fields;
  for (const transform of transforms) {
    const current = getField(transformed, transform.field);
    const { value, result } = applyOne(current, transform, requestTime);
    transformed = withField(transformed, transform.field, value);
    results.push(result);
  }
  return { fields: transformed, results };
}

function applyOne(
  current: Value | undefined,
  transform: Transform,
  requestTime: string,
): { value: Value; result: Value } {
  if (transform.kind === 'serverTime') return both({ timestampValue: requestTime });
  if (transform.kind === 'array') {
    const list = current && 'arrayValue' in current ? current.arrayValue.values : [];
    const change = transform.operation === 'union' ? union : without;
    return {
      value: { arrayValue: { values: change(list, transform.elements) } },
      result: { nullValue: null },
    };
  }
  const { operation, operand } = transform;
  if (current === undefined || numberOf(current) === undefined) return both(operand);
  return both(operation === 'increment' ? increment(current, operand) : extreme(current, operand, operation));
}

function both(value: Value): { value: Value; result: Value } {
  return { value, result: value };
}

/** Whole numbers stay whole and stop at the 64-bit edge; a double on either side makes it a double. */
function increment(current: Value, operand: Value): Value {
  if ('integerValue' in current && 'integerValue' in operand) {
    return { integerValue: clampInteger(BigInt(current.integerValue) + BigInt(operand.integerValue)) };
  }
  return { doubleValue: encodeDouble(Number(numberOf(current)) + Number(numberOf(operand))) };
}

/** Equal numbers keep the stored one; a NaN on either side wins, as the service documents. */
function extreme(current: Value, operand: Value, kind: 'maximum' | 'minimum'): Value {
  const stored = numberOf(current) ?? 0;
  const offered = numberOf(operand) ?? 0;
  if (Number.isNaN(stored)) return current;
  if (Number.isNaN(offered)) return operand;
  const order = compareNumbers(offered, stored);
  return (kind === 'maximum' ? order > 0 : order < 0) ? operand : current;
}

function union(list: Value[], elements: Value[]): Value[] {
  const result = [...list];
  for (const element of elements) {
    if (!result.some((item) => equalValues(item, element))) result.push(element);
  }
  return result;
}

function without(list: Value[], elements: Value[]): Value[] {
  return list.filter((item) => !elements.some((element) => equalValues(item, element)));
}

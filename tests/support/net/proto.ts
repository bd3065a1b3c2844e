import { Ago, type Fields, NOW, REMOVED } from './attempt';

/** Values as Firestore's clients send them (`{stringValue: 'x'}`), for requests that are put to the engine directly. */

type Proto = Record<string, unknown>;

export function protoFields(fields: Fields, now: Date): Record<string, Proto> {
  const kept = Object.entries(fields).filter(([, value]) => value !== REMOVED && value !== undefined);
  return Object.fromEntries(kept.map(([name, value]) => [name, protoValue(value, now)]));
}

export function protoValue(value: unknown, now: Date): Proto {
  if (value === null) return { nullValue: null };
  if (value === NOW) return { timestampValue: now.toISOString() };
  if (value instanceof Ago) return { timestampValue: new Date(now.getTime() - value.ms).toISOString() };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value))
    return { arrayValue: { values: value.map((item: unknown) => protoValue(item, now)) } };
  switch (typeof value) {
    case 'boolean':
      return { booleanValue: value };
    case 'string':
      return { stringValue: value };
    case 'number':
      return protoNumber(value);
    case 'object':
      return { mapValue: { fields: protoFields(value as Fields, now) } };
    default:
      throw new Error(`No Firestore value: ${String(value)}`);
  }
}

/** Whole numbers are integers to Firestore; -0 and what is past 2^53 are not. */
function protoNumber(value: number): Proto {
  if (Number.isSafeInteger(value) && !Object.is(value, -0)) return { integerValue: String(value) };
  return { doubleValue: Number.isFinite(value) ? value : String(value) };
}

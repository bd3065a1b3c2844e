/** Between Firestore's values and the store's: the store holds plain JSON, instants as milliseconds since 1970. */

interface TimestampLike {
  toMillis(): number;
}

// By shape, not instanceof: lite, full and admin SDK bring a Timestamp class each.
const isTimestamp = (value: object): value is TimestampLike =>
  typeof (value as Partial<TimestampLike>).toMillis === 'function';

export function fromStored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromStored);
  if (typeof value !== 'object' || value === null) return value;
  if (isTimestamp(value)) return value.toMillis();
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, fromStored(field)]));
}

export const fromDocument = (data: object) => fromStored(data) as Record<string, unknown>;

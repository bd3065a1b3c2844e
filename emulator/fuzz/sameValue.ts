/**
 * Whether two values of the coverage reports are the same. Protobuf's JSON leaves empty lists and zeros out, and the
 * order of a map's or a set's members says nothing.
 */
export function sameValue(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b);
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null)
    return value === 0 ? '0' : (JSON.stringify(value) ?? 'none');
  const members = Object.entries(value)
    .map(([key, item]): [string, string] => [key, key === 'setValue' ? canonicalSet(item) : canonical(item)])
    .filter(
      ([key, text]) =>
        (key !== 'values' && key !== 'fields' && !PLACE.includes(key)) || !EMPTY.includes(text),
    );
  return `{${members
    .map(([key, text]) => `${key}:${text}`)
    .sort()
    .join()}}`;
}

const PLACE = ['latitude', 'longitude', 'segments', 'keyStatuses'];
const EMPTY = ['0', '[]', '{}'];

function canonicalSet(value: unknown): string {
  const { values = [] } = value as { values?: unknown[] };
  return values.map(canonical).sort().join();
}

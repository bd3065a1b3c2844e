/**
 * One text for what two parts write differently although it says the same. Protobuf's JSON leaves empty lists and zeros
 * out, and the order of a map's or a set's members says nothing.
 */
export function canonical(value: unknown, ofText: (text: string) => string = JSON.stringify): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item, ofText)).join()}]`;
  if (typeof value === 'string') return ofText(value);
  if (typeof value !== 'object' || value === null)
    return value === 0 ? '0' : (JSON.stringify(value) ?? 'none');
  const members = Object.entries(value)
    .map(([key, item]): [string, string] => [
      key,
      key === 'setValue' ? canonicalSet(item, ofText) : canonical(item, ofText),
    ])
    .filter(([key, text]) => !(OMITTED.includes(key) && EMPTY.includes(text)));
  return `{${members
    .map(([key, text]) => `${key}:${text}`)
    .sort()
    .join()}}`;
}

const OMITTED = ['values', 'fields', 'latitude', 'longitude', 'segments', 'keyStatuses'];
const EMPTY = ['0', '[]', '{}'];

function canonicalSet(value: unknown, ofText: (text: string) => string): string {
  const { values = [] } = value as { values?: unknown[] };
  return values
    .map((item) => canonical(item, ofText))
    .sort()
    .join();
}

import { isVector, numberOf, type Fields, type Value } from './value';

/** Firestore's order over all values: first by type, then within the type. */
const typeOrder = [
  'nullValue',
  'booleanValue',
  'number',
  'timestampValue',
  'stringValue',
  'bytesValue',
  'referenceValue',
  'geoPointValue',
  'arrayValue',
  'vector',
  'mapValue',
] as const;

const SLASH = 47;

export function typeRank(value: Value): number {
  if ('integerValue' in value || 'doubleValue' in value) return typeOrder.indexOf('number');
  if (isVector(value)) return typeOrder.indexOf('vector');
  return typeOrder.findIndex((type) => type in value);
}

export function compareValues(a: Value, b: Value): number {
  const byType = typeRank(a) - typeRank(b);
  if (byType !== 0) return byType;
  if ('booleanValue' in a && 'booleanValue' in b) return Number(a.booleanValue) - Number(b.booleanValue);
  if ('timestampValue' in a && 'timestampValue' in b) return compareUnits(a.timestampValue, b.timestampValue);
  if ('stringValue' in a && 'stringValue' in b) return compareStrings(a.stringValue, b.stringValue);
  if ('bytesValue' in a && 'bytesValue' in b) {
    return Buffer.compare(Buffer.from(a.bytesValue, 'base64'), Buffer.from(b.bytesValue, 'base64'));
  }
  if ('referenceValue' in a && 'referenceValue' in b) return compareNames(a.referenceValue, b.referenceValue);
  if ('geoPointValue' in a && 'geoPointValue' in b) {
    const byLatitude = a.geoPointValue.latitude - b.geoPointValue.latitude;
    return byLatitude === 0 ? a.geoPointValue.longitude - b.geoPointValue.longitude : byLatitude;
  }
  if ('arrayValue' in a && 'arrayValue' in b) return compareLists(a.arrayValue.values, b.arrayValue.values);
  if ('mapValue' in a && 'mapValue' in b)
    return compareMaps(a.mapValue.fields, b.mapValue.fields, isVector(a));
  return compareNumbers(numberOf(a) ?? 0, numberOf(b) ?? 0);
}

export function equalValues(a: Value, b: Value): boolean {
  return compareValues(a, b) === 0;
}

/** NaN first; 1 equals 1.0. BigInt against number compares exactly, which large integers need. */
export function compareNumbers(a: number | bigint, b: number | bigint): number {
  const aIsNaN = Number.isNaN(a);
  const bIsNaN = Number.isNaN(b);
  if (aIsNaN || bIsNaN) return Number(bIsNaN) - Number(aIsNaN);
  return a < b ? -1 : a > b ? 1 : 0;
}

function compareUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** By UTF-8 bytes. It differs from JavaScript's order only where a surrogate pair meets U+E000 to U+FFFF. */
export function compareStrings(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const unitA = a.charCodeAt(i);
    const unitB = b.charCodeAt(i);
    if (unitA !== unitB) {
      const surrogateA = unitA >= 0xd800 && unitA <= 0xdfff;
      const surrogateB = unitB >= 0xd800 && unitB <= 0xdfff;
      return surrogateA === surrogateB ? unitA - unitB : Number(surrogateA) - Number(surrogateB);
    }
  }
  return a.length - b.length;
}

/** Document names compare segment by segment, so that a parent's children stay together. */
export function compareNames(a: string, b: string): number {
  const from = differingSegment(a, b);
  const left = a.slice(from).split('/');
  const right = b.slice(from).split('/');
  const length = Math.min(left.length, right.length);
  for (let i = 0; i < length; i++) {
    const order = compareIds(left[i] ?? '', right[i] ?? '');
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

/** Where the first segment begins that is not the same: names that are compared mostly share their collection. */
function differingSegment(a: string, b: string): number {
  let from = 0;
  for (let i = 0; i < a.length && a.charCodeAt(i) === b.charCodeAt(i); i++) {
    if (a.charCodeAt(i) === SLASH) from = i + 1;
  }
  return from;
}

/** `__id7__` stands for the number 7 (imports from Datastore have such ids); numbers come before names. */
function compareIds(a: string, b: string): number {
  const numberA = numericId(a);
  const numberB = numericId(b);
  if (numberA !== null && numberB !== null) return compareNumbers(numberA, numberB);
  if (numberA !== null || numberB !== null) return numberA !== null ? -1 : 1;
  return compareStrings(a, b);
}

function numericId(id: string): bigint | null {
  const [, digits] = id.startsWith('__id') ? (/^__id(-?\d+)__$/.exec(id) ?? []) : [];
  return digits === undefined ? null : BigInt(digits);
}

function compareLists(a: Value[], b: Value[]): number {
  for (const [index, left] of a.entries()) {
    const right = b[index];
    if (right === undefined) return 1;
    const order = compareValues(left, right);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareMaps(a: Fields, b: Fields, areVectors: boolean): number {
  if (areVectors) {
    const left = a.value;
    const right = b.value;
    if (left && right && 'arrayValue' in left && 'arrayValue' in right) {
      const byLength = left.arrayValue.values.length - right.arrayValue.values.length;
      return byLength === 0 ? compareValues(left, right) : byLength;
    }
  }
  const keysA = Object.keys(a).sort(compareStrings);
  const keysB = Object.keys(b).sort(compareStrings);
  for (const [index, key] of keysA.entries()) {
    const other = keysB[index];
    if (other === undefined) return 1;
    const left = a[key];
    const right = b[other];
    const order = compareStrings(key, other) || (left && right ? compareValues(left, right) : 0);
    if (order !== 0) return order;
  }
  return keysA.length - keysB.length;
}

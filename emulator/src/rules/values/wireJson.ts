import { alike } from './equality';
import { dateOf, floorModulo, NANOS_PER_SECOND } from './time';
import {
  captureName,
  RulesBytes,
  RulesConstraint,
  RulesDuration,
  RulesLatLng,
  RulesList,
  RulesMap,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  type BoundOperator,
  type RulesMapDiff,
  type Value,
} from './values';

/** A value as Google's coverage report writes it. */
export type WireJson = Record<string, unknown>;

/** Of a partly known map it shows what is known. */
export function toWireJson(value: Value): WireJson {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { boolValue: value };
  if (typeof value === 'bigint') return { intValue: value.toString() };
  if (typeof value === 'number') return { floatValue: Number.isFinite(value) ? value : String(value) };
  if (typeof value === 'string') return { stringValue: value };
  if (value instanceof RulesBytes) return { bytesValue: Buffer.from(value.bytes).toString('base64') };
  if (value instanceof RulesTimestamp) return { timestampValue: writeTimestamp(value) };
  if (value instanceof RulesDuration) return { durationValue: writeDuration(value) };
  if (value instanceof RulesLatLng) {
    return { latlngValue: { latitude: value.latitude, longitude: value.longitude } };
  }
  if (value instanceof RulesPath) {
    return { pathValue: { segments: value.segments.map(segmentOf) } };
  }
  if (value instanceof RulesList) return { listValue: { values: value.items.map(toWireJson) } };
  if (value instanceof RulesSet) return { setValue: { values: value.items.map(toWireJson) } };
  if (value instanceof RulesMap) return { mapValue: { fields: fieldsOf(value) } };
  if (value instanceof RulesConstraint) return { constraintValue: { simpleConstraints: boundsOf(value) } };
  return { mapDiffValue: { keyStatuses: statusesOf(value) } };
}

const COMPARATORS: Record<BoundOperator, string> = {
  '<': 'LT',
  '<=': 'LTE',
  '>': 'GT',
  '>=': 'GTE',
  '!=': 'NEQ',
  contains: 'LIST_CONTAINS',
};

function boundsOf({ bounds }: RulesConstraint): WireJson[] {
  return bounds.map(({ op, value }) => ({ comparator: COMPARATORS[op], value: toWireJson(value) }));
}

function segmentOf(segment: string): WireJson {
  const name = captureName(segment);
  return name === undefined ? { simple: segment } : { capture: { variableName: name } };
}

function fieldsOf(map: RulesMap): Record<string, WireJson> {
  return Object.fromEntries([...map.known].map(([key, value]) => [key, toWireJson(value)]));
}

function writeTimestamp(time: RulesTimestamp): string {
  const seconds = dateOf(time).toISOString().slice(0, -'.000Z'.length);
  return `${seconds}${fractionOf(floorModulo(time.nanos, NANOS_PER_SECOND))}Z`;
}

function writeDuration({ nanos }: RulesDuration): string {
  const size = nanos < 0n ? -nanos : nanos;
  return `${nanos < 0n ? '-' : ''}${size / NANOS_PER_SECOND}${fractionOf(size % NANOS_PER_SECOND)}s`;
}

/** Three, six or nine digits, or nothing. */
function fractionOf(nanos: bigint): string {
  return nanos === 0n
    ? ''
    : `.${nanos
        .toString()
        .padStart(9, '0')
        .replace(/(000)+$/, '')}`;
}

function statusesOf({ left, right }: RulesMapDiff): Record<string, string> {
  const status = (key: string): string => {
    const now = left.known.get(key);
    const then = right.known.get(key);
    if (now === undefined) return 'REMOVED';
    if (then === undefined) return 'ADDED';
    return alike(now, then) ? 'UNCHANGED' : 'CHANGED';
  };
  const keys = new Set([...left.known.keys(), ...right.known.keys()]);
  return Object.fromEntries([...keys].map((key) => [key, status(key)]));
}

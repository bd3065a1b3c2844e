import {
  RulesBytes,
  RulesConstraint,
  RulesDuration,
  RulesLatLng,
  RulesList,
  RulesMap,
  RulesMapDiff,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  type Value,
} from './values';
import { dateOf, NANOS_PER_SECOND } from './time';

const LONGEST = 80;

/** A value as a reader of a denial reason wants to see it: short, one line. */
export function show(value: Value): string {
  const text = write(value).replace(/\s+/g, ' ');
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

function write(value: Value): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (value instanceof RulesTimestamp) return dateOf(value).toISOString();
  if (value instanceof RulesDuration) return `${Number(value.nanos) / Number(NANOS_PER_SECOND)}s`;
  if (value instanceof RulesBytes) return `${value.bytes.length} bytes`;
  if (value instanceof RulesLatLng) return `(${value.latitude}, ${value.longitude})`;
  if (value instanceof RulesPath) return value.toString();
  if (value instanceof RulesList) return `[${value.items.map(write).join(', ')}]`;
  if (value instanceof RulesSet) return `set [${value.items.map(write).join(', ')}]`;
  if (value instanceof RulesMap) return writeMap(value);
  if (value instanceof RulesMapDiff) return 'a difference of two maps';
  if (value instanceof RulesConstraint) return writeBounds(value);
  return String(value);
}

function writeBounds({ bounds }: RulesConstraint): string {
  return `a value ${bounds.map(({ op, value }) => `${op} ${write(value)}`).join(' and ')}`;
}

function writeMap(map: RulesMap): string {
  if (map.isPartial) return '{…}';
  return `{${[...map.entries].map(([key, item]) => `${key}: ${write(item)}`).join(', ')}}`;
}

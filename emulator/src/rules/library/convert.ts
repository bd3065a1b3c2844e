import { RulesError } from '../values/errors';
import { RulesPath, typeName, type Value } from '../values/values';
import { asString, fn, int64, type RulesFunction } from './method';

/** `int()`, `float()`, `string()`, `path()`. */
export const conversions: Record<string, RulesFunction> = {
  int: fn(1, ([value]) => toInt(value ?? null)),
  float: fn(1, ([value]) => toFloat(value ?? null)),
  string: fn(1, ([value]) => toText(value ?? null)),
  path: fn(1, ([value]) => toPath(asString(value))),
};

function toInt(value: Value): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return int64(BigInt(Math.trunc(value)));
  if (typeof value === 'string' && /^[+-]?\d+$/.test(value)) return int64(BigInt(value.replace('+', '')));
  throw cannotConvert(value, 'int');
}

function toFloat(value: Value): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  if (typeof value === 'string' && /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(value)) return Number(value);
  if (value === 'NaN') return NaN;
  throw cannotConvert(value, 'float');
}

export function toText(value: Value): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return floatText(value);
  if (value === null || typeof value === 'bigint' || typeof value === 'boolean') return String(value);
  if (value instanceof RulesPath) return value.toString();
  throw cannotConvert(value, 'string');
}

/** As the service writes floats: `5.0`, `1.0E8`. */
function floatText(value: number): string {
  if (!Number.isFinite(value) || value === 0)
    return Object.is(value, -0) ? '-0.0' : value === 0 ? '0.0' : String(value);
  const size = Math.abs(value);
  if (size >= 1e-3 && size < 1e7) return Number.isInteger(value) ? `${value}.0` : String(value);
  const [digits = '', exponent = '0'] = value.toExponential().split('e');
  return `${digits.includes('.') ? digits : `${digits}.0`}E${Number(exponent)}`;
}

/** Segments are trimmed, `%20` stands for a space, and `{x}` waits for `bind()`. */
function toPath(text: string): RulesPath {
  const segments = text.trim().replace(/^\//, '').split('/');
  return new RulesPath(segments.map((segment) => toSegment(segment.trim(), text)));
}

function toSegment(segment: string, text: string): string {
  if (segment === '') throw new RulesError(`"${text}" is not a path: it has an empty segment`);
  if (segment.startsWith('{') && !segment.endsWith('}')) {
    throw new RulesError(`"${text}" is not a path: "${segment}" is not closed`);
  }
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function cannotConvert(value: Value, type: string): RulesError {
  const shown = typeof value === 'string' ? ` "${value}"` : '';
  return new RulesError(`can't make ${typeName(value)}${shown} a ${type}`);
}

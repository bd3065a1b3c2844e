import { RulesError } from './errors';

/**
 * Every value of the rules language. Its `int` is a bigint and its `float` a number, so that the two can't be
 * confused: `1 / 2` is 0 and `1.0 / 2` is 0.5.
 */
export type Value =
  | null
  | boolean
  | bigint
  | number
  | string
  | RulesBytes
  | RulesTimestamp
  | RulesDuration
  | RulesLatLng
  | RulesPath
  | RulesList
  | RulesSet
  | RulesMap
  | RulesMapDiff
  | RulesConstraint;

export class RulesBytes {
  constructor(readonly bytes: Uint8Array) {}
}

const SECOND = 1_000_000_000n;
const FIRST_SECOND = -62_135_596_800n;
const LAST_SECOND = 253_402_300_799n;
const LONGEST_DURATION = 315_576_000_000n * SECOND;

export class RulesTimestamp {
  /** Nanoseconds since 1970. */
  constructor(readonly nanos: bigint) {
    if (nanos < FIRST_SECOND * SECOND || nanos >= (LAST_SECOND + 1n) * SECOND) {
      throw new RulesError('a time outside the years 1 to 9999');
    }
  }
}

export class RulesDuration {
  constructor(readonly nanos: bigint) {
    if (nanos < -LONGEST_DURATION || nanos > LONGEST_DURATION) {
      throw new RulesError('a duration of more than 10,000 years');
    }
  }
}

export class RulesLatLng {
  constructor(
    readonly latitude: number,
    readonly longitude: number,
  ) {}
}

/** The name that a segment of a template waits for. */
export function captureName(segment: string): string | undefined {
  return /^\{(\w+)\}$/.exec(segment)?.[1];
}

/** A path, or the template of one: a segment `{x}` waits for `bind()`. */
export class RulesPath {
  constructor(readonly segments: readonly string[]) {}

  get isTemplate(): boolean {
    return this.segments.some((segment) => captureName(segment) !== undefined);
  }

  toString(): string {
    return '/' + this.segments.join('/');
  }
}

export class RulesList {
  constructor(readonly items: readonly Value[]) {}
}

export class RulesSet {
  constructor(readonly items: readonly Value[]) {}
}

/** A map. For a list rule only some keys may be known; `unknown` then says why, and asking for others is an error. */
export class RulesMap {
  constructor(
    readonly known: ReadonlyMap<string, Value>,
    private readonly unknown = '',
  ) {}

  static of(fields: Record<string, Value>): RulesMap {
    return new RulesMap(new Map(Object.entries(fields)));
  }

  get(key: string): Value | undefined {
    const value = this.known.get(key);
    if (value === undefined && this.unknown !== '') throw new RulesError(`${key}: ${this.unknown}`);
    return value;
  }

  get isPartial(): boolean {
    return this.unknown !== '';
  }

  get entries(): ReadonlyMap<string, Value> {
    if (this.unknown !== '') throw new RulesError(this.unknown);
    return this.known;
  }
}

/** What `map.diff(other)` returns. */
export class RulesMapDiff {
  constructor(
    readonly left: RulesMap,
    readonly right: RulesMap,
  ) {}
}

/** What a query says of a field that it does not fix: for a list rule, of the value in every document at once. */
export class RulesConstraint {
  constructor(readonly bounds: readonly Bound[]) {}
}

export interface Bound {
  op: BoundOperator;
  value: Value;
}

export type BoundOperator = '<' | '<=' | '>' | '>=' | '!=' | 'contains';

export type TypeName =
  | 'null'
  | 'bool'
  | 'int'
  | 'float'
  | 'string'
  | 'bytes'
  | 'timestamp'
  | 'duration'
  | 'latlng'
  | 'path'
  | 'list'
  | 'set'
  | 'map'
  | 'map_diff'
  | 'partly known value';

export function typeName(value: Value): TypeName {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'bigint') return 'int';
  if (typeof value === 'number') return 'float';
  if (typeof value === 'string') return 'string';
  if (value instanceof RulesBytes) return 'bytes';
  if (value instanceof RulesTimestamp) return 'timestamp';
  if (value instanceof RulesDuration) return 'duration';
  if (value instanceof RulesLatLng) return 'latlng';
  if (value instanceof RulesPath) return 'path';
  if (value instanceof RulesList) return 'list';
  if (value instanceof RulesSet) return 'set';
  if (value instanceof RulesMap) return 'map';
  return value instanceof RulesMapDiff ? 'map_diff' : 'partly known value';
}

import { createHash } from 'node:crypto';
import { RulesBytes, type Value } from '../values/values';
import { asBytes, asNumber, fn, INT_MAX, INT_MIN, type RulesFunction } from './method';

export const mathPackage: Record<string, RulesFunction> = {
  abs: fn(1, ([value]) => {
    // As Java: the smallest int has no positive counterpart and stays as it is.
    if (typeof value === 'bigint') return BigInt.asIntN(64, value < 0n ? -value : value);
    return Math.abs(asNumber(value));
  }),
  ceil: fn(1, ([value]) => Math.ceil(asNumber(value))),
  floor: fn(1, ([value]) => Math.floor(asNumber(value))),
  round: fn(1, ([value]) => round(value)),
  sqrt: fn(1, ([value]) => Math.sqrt(asNumber(value))),
  pow: fn(2, ([base, exponent]) => asNumber(base) ** asNumber(exponent)),
  isNaN: fn(1, ([value]) => Number.isNaN(asNumber(value))),
  isInfinite: fn(1, ([value]) => Math.abs(asNumber(value)) === Infinity),
};

/** To an int; halves go up (-2.5 becomes -2). */
function round(value: Value | undefined): bigint {
  return typeof value === 'bigint' ? value : saturated(Math.round(asNumber(value)));
}

/** As Java casts: what is too large becomes the largest int, NaN becomes 0. */
export function saturated(value: number): bigint {
  if (Number.isNaN(value)) return 0n;
  if (!Number.isFinite(value)) return value > 0 ? INT_MAX : INT_MIN;
  const whole = BigInt(Math.trunc(value));
  return whole > INT_MAX ? INT_MAX : whole < INT_MIN ? INT_MIN : whole;
}

export const hashingPackage: Record<string, RulesFunction> = {
  md5: fn(1, ([value]) => new RulesBytes(createHash('md5').update(asBytes(value)).digest())),
  sha256: fn(1, ([value]) => new RulesBytes(createHash('sha256').update(asBytes(value)).digest())),
  crc32: fn(1, ([value]) => new RulesBytes(checksum(asBytes(value), 0xedb88320))),
  crc32c: fn(1, ([value]) => new RulesBytes(checksum(asBytes(value), 0x82f63b78))),
};

/** A CRC by its reversed polynomial, lowest byte first as Google's runtime gives it. */
function checksum(bytes: Uint8Array, polynomial: number): Uint8Array {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ polynomial : crc >>> 1;
  }
  const out = Buffer.alloc(4);
  out.writeUInt32LE(~crc >>> 0);
  return out;
}

import { performance } from 'node:perf_hooks';
import { invalid } from './errors';

/** Commit times are microseconds and never repeat, so that a time identifies one state of the store. */
export class Clock {
  private last = 0;

  next(): string {
    const now = Math.floor((performance.timeOrigin + performance.now()) * 1000);
    this.last = Math.max(now, this.last + 1);
    return formatMicros(this.last);
  }

  /** Times that stored data carry are past, even if the machine's clock was put back meanwhile. */
  startAfter(time: string): void {
    const micros = Date.parse(time) * 1000 + Number(time.slice(-4, -1));
    this.last = Math.max(this.last, micros);
  }
}

function formatMicros(micros: number): string {
  const millis = Math.floor(micros / 1000);
  const rest = String(micros % 1000).padStart(3, '0');
  return new Date(millis).toISOString().replace('Z', `${rest}Z`);
}

const rfc3339 = /^(\d{4}-\d{2}-\d{2})[Tt](\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?([Zz]|[+-]\d{2}:\d{2})$/;

/** Checks an RFC 3339 time and cuts it to microseconds, always with six digits, so that equal times are equal texts. */
export function normalizeTimestamp(text: string): string {
  const match = rfc3339.exec(text);
  const [, date, time, fraction = '', zone = 'Z'] = match ?? [];
  const seconds = match ? Date.parse(`${date}T${time}${zone.toUpperCase()}`) : NaN;
  if (Number.isNaN(seconds)) throw invalid(`"${text}" is not a valid RFC 3339 timestamp.`);
  const iso = new Date(seconds).toISOString();
  if (!/^\d{4}-/.test(iso) || iso < '0001-') throw invalid(`The timestamp "${text}" is out of range.`);
  return iso.replace('.000Z', `.${fraction.padEnd(6, '0').slice(0, 6)}Z`);
}

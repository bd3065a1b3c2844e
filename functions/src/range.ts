/** The `Range` header of a request, against a file's size. */

export interface ByteRange {
  start: number;
  /** The last byte, included. */
  end: number;
}

/**
 * `whole`: no range, or one that may be ignored (other units, several ranges, nonsense; RFC 9110, 14.2).
 * `unsatisfiable`: begins past the end.
 */
export function parseRange(
  header: string | undefined,
  size: number,
  limit: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return 'whole';
  const [first, last] = [match[1], match[2]].map((digits) => (digits ? Number(digits) : null));
  if (first === null || first === undefined) return suffix(last ?? 0, size, limit);
  const wanted = last ?? size - 1;
  if (last !== null && last !== undefined && last < first) return 'whole';
  if (first >= size) return 'unsatisfiable';
  return { start: first, end: Math.min(wanted, size - 1, first + limit - 1) };
}

function suffix(length: number, size: number, limit: number): ByteRange | 'unsatisfiable' {
  if (length === 0 || size === 0) return 'unsatisfiable';
  const start = Math.max(0, size - length);
  return { start, end: Math.min(size - 1, start + limit - 1) };
}

const text = (month: string, style: 'short' | 'long') =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString(undefined, {
    month: style,
    ...(style === 'long' && { year: 'numeric' as const }),
    timeZone: 'UTC',
  });

/** `March 2026` for `2026-03`, in the reader's own way. */
export const monthText = (month: string) => text(month, 'long');
/** `Mar` */
export const shortMonth = (month: string) => text(month, 'short');

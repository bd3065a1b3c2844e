import { t } from './text';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago, in a word or two; after a week the day itself. */
export function agoText(at: number, now: number): string {
  const ago = now - at;
  if (ago < MINUTE_MS) return t('just now');
  if (ago < HOUR_MS) return t('{n} min ago', { n: Math.floor(ago / MINUTE_MS) });
  if (ago < DAY_MS) return t('{n} h ago', { n: Math.floor(ago / HOUR_MS) });
  if (ago < 7 * DAY_MS)
    return t('{n, plural, one {# day ago} other {# days ago}}', { n: Math.floor(ago / DAY_MS) });
  return new Date(at).toLocaleDateString(undefined, { dateStyle: 'medium' });
}

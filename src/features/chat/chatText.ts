import { t } from '../../ui/text';

/** `30 s`, `5 min` */
export const spanText = (seconds: number) =>
  seconds < 60 ? t('{n} s', { n: seconds }) : t('{n} min', { n: seconds / 60 });

const MUTES: Record<number, string> = {
  10: 'Mute {name} for 10 minutes',
  60: 'Mute {name} for an hour',
  1440: 'Mute {name} for a day',
  0: 'Let {name} write again',
};

export const muteText = (minutes: number, name: string) => t(MUTES[minutes] ?? '', { name });

/** In the reader's own zone. */
export const timeText = (at: number) => new Date(at).toLocaleTimeString(undefined, { timeStyle: 'short' });

export const dayText = (at: number) =>
  new Date(at).toLocaleDateString(undefined, { weekday: 'long', day: 'numeric', month: 'long' });

/** With the day, where it is another one than today. */
export const untilText = (at: number, now: number) =>
  new Date(at).toDateString() === new Date(now).toDateString()
    ? timeText(at)
    : new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

import type { LiveClassForm } from '../../src/domain/liveClassForm';
import { newLiveClass } from '../../src/domain/liveClassRecord';
import { HOME_ZONE, wallTimeAt } from '../../src/domain/timeZone';

/** Live classes as forms, ready to be saved. */

export const MEETING = 'https://meet.example/hesabu';

export const validLiveClass = (changes: Partial<LiveClassForm> = {}): LiveClassForm => ({
  ...newLiveClass('Neema Mushi', Date.now()),
  title: 'Fractions, live',
  subtitle: 'Halves and quarters',
  subject: 'Mathematics',
  description: 'Bring an orange and a knife.',
  link: MEETING,
  ...changes,
});

/** One that begins so many minutes from now, on the minute. */
export function liveClassIn(minutes: number, changes: Partial<LiveClassForm> = {}): LiveClassForm {
  const { day, time } = wallTimeAt(Date.now() + minutes * 60_000, HOME_ZONE);
  return validLiveClass({ date: day, time, ...changes });
}

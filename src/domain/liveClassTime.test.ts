import {
  BY_THE_CLOCK,
  closing,
  currentSession,
  joinableSession,
  nextChange,
  nextSession,
  opening,
  type Scheduled,
  sessionStarts,
  stateAfter,
  stateFor,
  statusAt,
  wordAt,
} from './liveClassTime';
import { HOME_ZONE } from './timeZone';

const MINUTE = 60_000;
const at = (iso: string) => Date.parse(iso);

describe('sessionStarts', () => {
  const starts = (changes: Partial<Parameters<typeof sessionStarts>[0]>) =>
    sessionStarts({
      day: '2026-03-03',
      time: '23:30',
      timeZone: HOME_ZONE,
      repeat: 'weekly',
      sessions: 3,
      ...changes,
    }).map((start) => new Date(start).toISOString());

  it('come every week at the same time', () => {
    expect(starts({})).toEqual([
      '2026-03-03T20:30:00.000Z',
      '2026-03-10T20:30:00.000Z',
      '2026-03-17T20:30:00.000Z',
    ]);
  });

  it('come every day over the end of a month', () => {
    expect(starts({ day: '2026-02-28', repeat: 'daily', time: '00:00', sessions: 2 })).toEqual([
      '2026-02-27T21:00:00.000Z',
      '2026-02-28T21:00:00.000Z',
    ]);
  });

  it('keep the time of day where clocks change in between', () => {
    expect(starts({ day: '2026-03-24', time: '18:00', timeZone: 'Europe/London', sessions: 2 })).toEqual([
      '2026-03-24T18:00:00.000Z',
      '2026-03-31T17:00:00.000Z',
    ]);
  });
});

/** Two hours that begin at 23:00 in Tanzania and end on the next day, and once more a week later. */
const START = at('2026-03-03T20:00:00Z');
const END = START + 120 * MINUTE;
const SECOND = START + 7 * 24 * 60 * MINUTE;
const live: Scheduled = {
  session_starts: [START, SECOND],
  duration_minutes: 120,
  ...BY_THE_CLOCK,
};
const single: Scheduled = { ...live, session_starts: [START] };

describe('statusAt', () => {
  it.each([
    ['long before', START - 10_000 * MINUTE, 'upcoming'],
    ['a moment before', START - 1, 'upcoming'],
    ['at the start', START, 'ongoing'],
    ['after midnight', START + 90 * MINUTE, 'ongoing'],
    ['a moment before the end', END - 1, 'ongoing'],
    ['at the end', END, 'recorded'],
  ])('%s: %s', (_when, now, status) => {
    expect(statusAt(single, now)).toBe(status);
  });

  it('is upcoming between two sessions', () => {
    expect(statusAt(live, END)).toBe('upcoming');
    expect(nextSession(live, END)?.start).toBe(SECOND);
  });

  it('is cancelled whatever the clock says', () => {
    for (const now of [START - 1, START, END])
      expect(statusAt({ ...live, is_cancelled: true }, now)).toBe('cancelled');
  });
});

describe('the teacher’s word', () => {
  it('opens a session early, until its end', () => {
    const now = START - 30 * MINUTE;
    const opened = { ...live, ...opening(live, now) };
    expect(statusAt(opened, now)).toBe('ongoing');
    expect(currentSession(opened, now)).toEqual({ start: START, end: END });
    expect(statusAt(opened, END)).toBe('upcoming');
  });

  it('opens one session more where none is near', () => {
    const now = END + 600 * MINUTE;
    const opened = { ...single, ...opening(single, now) };
    expect(currentSession(opened, now)).toEqual({ start: now, end: now + 120 * MINUTE });
    expect(statusAt(opened, now + 120 * MINUTE)).toBe('recorded');
  });

  it('closes the current session and leaves those ahead', () => {
    const now = START + 30 * MINUTE;
    const closed = { ...live, ...closing(live, now) };
    expect(statusAt(closed, now)).toBe('upcoming');
    expect(nextSession(closed, now)?.start).toBe(SECOND);
    expect(statusAt(closed, SECOND)).toBe('ongoing');
    expect(statusAt({ ...single, ...closing(single, now) }, now)).toBe('recorded');
  });

  it('closes a session that was opened early, so that the clock does not open it again', () => {
    const now = START - 30 * MINUTE;
    const opened = { ...single, ...opening(single, now) };
    const closed = { ...opened, ...closing(opened, now + 5 * MINUTE) };
    expect(statusAt(closed, START)).toBe('recorded');
  });

  it('opens again what was closed by mistake', () => {
    const now = START + 30 * MINUTE;
    const closed = { ...single, ...closing(single, now) };
    expect(statusAt({ ...closed, ...opening(closed, now) }, now + MINUTE)).toBe('ongoing');
  });

  it.each([
    ['upcoming', 'upcoming'],
    ['ongoing', 'ongoing'],
    ['recorded', 'recorded'],
  ] as const)('of the form, %s, is read as %s again', (word, read) => {
    const now = START - 500 * MINUTE;
    const said = { ...live, ...stateFor(word, live, now) };
    expect([statusAt(said, now), wordAt(said, now)]).toEqual([read, read]);
  });

  it('stays with a class whose times change, where the form says the same again', () => {
    const now = START + MINUTE;
    const closed = { ...live, ...closing(live, now) };
    expect(stateAfter('upcoming', closed, live, now).closed_until).toBe(END);
    expect(stateAfter('recorded', closed, live, now).closed_until).toBe(SECOND + 120 * MINUTE);
    const opened = { ...live, ...opening(live, now) };
    expect(stateAfter('ongoing', opened, live, now + MINUTE).opened_at).toBe(now);
    expect(stateAfter('upcoming', opened, live, now + MINUTE)).toEqual(BY_THE_CLOCK);
  });
});

describe('joinableSession', () => {
  it.each([
    ['more than ten minutes before', START - 10 * MINUTE - 1, false],
    ['ten minutes before', START - 10 * MINUTE, true],
    ['during', START + MINUTE, true],
    ['at the end', END, false],
  ])('%s', (_when, now, isJoinable) => {
    expect(joinableSession(live, now) !== null).toBe(isJoinable);
  });

  it('is never there for what was cancelled or closed', () => {
    const now = START + MINUTE;
    expect(joinableSession({ ...live, is_cancelled: true }, now)).toBeNull();
    expect(joinableSession({ ...live, ...closing(live, now) }, now)).toBeNull();
  });
});

test('nextChange tells when to look again', () => {
  expect(nextChange(live, START - 60 * MINUTE)).toBe(START - 10 * MINUTE);
  expect(nextChange(live, START)).toBe(END);
  expect(nextChange(single, END)).toBeNull();
});

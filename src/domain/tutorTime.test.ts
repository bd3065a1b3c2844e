import { type Availability, byDay, dayIn, everyDay, freeLessons, USUAL_DAY, weekOf } from './tutorTime';

const on = (days: Partial<Availability>): Availability => ({ ...everyDay(() => USUAL_DAY), ...days });
const hours = (start: string, end: string) => ({ enabled: true, start, end });
const at = (text: string) => Date.parse(text);
const iso = (instants: readonly number[]) =>
  instants.map((instant) => new Date(instant).toISOString().replace(':00.000Z', 'Z'));

// A Saturday, noon in Dar es Salaam.
const NOW = at('2026-02-28T09:00Z');

const first = (availability: Availability, count: number, taken: number[] = [], now = NOW) =>
  iso(freeLessons(availability, taken, now).slice(0, count));

describe('lessons', () => {
  it('begin at each hour of the day on which they are given, in Tanzania’s time', () => {
    expect(first(on({ monday: hours('15:00', '18:00') }), 4)).toEqual([
      '2026-03-02T12:00Z',
      '2026-03-02T13:00Z',
      '2026-03-02T14:00Z',
      '2026-03-09T12:00Z',
    ]);
  });

  it('end before the hours do', () => {
    expect(first(on({ monday: hours('15:30', '17:15') }), 2)).toEqual([
      '2026-03-02T12:30Z',
      '2026-03-09T12:30Z',
    ]);
  });

  it('may lie on the other side of midnight', () => {
    expect(first(on({ sunday: hours('22:30', '01:00') }), 3)).toEqual([
      '2026-03-01T19:30Z',
      '2026-03-01T20:30Z',
      '2026-03-08T19:30Z',
    ]);
    expect(first(on({ sunday: hours('23:00', '02:00') }), 3)).toEqual([
      '2026-03-01T20:00Z',
      '2026-03-01T21:00Z',
      '2026-03-01T22:00Z',
    ]);
  });

  it('of last night are still to be had early in the morning', () => {
    const night = on({ sunday: hours('22:00', '04:00') });
    expect(first(night, 2, [], at('2026-03-01T21:30Z'))).toEqual(['2026-03-02T00:00Z', '2026-03-08T19:00Z']);
  });

  it('of one day give way to those of the night before', () => {
    const both = on({ sunday: hours('22:00', '02:00'), monday: hours('01:30', '04:00') });
    expect(first(both, 6)).toEqual([
      '2026-03-01T19:00Z',
      '2026-03-01T20:00Z',
      '2026-03-01T21:00Z',
      '2026-03-01T22:00Z',
      '2026-03-01T23:30Z',
      '2026-03-08T19:00Z',
    ]);
  });

  it('need two hours’ notice and lie within four weeks', () => {
    const saturday = on({ saturday: hours('12:00', '16:00') });
    expect(first(saturday, 2)).toEqual(['2026-02-28T11:00Z', '2026-02-28T12:00Z']);
    expect(iso(freeLessons(saturday, [], NOW)).at(-1)).toBe('2026-03-21T12:00Z');
  });

  it('that are given are not offered, nor any that would overlap', () => {
    const monday = on({ monday: hours('15:00', '18:00') });
    expect(first(monday, 2, [at('2026-03-02T13:00Z')])).toEqual(['2026-03-02T12:00Z', '2026-03-02T14:00Z']);
    expect(first(monday, 1, [at('2026-03-02T12:30Z')])).toEqual(['2026-03-02T14:00Z']);
  });

  it('are none where no day is enabled', () => {
    expect(freeLessons(on({}), [], NOW)).toEqual([]);
  });
});

describe('the coming week', () => {
  it('begins with today and names each day once', () => {
    const week = weekOf(on({ saturday: hours('09:00', '10:00'), friday: hours('20:00', '01:00') }), NOW);
    expect(week.map(({ start, end }) => iso([start, end]))).toEqual([
      ['2026-02-28T06:00Z', '2026-02-28T07:00Z'],
      ['2026-03-06T17:00Z', '2026-03-06T22:00Z'],
    ]);
  });
});

describe('days where the reader is', () => {
  const late = at('2026-03-01T22:00Z');

  it('are their own', () => {
    expect(dayIn(late, 'UTC')).toBe('2026-03-01');
    expect(dayIn(late, 'Africa/Dar_es_Salaam')).toBe('2026-03-02');
  });

  it('gather the instants that fall on them', () => {
    const instants = [at('2026-03-01T20:00Z'), at('2026-03-01T21:00Z'), late];
    expect(byDay(instants, 'UTC')).toEqual([['2026-03-01', instants]]);
    expect(byDay(instants, 'Africa/Dar_es_Salaam').map(([day, { length }]) => [day, length])).toEqual([
      ['2026-03-01', 1],
      ['2026-03-02', 2],
    ]);
  });
});

import { dayAfter, HOME_ZONE, instantOfWallTime, isTimeZone, wallTimeAt } from './timeZone';

const at = (iso: string) => Date.parse(iso);

describe('wallTimeAt and instantOfWallTime', () => {
  it.each([
    ['an afternoon in Tanzania', HOME_ZONE, '2026-03-03', '16:00', '2026-03-03T13:00:00Z'],
    ['the first hours, which are yesterday in UTC', HOME_ZONE, '2026-03-03', '01:30', '2026-03-02T22:30:00Z'],
    ['midnight', HOME_ZONE, '2026-03-03', '00:00', '2026-03-02T21:00:00Z'],
    ['UTC', 'UTC', '2026-12-31', '23:59', '2026-12-31T23:59:00Z'],
    ['winter in London', 'Europe/London', '2026-01-15', '09:00', '2026-01-15T09:00:00Z'],
    ['summer in London', 'Europe/London', '2026-07-15', '09:00', '2026-07-15T08:00:00Z'],
    ['west of Greenwich', 'America/New_York', '2026-03-03', '20:00', '2026-03-04T01:00:00Z'],
    ['three quarters of an hour', 'Asia/Kathmandu', '2026-03-03', '06:00', '2026-03-03T00:15:00Z'],
  ])('agree on %s', (_what, zone, day, time, iso) => {
    expect(instantOfWallTime({ day, time }, zone)).toBe(at(iso));
    expect(wallTimeAt(at(iso), zone)).toEqual({ day, time });
  });

  it('take the first of an hour that comes twice', () => {
    expect(instantOfWallTime({ day: '2026-10-25', time: '01:30' }, 'Europe/London')).toBe(
      at('2026-10-25T00:30:00Z'),
    );
  });

  it('take an hour that is left out by the clocks of before', () => {
    const instant = instantOfWallTime({ day: '2026-03-29', time: '01:30' }, 'Europe/London');
    expect(instant).toBe(at('2026-03-29T01:30:00Z'));
    expect(wallTimeAt(instant, 'Europe/London')).toEqual({ day: '2026-03-29', time: '02:30' });
  });
});

test.each([
  [HOME_ZONE, true],
  ['UTC', true],
  ['Africa/Atlantis', false],
  ['', false],
])('isTimeZone(%j) is %s', (name, isOne) => {
  expect(isTimeZone(name)).toBe(isOne);
});

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 7, '2027-01-07'],
])('%s and %s days are %s', (day, days, after) => {
  expect(dayAfter(day, days)).toBe(after);
});

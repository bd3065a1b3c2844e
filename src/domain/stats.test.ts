import { driftBetween, monthOf, monthsUntil, parseStats, spanOfMonth } from './stats';

test('months are those of Tanzania, three hours ahead of Greenwich', () => {
  expect(monthOf(Date.UTC(2026, 0, 31, 20, 59))).toBe('2026-01');
  expect(monthOf(Date.UTC(2026, 0, 31, 21, 0))).toBe('2026-02');
  expect(spanOfMonth('2026-02')).toEqual({
    from: Date.UTC(2026, 0, 31, 21),
    to: Date.UTC(2026, 1, 28, 21),
  });
  expect(spanOfMonth('2026-12').to).toBe(Date.UTC(2026, 11, 31, 21));
});

test('the last months go over the turn of the year', () => {
  expect(monthsUntil(Date.UTC(2026, 1, 10), 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(monthsUntil(Date.UTC(2026, 11, 31, 22), 2)).toEqual(['2026-12', '2027-01']);
});

test('stored figures are mended, and what differs from a count is named', () => {
  const stats = parseStats({ counts: { users: 3, ebooks: 'many' }, months: { '2026-02': { users: 2 } } });
  expect(stats.counts).toMatchObject({ users: 3, ebooks: 0 });
  const counts = { ...stats.counts, users: 4 };
  const months = { '2026-02': { users: 2, enrolments: 1, certificates: 0 } };
  expect(driftBetween(stats, { counts, months })).toEqual([
    { what: 'users', kept: 3, counted: 4 },
    { what: 'enrolments 2026-02', kept: 0, counted: 1 },
  ]);
});

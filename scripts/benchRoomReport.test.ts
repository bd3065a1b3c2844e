import { percentile, roomReport } from './benchRoomReport';

test('percentiles are numbers that were measured', () => {
  const numbers = [5, 1, 4, 2, 3];
  expect([0, 0.5, 0.95, 1].map((share) => percentile(numbers, share))).toEqual([1, 3, 5, 5]);
  expect(percentile([], 0.5)).toBeNaN();
});

test('the report says what was lost and doubled', () => {
  const text = roomReport({
    machine: 'here',
    listeners: 200,
    seconds: 120,
    cutOff: 10,
    cutSeconds: 30,
    messages: 120,
    lost: 3,
    doubled: 1,
    isOrdered: false,
    median: 12.4,
    p95: 20,
    max: 31,
    caughtUpMs: 1000,
  });
  expect(text).toContain('| lost | 3 |');
  expect(text).toContain('| doubled | 1 |');
  expect(text).toContain('| in order everywhere | no |');
  expect(text).toContain('median | 12 ms |');
});

import { quizPartOf, quizReport, withQuizReport } from './benchQuizReport';

const RESULT = {
  machine: 'a machine',
  students: 300,
  seconds: 59.6,
  graded: 300,
  doubled: 0,
  start: { median: 100.4, p95: 200, max: 300 },
  submit: { median: 10, p95: 20, max: 30 },
};

test('the report says who was graded, and how long it took', () => {
  const report = quizReport(RESULT);
  expect(report).toContain('300 students');
  expect(report).toContain('within 60 s');
  expect(report).toContain('| start | 100 ms | 200 ms | 300 ms |');
});

test('the figures replace those of before, and leave the rest of the page alone', () => {
  const page = '# Performance\n\nWords.\n';
  const once = withQuizReport(page, 'first $& figures');
  const twice = withQuizReport(`${once}\nMore.\n`, 'second figures');
  expect(once).toContain('first $& figures');
  expect(twice).not.toContain('first');
  expect(twice.startsWith(page)).toBe(true);
  expect(twice).toContain('More.');
  expect(quizPartOf(twice)).toContain('second figures');
  expect(quizPartOf(page)).toBe('');
});

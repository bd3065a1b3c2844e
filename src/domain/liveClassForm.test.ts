import { ValidationError } from 'yup';
import {
  INVALID_LIVE_CASES,
  type LiveClassCase,
  VALID_LIVE_CASES,
} from '../../tests/support/cases/liveClass';
import { validLiveClass } from '../../tests/support/liveClasses';
import { parseLiveClass, toLiveClassRow } from './liveClass';
import { liveClassFormSchema } from './liveClassForm';
import { newLiveClass, toLiveClassForm, toLiveClassRecord } from './liveClassRecord';
import { BY_THE_CLOCK } from './liveClassTime';

const NOW = Date.UTC(2026, 2, 2, 9);
const withCase = ({ field, value }: LiveClassCase) => ({ ...validLiveClass(), [field]: value });

function problems(form: object): Record<string, string> {
  try {
    liveClassFormSchema.validateSync(form, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path = '', message }) => [path, message]));
  }
}

test.each(VALID_LIVE_CASES)('takes $name', (entry) => {
  expect(problems(withCase(entry))).toEqual({});
});

test.each(INVALID_LIVE_CASES)('refuses $name', (entry) => {
  expect(problems(withCase(entry))).toEqual({ [entry.field]: entry.message });
});

test('asks an untouched form for title, subtitle and teacher, and nothing else', () => {
  expect(Object.keys(problems(newLiveClass('', NOW))).sort()).toEqual(['subtitle', 'teacher', 'title']);
});

test('a form survives being stored and read', () => {
  const form = liveClassFormSchema.validateSync(
    validLiveClass({ date: '2026-03-03', time: '23:30', timeZone: 'Europe/London', sessions: '4' }),
  );
  const live = parseLiveClass('id', { ...toLiveClassRecord(form), ...BY_THE_CLOCK, created_by: 'neema' });
  if (!live) throw new Error('A class has a title and a time.');
  expect(toLiveClassForm(live, form.link, NOW)).toEqual(form);
  expect(toLiveClassRow(live)).not.toHaveProperty('description');
});

test.each([
  ['a title', { title: '' }],
  ['a time', { session_starts: [] }],
  ['a list of times', { session_starts: 'soon' }],
])('a document without %s is no class', (_what, changes) => {
  const record = toLiveClassRecord(liveClassFormSchema.validateSync(validLiveClass()));
  expect(parseLiveClass('id', { ...record, ...changes })).toBeNull();
});

import { ValidationError } from 'yup';
import { INVALID_TUTOR_CASES, VALID_TUTOR_CASES, VALID_TUTOR_FORM } from '../../tests/support/cases/tutor';
import { parseTutor, toTutorRow } from './tutor';
import { EMPTY_TUTOR_FORM, tutorFormSchema } from './tutorForm';
import { toTutorContact, toTutorForm, toTutorRecord } from './tutorRecord';

function problemsOf(values: object): { path: string | undefined; message: string }[] {
  try {
    tutorFormSchema.validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path, message }) => ({ path, message }));
  }
}

const forms = <Case extends { form?: object }>(cases: readonly Case[]) => cases.filter(({ form }) => form);

it.each(forms(VALID_TUTOR_CASES))('takes $name', ({ form }) => {
  expect(problemsOf({ ...VALID_TUTOR_FORM, ...form })).toEqual([]);
});

it.each(forms(INVALID_TUTOR_CASES))('refuses $name', ({ form, path, message }) => {
  const at = path ?? Object.keys(form ?? {})[0];
  expect(problemsOf({ ...VALID_TUTOR_FORM, ...form })).toEqual([{ path: at, message }]);
});

it('asks for what the empty form lacks, and for nothing else', () => {
  expect(problemsOf(EMPTY_TUTOR_FORM).map(({ message }) => message)).toEqual([
    'Name is required',
    'Invalid email address',
    'Specialty is required',
    'Bio should be at least 10 characters',
    'Start date is required',
  ]);
});

it.each(VALID_TUTOR_CASES.filter(({ form, record }) => form && record))(
  'stores $name as the rules take it',
  ({ form, record }) => {
    expect(toTutorRecord(tutorFormSchema.validateSync({ ...VALID_TUTOR_FORM, ...form }))).toMatchObject(
      record ?? {},
    );
  },
);

it('keeps e-mail and phone out of what everybody may read', () => {
  const record = JSON.stringify(toTutorRecord(VALID_TUTOR_FORM));
  for (const secret of ['anitha.kessy', 'shule', '700']) expect(record).not.toContain(secret);
});

it('fills the form with what it stored', () => {
  const form = tutorFormSchema.validateSync(VALID_TUTOR_FORM);
  const tutor = parseTutor('t', { ...toTutorRecord(form) });
  expect(tutor && toTutorForm(tutor, toTutorContact(form))).toEqual(VALID_TUTOR_FORM);
});

describe('a stored tutor', () => {
  const record = (changes: object = {}) => ({ ...toTutorRecord(VALID_TUTOR_FORM), ...changes });

  it('is mended where something is missing or odd', () => {
    expect(parseTutor('t', { name: 'Anitha Kessy' })).toMatchObject({
      specialty: 'General',
      status: 'review',
      verified: false,
      levels: [],
      hourly_rate: null,
      start_date: null,
      rating: 0,
      latest_reviews: [],
      availability: EMPTY_TUTOR_FORM.availability,
    });
    const odd = record({
      hourly_rate: '4.50',
      website_url: 'javascript:alert(1)',
      rating: 9,
      rating_count: 2,
      availability: { monday: { enabled: true, start: '9', end: '17:00' } },
      latest_reviews: [null, { name: 'Neema', rating: 6 }, { name: 'Baraka', rating: 4, at: 5 }],
    });
    expect(parseTutor('t', odd)).toMatchObject({
      hourly_rate: 4.5,
      website_url: null,
      rating: 0,
      availability: EMPTY_TUTOR_FORM.availability,
      latest_reviews: [{ name: 'Baraka', rating: 4, text: '', at: 5 }],
    });
    expect(parseTutor('t', record({ name: '\u200b' }))).toBeNull();
  });

  it.each([
    ['active', { id: 't', days: ['monday'], hourly_rate: 4.5 }],
    ['review', null],
    ['inactive', null],
    ['asleep', null],
  ])('that is %s has the right row in the public catalogue', (status, row) => {
    const tutor = parseTutor('t', record({ status }));
    const made = tutor && toTutorRow(tutor);
    if (row) expect(made).toMatchObject(row);
    else expect(made).toBeNull();
  });
});

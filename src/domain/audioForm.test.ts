import { ValidationError } from 'yup';
import { INVALID_AUDIO_CASES, VALID_AUDIO_CASES, VALID_AUDIO_FORM } from '../../tests/support/cases/audio';
import { parseAudio } from './audio';
import { audioFormSchema, isComplete } from './audioForm';
import { toAudioForm, toAudioRecord } from './audioRecord';

function problemsOf(changes: object): { path: string | undefined; message: string }[] {
  try {
    audioFormSchema.validateSync({ ...VALID_AUDIO_FORM, ...changes }, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path, message }) => ({ path, message }));
  }
}

const forms = <Case extends { form?: object }>(cases: readonly Case[]) => cases.filter(({ form }) => form);

it.each(forms(VALID_AUDIO_CASES))('takes $name', ({ form }) => {
  expect(problemsOf(form ?? {})).toEqual([]);
});

it.each(forms(INVALID_AUDIO_CASES))('refuses $name', ({ form, path, message }) => {
  const at = path ?? Object.keys(form ?? {})[0];
  expect(problemsOf(form ?? {})).toContainEqual({ path: at, message });
});

it.each(VALID_AUDIO_CASES.filter(({ form, record }) => form && record))(
  'stores $name as the rules take it',
  ({ form, record }) => {
    expect(toAudioRecord(audioFormSchema.validateSync({ ...VALID_AUDIO_FORM, ...form }))).toMatchObject(
      record ?? {},
    );
  },
);

it('fills the form with what it stored', () => {
  const stored = parseAudio('a', { ...toAudioRecord(audioFormSchema.validateSync(VALID_AUDIO_FORM)) });
  expect(stored && toAudioForm(stored)).toEqual(VALID_AUDIO_FORM);
});

describe('the edit form can be saved', () => {
  it.each(['title', 'type', 'duration', 'description', 'author', 'subject', 'dateAdded'])(
    'not without %s',
    (field) => {
      expect(isComplete({ ...VALID_AUDIO_FORM, [field]: ' ' })).toBe(false);
    },
  );

  it.each([
    [true, '', true],
    [false, '', false],
    [false, '-1', false],
    [false, '0', true],
    [false, '2.50', true],
  ])('free: %s, price "%s": %s', (isFree, price, expected) => {
    expect(isComplete({ ...VALID_AUDIO_FORM, isFree, price })).toBe(expected);
  });
});

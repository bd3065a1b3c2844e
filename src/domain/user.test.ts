import { checkForm, signInSchema, signUpSchema } from './user';

const valid = {
  email: 'asha@shule.example',
  password: 'siri-yangu',
  confirmPassword: 'siri-yangu',
  firstName: 'Asha',
  lastName: "Ng'wandu",
  username: '',
};
const said = (fields: Partial<typeof valid>) => {
  const checked = checkForm(signUpSchema, { ...valid, ...fields });
  return 'problem' in checked ? checked.problem : null;
};

describe('the sign-up form', () => {
  it('gives back what was typed, cleaned', () => {
    const checked = checkForm(signUpSchema, {
      ...valid,
      email: ' asha@shule.example ',
      firstName: '  Asha\0',
    });
    expect(checked).toEqual({ form: { ...valid, firstName: 'Asha' } });
  });

  it.each([
    [
      'everything missing',
      { email: '', password: '', firstName: '', lastName: '' },
      'Email and password are required',
    ],
    ['no password, no names', { password: '', firstName: '' }, 'Email and password are required'],
    [
      'names before passwords',
      { lastName: ' ', confirmPassword: 'x' },
      'First name and last name are required',
    ],
    ['names that cannot be seen', { firstName: '\u200B\u00A0' }, 'First name and last name are required'],
    ['a mismatch before a length', { password: 'abc', confirmPassword: 'abcd' }, 'Passwords do not match'],
    ['a mismatch in case', { confirmPassword: 'Siri-yangu' }, 'Passwords do not match'],
    [
      'five characters',
      { password: 'abcde', confirmPassword: 'abcde' },
      'Password must be at least 6 characters',
    ],
    [
      'a length before a format',
      { email: 'asha', password: 'a', confirmPassword: 'a' },
      'Password must be at least 6 characters',
    ],
    ['no email address', { email: 'asha@' }, 'Enter a valid email address'],
    ['a username with a space', { username: 'asha m' }, 'Use 3 to 30 letters, digits, dots or underscores'],
    ['a username of two letters', { username: 'as' }, 'Use 3 to 30 letters, digits, dots or underscores'],
  ])('with %s says one thing', (_case, fields, message) => {
    expect(said(fields)?.message).toBe(message);
  });

  it.each([
    ['exactly six characters', { password: 'abcdef', confirmPassword: 'abcdef' }],
    ['emoji', { password: '🦒🦒🦒', confirmPassword: '🦒🦒🦒' }],
    ['4,096 characters', { password: 'a'.repeat(4096), confirmPassword: 'a'.repeat(4096) }],
    ['no username', { username: '   ' }],
    ['a username in capitals', { username: 'Asha.M_1' }],
  ])('takes %s', (_case, fields) => {
    expect(said(fields)).toBeNull();
  });

  it('names the field to mend', () => {
    expect(said({ confirmPassword: 'x' })?.field).toBe('confirmPassword');
    expect(said({ lastName: '' })?.field).toBe('lastName');
  });
});

test('signing in asks for both', () => {
  const message = 'Email and password are required';
  expect(checkForm(signInSchema, { email: '', password: 'x' })).toEqual({
    problem: { field: 'email', message },
  });
  expect(checkForm(signInSchema, { email: 'a@b.example', password: '' })).toEqual({
    problem: { field: 'password', message },
  });
  // A password from before a rule changed must still open its account.
  expect(checkForm(signInSchema, { email: 'a@b.example', password: 'x' })).toHaveProperty('form');
});

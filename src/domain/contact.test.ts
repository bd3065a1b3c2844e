import { INVALID_CONTACT_CASES, VALID_CONTACT, VALID_CONTACT_CASES } from '../../tests/support/cases/contact';
import { foldEmail, isEmail, parseMessage } from './contact';
import { checkContactForm, subscribeSchema } from './contactInput';

describe('the contact form', () => {
  test.each(VALID_CONTACT_CASES)('takes $name', ({ form }) => {
    expect(checkContactForm({ ...VALID_CONTACT, ...form })).toHaveProperty('form');
  });

  test.each(INVALID_CONTACT_CASES)('refuses $name, at the field', ({ form, message }) => {
    const [field = ''] = Object.keys(form);
    expect(checkContactForm({ ...VALID_CONTACT, ...form })).toEqual({ errors: { [field]: message } });
  });

  test('gives the cleaned texts', () => {
    const checked = checkContactForm({ ...VALID_CONTACT, name: '  Rehema\0 ', email: ' r@shule.example' });
    expect(checked).toEqual({ form: { ...VALID_CONTACT, name: 'Rehema', email: 'r@shule.example' } });
  });
});

test('the footer and the function take the same addresses', () => {
  for (const { form } of [...VALID_CONTACT_CASES, ...INVALID_CONTACT_CASES]) {
    const { email } = { ...VALID_CONTACT, ...form };
    expect([email, subscribeSchema.isValidSync({ email })]).toEqual([email, isEmail(email)]);
  }
});

test('one address has one form', () => {
  expect(foldEmail(' Rehema@Shule.Example ')).toBe(foldEmail('rehema@shule.example'));
});

test('a stored message without its text is none, and other gaps are mended', () => {
  expect(parseMessage('1', { subject: 'Books' })).toBeNull();
  expect(parseMessage('1', { message: 'Habari', status: 'lost', created_at: 'now' })).toEqual({
    id: '1',
    name: '',
    email: '',
    subject: '',
    message: 'Habari',
    uid: null,
    status: 'new',
    created_at: 0,
  });
});

import { type MediaGrant, readGrant, signGrant } from './mediaToken';

const grant: MediaGrant = { id: 'kitabu', uid: 'asha', path: 'ebooks/x/1-a.pdf', size: 900, expiresAt: 5 };
const token = signGrant(grant, 'siri');

test('comes back as it was signed', () => {
  expect(readGrant(token, 'siri')).toEqual(grant);
});

const [payload = '', signature = ''] = token.split('.');
const other = Buffer.from(JSON.stringify({ ...grant, id: 'kingine' })).toString('base64url');

test.each([
  ['nothing', ''],
  ['a dot', '.'],
  ['no signature', payload],
  ['another payload', `${other}.${signature}`],
  ['a cut signature', `${payload}.${signature.slice(0, -2)}`],
  ['a third part', `${token}.x`],
])('refuses %s', (_name, text) => {
  expect(readGrant(text, 'siri')).toBeNull();
});

test('refuses what another secret signed', () => {
  expect(readGrant(token, 'nyingine')).toBeNull();
});

test('does nothing without a secret', () => {
  expect(() => signGrant(grant, '')).toThrow('MEDIA_SECRET');
  expect(() => readGrant(token, '')).toThrow('MEDIA_SECRET');
});

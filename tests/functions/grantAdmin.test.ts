import { getAuth } from 'firebase-admin/auth';
import { grantAdmin } from '../../scripts/grantRole';
import { callFunction, signUp } from '../support/callers';
import { adminApp, adminDb, closeWorld } from '../support/world';

afterAll(closeWorld);

const linesOf = async (uid: string) =>
  (await adminDb().collection('audit').where('record_id', '==', uid).get()).docs.map((line) => line.data());

describe('grant-admin', () => {
  test.each([
    ['a student', undefined],
    ['somebody without a record', null],
    ['somebody deactivated', { role: 'student', status: 'inactive' } as const],
  ])('makes %s an administrator, and says so once in the log', async (_who, record) => {
    const account = await signUp({ displayName: 'Neema Mushi', ...(record !== undefined && { record }) });
    expect(await grantAdmin(adminApp(), account.email.toUpperCase())).toBe('Neema Mushi');
    await grantAdmin(adminApp(), account.email);
    expect((await getAuth(adminApp()).getUser(account.uid)).customClaims).toEqual({ role: 'admin' });
    expect((await adminDb().doc(`users/${account.uid}`).get()).data()).toMatchObject({
      email: account.email,
      role: 'admin',
      status: 'active',
      sort_name: 'neema mushi',
    });
    expect(await linesOf(account.uid)).toEqual([
      expect.objectContaining({ actor_uid: 'script', action: 'user.role', record_title: 'Neema Mushi' }),
    ]);
    // The old token has no role yet, so nothing opens before a new one.
    expect(
      (await callFunction('setUserRole', { uid: 'x', role: 'admin' }, account)).error?.details?.code,
    ).toBe('permission-denied');
  });

  test('says that nobody has this e-mail', async () => {
    await expect(grantAdmin(adminApp(), 'hakuna@somo.example')).rejects.toThrow(
      'Nobody has an account with hakuna@somo.example. Sign up on the site first.',
    );
  });
});

import type { App } from 'firebase-admin/app';
import { getAuth, type UserRecord as UserInAuth } from 'firebase-admin/auth';
import { type DocumentSnapshot, FieldValue, getFirestore, Timestamp } from 'firebase-admin/firestore';
import type { AuditAction } from '../src/domain/audit';
import { fullName, parseUser, userKeys, type UserRecord } from '../src/domain/user';

/** Makes the owner of an e-mail an administrator, past every rule: the first one has nobody to ask. Gives their name. */
export async function grantAdmin(app: App, email: string): Promise<string> {
  const account = await findAccount(app, email);
  const db = getFirestore(app);
  const name = await db.runTransaction(async (transaction) => {
    const ref = db.doc(`users/${account.uid}`);
    const stored = await transaction.get(ref);
    const user = adminFrom(account, stored);
    const title = fullName(user) || email;
    if (stored.get('role') === 'admin' && stored.get('status') === 'active') return title;
    const { uid: _uid, joined, ...fields } = user;
    transaction.set(
      ref,
      { ...fields, ...userKeys(user), joined: Timestamp.fromMillis(joined) },
      { merge: true },
    );
    transaction.create(db.collection('audit').doc(), {
      at: FieldValue.serverTimestamp(),
      actor_uid: 'script',
      actor_name: 'npm run grant-admin',
      action: 'user.role' satisfies AuditAction,
      kind: 'user',
      record_id: account.uid,
      record_title: title,
      changes: [
        { field: 'role', before: (stored.get('role') as string | undefined) ?? null, after: 'admin' },
      ],
    });
    return title;
  });
  await getAuth(app).setCustomUserClaims(account.uid, { ...account.customClaims, role: 'admin' });
  if (account.disabled) await getAuth(app).updateUser(account.uid, { disabled: false });
  return name;
}

async function findAccount(app: App, email: string): Promise<UserInAuth> {
  try {
    return await getAuth(app).getUserByEmail(email);
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'auth/user-not-found') throw error;
    throw new Error(`Nobody has an account with ${email}. Sign up on the site first.`, { cause: error });
  }
}

/** The record may not be there yet, or without a date: `ensureUser` adds the rest at the next sign-in. */
function adminFrom(account: UserInAuth, stored: DocumentSnapshot): UserRecord {
  const joined: unknown = stored.get('joined');
  const [first = '', ...rest] = (account.displayName ?? '').split(' ');
  return parseUser(account.uid, {
    first_name: first,
    last_name: rest.join(' '),
    ...stored.data(),
    email: account.email,
    role: 'admin',
    status: 'active',
    joined:
      joined instanceof Timestamp
        ? joined.toMillis()
        : Date.parse(account.metadata.creationTime) || Date.now(),
  });
}

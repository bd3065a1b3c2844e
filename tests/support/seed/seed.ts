import { createHash } from 'node:crypto';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { CATALOG_INDEX_PATH, type CatalogIndex, shardPath } from '../../../src/domain/catalog';
import { accessId } from '../../../src/domain/media';
import { userKeys } from '../../../src/domain/user';
import { foldUsername } from '../../../src/domain/username';
import { BOUGHT_TITLES, ebookIdOf, type SeedEbook, seedEbooks, type SeedFile } from './ebooks';
import { type SeedUser, seedUsers } from './users';

export interface SeedOptions {
  projectId: string;
  /** Dates of the sample data count back from here. */
  now: Date;
  log: (line: string) => void;
}

const SEED_DOCUMENT = 'settings/seed';

/** The hero's claims (spec section 2.4); an administrator edits them later. */
const HOME_TEXTS = {
  hero_students: '10K+',
  hero_courses: '200+',
  hero_rating: '4.9',
  hero_reviews: '2,500+',
};

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

async function withApp<T>(projectId: string, work: (app: App) => Promise<T>): Promise<T> {
  if (!process.env.FIRESTORE_EMULATOR_HOST) {
    throw new Error('Sample data belong into a local run: FIRESTORE_EMULATOR_HOST is not set.');
  }
  const storageBucket = `${projectId}.firebasestorage.app`;
  const app = initializeApp({ projectId, storageBucket }, `seed-${Date.now()}`);
  try {
    return await work(app);
  } finally {
    await deleteApp(app);
  }
}

async function seedAccount(auth: Auth, user: SeedUser): Promise<void> {
  const account = {
    email: user.email,
    password: user.password,
    displayName: `${user.firstName} ${user.lastName}`,
    emailVerified: user.emailVerified,
    disabled: user.status === 'inactive',
  };
  try {
    await auth.createUser({ uid: user.uid, ...account });
  } catch (error) {
    if ((error as { code?: string }).code !== 'auth/uid-already-exists') throw error;
    await auth.updateUser(user.uid, account);
  }
  await auth.setCustomUserClaims(user.uid, { role: user.role });
}

async function seedPeople(app: App, users: readonly SeedUser[]): Promise<void> {
  const db = getFirestore(app);
  const batch = db.batch();
  for (const user of users) {
    batch.set(db.doc(`users/${user.uid}`), {
      email: user.email,
      first_name: user.firstName,
      last_name: user.lastName,
      username: user.username,
      role: user.role,
      status: user.status,
      school: user.school,
      ...userKeys({
        first_name: user.firstName,
        last_name: user.lastName,
        email: user.email,
        username: user.username,
      }),
      joined: Timestamp.fromDate(new Date(user.joined)),
    });
    batch.set(db.doc(`profiles/${user.uid}`), {
      name: `${user.firstName} ${user.lastName}`,
      avatar_url: null,
    });
    batch.set(db.doc(`usernames/${foldUsername(user.username)}`), { uid: user.uid });
  }
  await Promise.all([batch.commit(), ...users.map((user) => seedAccount(getAuth(app), user))]);
}

/** The token makes the address public, as the client's `getDownloadURL` does; without one only rules open the file. */
async function upload(bucket: Bucket, file: SeedFile, isPublic: boolean): Promise<string | null> {
  const hex = createHash('sha256').update(`token ${file.path}`).digest('hex');
  const token = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
  await bucket.file(file.path).save(Buffer.from(file.bytes), {
    resumable: false,
    metadata: {
      contentType: file.contentType,
      cacheControl: isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store',
      metadata: isPublic ? { firebaseStorageDownloadTokens: token } : {},
    },
  });
  if (!isPublic) return null;
  const emulator = process.env.FIREBASE_STORAGE_EMULATOR_HOST;
  const origin = emulator ? `http://${emulator}` : 'https://firebasestorage.googleapis.com';
  return `${origin}/v0/b/${bucket.name}/o/${encodeURIComponent(file.path)}?alt=media&token=${token}`;
}

/** The document of a book whose files are in the store. */
async function storeFiles(bucket: Bucket, { record, file, cover }: SeedEbook): Promise<object> {
  const [fileUrl, coverUrl] = await Promise.all([
    file && upload(bucket, file, record.price === 0),
    cover && upload(bucket, cover, true),
  ]);
  const createdAt = Timestamp.fromMillis(record.created_at);
  return { ...record, file_url: fileUrl, cover_url: coverUrl, created_at: createdAt, updated_at: createdAt };
}

async function seedBooks(app: App, ebooks: readonly SeedEbook[]): Promise<void> {
  const db = getFirestore(app);
  const bucket = getStorage(app).bucket();
  const batch = db.batch();
  const store = async (ebook: SeedEbook) =>
    batch.set(db.doc(`ebooks/${ebook.id}`), await storeFiles(bucket, ebook));
  await Promise.all(ebooks.map(store));
  await batch.commit();
}

async function seedAccess(db: Firestore, now: Date): Promise<void> {
  const batch = db.batch();
  BOUGHT_TITLES.forEach((title, i) => {
    const product = ebookIdOf(title);
    batch.set(db.doc(`access/${accessId('student', product)}`), {
      uid: 'student',
      product,
      sources: [`pmt_seed_${i + 1}`],
      created_at: Timestamp.fromDate(now),
    });
  });
  await batch.commit();
}

/** Fills the emulators with people, books, files and texts. A second run writes the same over the first. */
export async function seedAll({ projectId, now, log }: SeedOptions): Promise<void> {
  await withApp(projectId, async (app) => {
    const db = getFirestore(app);
    const users = seedUsers(now);
    const [ebooks] = await Promise.all([seedEbooks(now), seedPeople(app, users)]);
    log(`${users.length} people`);
    await seedBooks(app, ebooks);
    log(`${ebooks.length} books`);
    await seedAccess(db, now);
    await db.doc('site/home').set(HOME_TEXTS);
    await db.doc(SEED_DOCUMENT).set({ seeded_at: Timestamp.fromDate(now) });
  });
}

/** True when a seeding has been finished. */
export async function isSeeded(projectId: string): Promise<boolean> {
  return withApp(projectId, async (app) => (await getFirestore(app).doc(SEED_DOCUMENT).get()).exists);
}

const CATALOGUE_LIMIT_MS = 120_000;

/** The triggers pack the catalogue a moment after the books are stored; whoever opens the site before that sees none. */
export async function untilCatalogued(projectId: string): Promise<void> {
  await withApp(projectId, async (app) => {
    const db = getFirestore(app);
    const books = (await db.collection('ebooks').count().get()).data().count;
    const deadline = Date.now() + CATALOGUE_LIMIT_MS;
    while ((await cataloguedBooks(db)) < books) {
      if (Date.now() > deadline)
        throw new Error('The catalogue was not filled: look at the functions in the log.');
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  });
}

async function cataloguedBooks(db: Firestore): Promise<number> {
  const index = await db.doc(CATALOG_INDEX_PATH).get();
  const versions = (index.data() as CatalogIndex | undefined)?.kinds.ebook ?? [];
  const shards = await Promise.all(versions.map((_, shard) => db.doc(shardPath('ebook', shard)).get()));
  return shards.reduce((total, shard) => total + Number(shard.get('count') ?? 0), 0);
}

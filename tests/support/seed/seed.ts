import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import {
  CATALOG_INDEX_PATH,
  type CatalogIndex,
  type CatalogKind,
  shardPath,
} from '../../../src/domain/catalog';
import type { ProductKind } from '../../../src/domain/access';
import { PAY_WAYS_PATH, type PayWays } from '../../../src/domain/payWays';
import { userKeys } from '../../../src/domain/user';
import { foldUsername } from '../../../src/domain/username';
import { seedAudios, seedPlaylists } from './audios';
import { seedBundles } from './bundles';
import { seedCourses } from './courses';
import { seedDiscussions } from './discussions';
import { seedEbooks } from './ebooks';
import { seedEnrolments } from './enrolments';
import { seedOnDemand } from './onDemand';
import { seedLiveClasses } from './liveClasses';
import { seedPosts } from './posts';
import { seedQuizzes } from './quizzes';
import { seedReels } from './reels';
import { seedPayments, type SoldItem, storePayments } from './payments';
import { seedResources } from './resources';
import { seedStats } from './stats';
import { storeRecords } from './storeRecords';
import { seedTutors } from './tutors';
import { type SeedUser, seedUsers } from './users';

export interface SeedOptions {
  projectId: string;
  /** Dates of the sample data count back from here. */
  now: Date;
  log: (line: string) => void;
}

const SEED_DOCUMENT = 'settings/seed';

/** The hero's claims (spec section 2.4); an administrator edits them later. */
/** For practice: these numbers belong to nobody. */
const PAY_WAYS: PayWays = {
  'M-Pesa': 'Pay to Lipa Namba 000 123, in the name of Somo Elimu.',
  'Tigo Pesa': 'Pay to Lipa Namba 000 456, in the name of Somo Elimu.',
  'Airtel Money': 'Pay to merchant 000 789, in the name of Somo Elimu.',
  Cash: 'Pay at your school’s office and ask for the number of the receipt.',
};

const HOME_TEXTS = {
  hero_students: '10K+',
  hero_courses: '200+',
  hero_rating: '4.9',
  hero_reviews: '2,500+',
};

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

/** What has a price, as payments name it. */
const soldOf = (
  kind: ProductKind,
  records: readonly {
    id: string;
    record: { price: number; title?: string; name?: string; created_by: string };
  }[],
): SoldItem[] =>
  records
    .filter(({ record }) => record.price > 0)
    .map(({ id, record: { title, name, price, created_by } }) => ({
      id,
      kind,
      title: title ?? name ?? '',
      price,
      by: created_by,
    }));

async function seedTutorDocuments(db: Firestore, now: Date): Promise<void> {
  const batch = db.batch();
  for (const { id, createdAt, record, contact } of seedTutors(now)) {
    const at = Timestamp.fromDate(createdAt);
    batch.set(db.doc(`tutors/${id}`), { ...record, created_at: at, updated_at: at });
    batch.set(db.doc(`tutor_private/${id}`), { ...contact, updated_at: at });
  }
  await batch.commit();
}

/** Fills the emulators with people, books, audio, files and texts. A second run writes the same over the first. */
export async function seedAll({ projectId, now, log }: SeedOptions): Promise<void> {
  await withApp(projectId, async (app) => {
    const db = getFirestore(app);
    const users = seedUsers(now);
    const [ebooks, audios] = await Promise.all([seedEbooks(now), seedAudios(now), seedPeople(app, users)]);
    const playlists = seedPlaylists(now);
    log(`${users.length} people`);
    await storeRecords(app, { collection: 'ebooks', fileUrl: 'file_url', coverUrl: 'cover_url' }, ebooks);
    log(`${ebooks.length} books`);
    await storeRecords(
      app,
      { collection: 'audios', fileUrl: 'audio_file_url', coverUrl: 'cover_image_url' },
      audios,
    );
    await storeRecords(app, { collection: 'playlists', coverUrl: 'cover_url' }, playlists);
    log(`${audios.length} audios, ${playlists.length} playlists`);
    const reels = await seedReels(now);
    await storeRecords(app, { collection: 'reels', fileUrl: 'video_url', coverUrl: 'poster_url' }, reels);
    log(`${reels.length} reels`);
    log(`${await seedCourses(db, now)} courses`);
    log(`${await seedOnDemand(db, now)} on-demand classes`);
    const student = users.find(({ uid }) => uid === 'student');
    if (student) {
      const name = `${student.firstName} ${student.lastName}`;
      await seedEnrolments(db, { uid: student.uid, name }, now);
    }
    log(`${await seedLiveClasses(db, now)} live classes`);
    log(`${await seedDiscussions(db, now)} discussions`);
    log(`${await seedQuizzes(db, now)} quizzes`);
    log(`${await seedPosts(db, getStorage(app).bucket(), users, now)} posts`);
    log(`${await seedBundles(db, now)} bundles`);
    log(`${await seedResources(db, now)} study resources`);
    const sold = [
      ...soldOf(
        'ebook',
        ebooks.filter(({ file }) => file !== null),
      ),
      ...soldOf(
        'audio',
        audios.filter(({ file }) => file !== null),
      ),
      ...soldOf('playlist', playlists),
    ];
    log(`${await storePayments(db, seedPayments(users, sold, now))} payments`);
    await seedTutorDocuments(db, now);
    await db.doc('site/home').set(HOME_TEXTS);
    await db.doc(PAY_WAYS_PATH).set({ ways: PAY_WAYS });
    await seedStats(db, now);
    await db.doc(SEED_DOCUMENT).set({ seeded_at: Timestamp.fromDate(now) });
  });
}

/** True when a seeding has been finished. */
export async function isSeeded(projectId: string): Promise<boolean> {
  return withApp(projectId, async (app) => (await getFirestore(app).doc(SEED_DOCUMENT).get()).exists);
}

const CATALOGUE_LIMIT_MS = 300_000;

/** What stands in the catalogue when the triggers are done. */
const CATALOGUED: Readonly<Record<CatalogKind, (db: Firestore) => Query>> = {
  ebook: (db) => db.collection('ebooks'),
  audio: (db) => db.collection('audios'),
  playlist: (db) => db.collection('playlists'),
  tutor: (db) => db.collection('tutors').where('status', '==', 'active'),
  course: (db) => db.collection('courses').where('status', '==', 'published'),
  live_class: (db) => db.collection('live_classes'),
  discussion: (db) => db.collection('discussions'),
  quiz: (db) => db.collection('quizzes').where('status', '==', 'published'),
  bundle: (db) => db.collection('bundles').where('published', '==', true),
  reel: (db) => db.collection('reels'),
  resource: (db) => db.collection('resources').where('published', '==', true),
};

/** The triggers pack the catalogue a moment after the records are stored; whoever opens the site before that sees none. */
export async function untilCatalogued(projectId: string): Promise<void> {
  await withApp(projectId, async (app) => {
    const db = getFirestore(app);
    const deadline = Date.now() + CATALOGUE_LIMIT_MS;
    for (const kind of Object.keys(CATALOGUED) as CatalogKind[]) {
      const records = (await CATALOGUED[kind](db).count().get()).data().count;
      while ((await cataloguedRows(db, kind)) < records) {
        if (Date.now() > deadline)
          throw new Error('The catalogue was not filled: look at the functions in the log.');
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
    }
  });
}

async function cataloguedRows(db: Firestore, kind: CatalogKind): Promise<number> {
  const index = await db.doc(CATALOG_INDEX_PATH).get();
  const versions = (index.data() as CatalogIndex | undefined)?.kinds[kind] ?? [];
  const shards = await Promise.all(versions.map((_, shard) => db.doc(shardPath(kind, shard)).get()));
  return shards.reduce((total, shard) => total + Number(shard.get('count') ?? 0), 0);
}

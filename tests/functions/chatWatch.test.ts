import { randomUUID } from 'node:crypto';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  type Firestore,
  getFirestore,
  setLogLevel,
  terminate,
} from 'firebase/firestore';
import type { Role } from '../../src/domain/permissions';
import { type ChatView, EMPTY_CHAT } from '../../src/features/chat/chatView';
import { CHAT_PAGE, ChatWatch } from '../../src/features/chat/chatWatchDocs';
import { type Account, signUp } from '../support/callers';
import { chat } from '../support/chats';
import { emulatorHost, PROJECT_ID } from '../support/emulators';
import { until } from '../support/until';
import { adminDb, closeWorld } from '../support/world';

/** What a page in a room is shown, by the client that it has, on the running suite. */

// A lost connection is what one of these tests asks for.
setLogLevel('silent');

interface Page {
  db: Firestore;
  watch: ChatWatch;
  view: () => ChatView;
  /** How often it was told something. */
  told: () => number;
}

const apps: FirebaseApp[] = [];
const pages: Page[] = [];

afterEach(async () => {
  for (const { watch, db } of pages.splice(0)) {
    watch.close();
    await terminate(db);
  }
  await Promise.all(apps.splice(0).map(deleteApp));
});
afterAll(closeWorld);

function enter(roomId: string, { uid }: Account, role: Role = 'student'): Page {
  const app = initializeApp({ projectId: PROJECT_ID, apiKey: 'demo' }, `page-${uid}-${apps.length}`);
  const db = getFirestore(app);
  const { host, port } = emulatorHost('FIRESTORE_EMULATOR_HOST');
  connectFirestoreEmulator(db, host, port, { mockUserToken: { sub: uid, role } });
  let view = EMPTY_CHAT;
  let told = 0;
  const watch = new ChatWatch(db, { roomId, viewer: { uid, role } }, (next) => {
    view = next;
    told += 1;
  });
  const page = { db, watch, view: () => view, told: () => told };
  apps.push(app);
  pages.push(page);
  return page;
}

const BEGINNING = Date.UTC(2026, 2, 4, 9);

/** Messages `from` to `to`, a second apart. */
async function say(roomId: string, from: number, to: number): Promise<void> {
  const batch = adminDb().batch();
  for (let n = from; n <= to; n += 1)
    batch.set(adminDb().doc(`chat_rooms/${roomId}/messages/${String(n).padStart(4, '0')}`), {
      text: String(n),
      author_uid: 'somebody',
      author_name: 'Asha M.',
      sent_at: new Date(BEGINNING + n * 1000),
      edited_at: null,
      is_hidden: false,
      is_deleted: false,
    });
  await batch.commit();
}

const change = (roomId: string, n: number, fields: object) =>
  adminDb()
    .doc(`chat_rooms/${roomId}/messages/${String(n).padStart(4, '0')}`)
    .update(fields);

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
const textsOf = ({ view }: Page) => view().messages.map(({ text }) => text);
const shows = (page: Page, texts: string[]) =>
  until(
    `the page shows ${texts.at(0)} to ${texts.at(-1)}`,
    async () => textsOf(page).join() === texts.join(),
  );
const isLoaded = (page: Page) => until('the room is open', async () => page.view().isLoaded);

test('shows the latest page, then what comes, and upwards page by page to the beginning', async () => {
  const { roomId, student } = await chat();
  await say(roomId, 1, 65);
  const page = enter(roomId, student);
  await isLoaded(page);
  expect(textsOf(page)).toEqual(numbers(66 - CHAT_PAGE, 65));
  expect(page.view()).toMatchObject({
    room: { title: 'Algebra, live' },
    member: { name: 'Neema M.' },
    hasOlder: true,
    isLive: true,
  });
  await say(roomId, 66, 70);
  await shows(page, numbers(66 - CHAT_PAGE, 70));
  while (page.view().hasOlder) await page.watch.loadOlder();
  expect(textsOf(page)).toEqual(numbers(1, 70));
});

test('begins empty, and has the first message', async () => {
  const { roomId, student } = await chat();
  const page = enter(roomId, student);
  await isLoaded(page);
  expect(page.view()).toMatchObject({ messages: [], hasOlder: false });
  await say(roomId, 1, 1);
  await shows(page, ['1']);
});

test('takes away what is hidden, wherever it stands, and leaves it with who leads the room', async () => {
  const { roomId, teacher, student } = await chat();
  await say(roomId, 1, 50);
  const [page, leader] = [enter(roomId, student), enter(roomId, teacher, 'teacher')];
  await Promise.all([page, leader].map(isLoaded));
  await page.watch.loadOlder();
  await say(roomId, 51, 51);
  await shows(page, numbers(1, 51));
  for (const n of [5, 40, 51]) await change(roomId, n, { is_hidden: true });
  await shows(
    page,
    numbers(1, 51).filter((text) => !['5', '40', '51'].includes(text)),
  );
  await shows(leader, numbers(21, 51));
  expect(
    leader
      .view()
      .messages.filter(({ is_hidden }) => is_hidden)
      .map(({ text }) => text),
  ).toEqual(['40', '51']);
  for (const n of [5, 40, 51]) await change(roomId, n, { is_hidden: false });
  await shows(page, numbers(1, 51));
  await change(roomId, 30, { text: 'thirty', edited_at: new Date() });
  await until('the edit shows', async () => textsOf(page)[29] === 'thirty');
});

test('misses nothing and shows nothing twice after a lost connection, however much was said', async () => {
  const { roomId, student } = await chat();
  await say(roomId, 1, 10);
  const page = enter(roomId, student);
  await isLoaded(page);
  await disableNetwork(page.db);
  await until('the page knows', async () => !page.view().isLive);
  await say(roomId, 11, 100);
  await enableNetwork(page.db);
  await shows(page, numbers(1, 100));
  await until('the page knows', async () => page.view().isLive);
});

test('says that a stranger may not listen, and nothing of what is said', async () => {
  const { roomId } = await chat();
  await say(roomId, 1, 1);
  for (const id of [roomId, randomUUID()]) {
    const page = enter(id, await signUp());
    const error = await until('the page is told', async () => page.view().error);
    expect(error.code).toBe('permission-denied');
    expect(page.view().messages).toEqual([]);
  }
});

test('is told nothing more once it is closed', async () => {
  const { roomId, student } = await chat();
  const [left, open] = [enter(roomId, student), enter(roomId, student)];
  await Promise.all([left, open].map(isLoaded));
  left.watch.close();
  const before = left.told();
  await say(roomId, 1, 3);
  await shows(open, numbers(1, 3));
  expect(left.told()).toBe(before);
});

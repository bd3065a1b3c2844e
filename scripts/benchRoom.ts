import { randomUUID } from 'node:crypto';
import os from 'node:os';
import { initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, setLogLevel, terminate } from 'firebase/firestore';
import {
  connectFirestoreEmulator as connectLite,
  getFirestore as getLite,
  setLogLevel as setLiteLogLevel,
} from 'firebase/firestore/lite';
import { CHAT_KINDS } from '../src/domain/chat';
import { parseUser } from '../src/domain/user';
import type { ChatView } from '../src/features/chat/chatView';
import { ChatWatch } from '../src/features/chat/chatWatchDocs';
import { writeChatMessage } from '../src/features/chat/chatWriteDocs';
import { percentile, roomReport } from './benchRoomReport';
import { startBreakableProxy } from './breakableProxy';
import { adminEnv, PROJECT_ID } from './localConfig';
import { offsetFromEnv, type Ports, portsFor } from './ports';
import { startSuite } from './suite';

/**
 * `npm run bench:room`: a live class's room, or with `-- discussion` a discussion's, with 200 listeners and a message a
 * second, against the embedded Firestore and the rules, through the page's own code. Ten listeners lose their connection
 * in the middle; every tenth message is sent twice, as after a lost answer. `-- discussion 20` makes it 20 seconds long.
 */

// Lost connections and refusals are what is asked for here.
setLogLevel('silent');
setLiteLogLevel('silent');

const LISTENERS = 200;
const CUT_OFF = 10;
const WRITERS = 10;
const KIND = CHAT_KINDS.find((kind) => kind === process.argv[2]) ?? 'live_class';
const SECONDS = Number(process.argv[3] ?? 120);
/** A client that lost its connection tries again after ever longer pauses. */
const CATCH_UP_MS = 90_000;

const uidOf = (index: number) => `bench-${index}`;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** One page in the room: what it shows, and when it first did. */
class Listener {
  shown: string[] = [];
  isOpen = false;
  readonly seenAt = new Map<string, number>();
  private readonly db;
  private readonly watch: ChatWatch;

  constructor(roomId: string, index: number, port: number) {
    const uid = uidOf(index);
    this.db = getFirestore(initializeApp({ projectId: PROJECT_ID }, `listener-${index}`));
    connectFirestoreEmulator(this.db, '127.0.0.1', port, { mockUserToken: { sub: uid } });
    this.watch = new ChatWatch(this.db, { roomId, viewer: { uid, role: 'student' } }, this.onView);
  }

  private readonly onView = ({ messages, isLoaded, error }: ChatView) => {
    if (error) throw new Error(`A listener ended: ${error.message}`);
    this.isOpen = isLoaded;
    this.shown = messages.map(({ text }) => text);
    for (const { id } of messages) if (!this.seenAt.has(id)) this.seenAt.set(id, performance.now());
  };

  async close(): Promise<void> {
    this.watch.close();
    await terminate(this.db);
  }
}

async function prepareRoom(): Promise<string> {
  const { db } = await import('../functions/src/firebase');
  const { joinRoom, openRoom, scheduleRoom } = await import('../functions/src/chatRoom');
  const roomId = randomUUID();
  const batch = db.batch();
  openRoom(batch, { id: roomId, kind: KIND, title: 'Bench', moderators: [] });
  if (KIND === 'discussion') scheduleRoom(batch, roomId, { opens_at: Date.now(), is_closed: false });
  for (let index = 0; index < LISTENERS; index += 1) {
    const user = parseUser(uidOf(index), {
      first_name: `Member ${index}`,
      role: 'student',
      status: 'active',
    });
    joinRoom(batch, roomId, user);
    batch.set(db.doc(`users/${user.uid}`), { role: 'student', status: 'active' });
  }
  await batch.commit();
  return roomId;
}

function writersOf(roomId: string, port: number) {
  const databases = Array.from({ length: WRITERS }, (_, index) => {
    const db = getLite(initializeApp({ projectId: PROJECT_ID }, `writer-${index}`));
    connectLite(db, '127.0.0.1', port, { mockUserToken: { sub: uidOf(index), email_verified: true } });
    return db;
  });
  return (n: number, id: string) => {
    const index = n % WRITERS;
    const db = databases[index];
    if (!db) throw new Error('No such writer');
    const author = { uid: uidOf(index), name: `Member ${index}` };
    return writeChatMessage(db, { roomId, id, text: String(n), author });
  };
}

/** A message a second; resolves with each one's id and when it was sent. */
async function talk(write: ReturnType<typeof writersOf>): Promise<Map<string, number>> {
  const sentAt = new Map<string, number>();
  const began = performance.now();
  const writes: Promise<void>[] = [];
  for (let n = 0; n < SECONDS; n += 1) {
    await wait(began + n * 1000 - performance.now());
    const id = randomUUID();
    sentAt.set(id, performance.now());
    const sent = write(n, id);
    writes.push(n % 10 === 9 ? sent.then(() => sendAgain(write, n, id)) : sent);
  }
  await Promise.all(writes);
  return sentAt;
}

/** As a page does that did not hear that its message had arrived. */
async function sendAgain(write: ReturnType<typeof writersOf>, n: number, id: string): Promise<void> {
  await write(n, id).then(
    () => Promise.reject(new Error('The same message was taken twice.')),
    ({ code }: { code?: string }) => {
      if (code !== 'permission-denied') throw new Error(`Sent again, it failed: ${code}`);
    },
  );
}

async function until(what: string, limitMs: number, isSo: () => boolean): Promise<void> {
  const deadline = performance.now() + limitMs;
  while (!isSo() && performance.now() < deadline) await wait(50);
  if (!isSo()) console.log(`Not within ${limitMs / 1000} s: ${what}`);
}

async function measure(ports: Ports): Promise<string> {
  const roomId = await prepareRoom();
  const proxy = await startBreakableProxy(ports.firestore);
  const listeners = Array.from(
    { length: LISTENERS },
    (_, index) => new Listener(roomId, index, index < CUT_OFF ? proxy.port : ports.firestore),
  );
  await until('all listeners are open', 60_000, () => listeners.every(({ isOpen }) => isOpen));
  console.log(`${LISTENERS} listeners are open.`);
  const cutMs = Math.min(30_000, (SECONDS * 1000) / 4);
  const cut = setTimeout(() => void proxy.breakFor(cutMs), (SECONDS * 1000 - cutMs) / 2);
  const sentAt = await talk(writersOf(roomId, ports.firestore));
  clearTimeout(cut);
  const ended = performance.now();
  await until('everybody has everything', CATCH_UP_MS, () =>
    listeners.every(({ seenAt }) => seenAt.size >= sentAt.size),
  );
  const caughtUpMs = performance.now() - ended;

  const wanted = Array.from({ length: SECONDS }, (_, n) => String(n));
  const lost = listeners.map(({ shown }) => wanted.filter((text) => !shown.includes(text)).length);
  const doubled = listeners.map(({ shown }) => shown.length - new Set(shown).size);
  const latencies = listeners
    .slice(CUT_OFF)
    .flatMap(({ seenAt }) => [...seenAt].map(([id, at]) => at - (sentAt.get(id) ?? at)));
  await Promise.all(listeners.map((listener) => listener.close()));
  proxy.stop();
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  return roomReport({
    machine: `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${os.cpus().length} cores`,
    listeners: LISTENERS,
    seconds: SECONDS,
    cutOff: CUT_OFF,
    cutSeconds: cutMs / 1000,
    messages: sentAt.size,
    lost: sum(lost),
    doubled: sum(doubled),
    isOrdered: listeners.every(({ shown }) => shown.join() === wanted.join()),
    median: percentile(latencies, 0.5),
    p95: percentile(latencies, 0.95),
    max: percentile(latencies, 1),
    caughtUpMs,
  });
}

async function run(): Promise<void> {
  const ports = portsFor(offsetFromEnv(3200));
  const suite = await startSuite(ports, { only: ['firestore'] });
  try {
    Object.assign(process.env, adminEnv(ports));
    console.log(await measure(ports));
  } finally {
    await suite.stop();
  }
}

await run();
process.exit(0);

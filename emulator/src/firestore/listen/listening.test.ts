import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getFirestore,
  limitToLast,
  onSnapshot,
  orderBy,
  query,
  setDoc,
  terminate,
  type Firestore,
} from 'firebase/firestore';
import { integer } from '../testing/backend';
import { documents, owner, startTestEmulator, type TestEmulator } from '../testing/client';

/** Firebase's own client as a listener, over gRPC. */
let emulator: TestEmulator;
let app: FirebaseApp;
let client: Firestore;

beforeAll(async () => {
  emulator = await startTestEmulator(({ path }) => ({ allowed: !path.includes('secrets'), reason: 'no' }));
  const { port } = emulator.running;
  app = initializeApp({ projectId: 'demo-somo' });
  client = getFirestore(app);
  connectFirestoreEmulator(client, '127.0.0.1', port, { mockUserToken: { user_id: 'anna' } });
});
afterAll(async () => {
  await terminate(client);
  await deleteApp(app);
  emulator.running.stop();
});

/** Resolves with the first value that is wanted. */
function until<T>(
  listen: (next: (value: T) => void) => () => void,
  isWanted: (value: T) => boolean,
): Promise<T> {
  return new Promise((resolve) => {
    const stop = listen((value) => {
      if (!isWanted(value)) return;
      resolve(value);
      queueMicrotask(() => stop());
    });
  });
}

it('shows a client its own writes and those of others', async () => {
  const chat = query(collection(client, 'rooms/a/chat'), orderBy('n'), limitToLast(2));
  const seen = until<string[]>(
    (next) =>
      onSnapshot(chat, { includeMetadataChanges: true }, (snapshot) => {
        if (!snapshot.metadata.hasPendingWrites) next(snapshot.docs.map(({ id }) => id));
      }),
    (ids) => ids.join() === 'admin,client',
  );
  for (const [index, id] of ['old', 'admin'].entries()) {
    await emulator.call('PATCH', `${documents}/rooms/a/chat/${id}`, { fields: { n: integer(index) } }, owner);
  }
  await setDoc(doc(client, 'rooms/a/chat/client'), { n: 3 });
  expect(await seen).toEqual(['admin', 'client']);
});

it('tells a client that it may not listen, or that an index is missing', async () => {
  const errorOf = (path: string, ...order: string[]): Promise<string> =>
    until(
      (next) =>
        onSnapshot(query(collection(client, path), ...order.map((field) => orderBy(field))), {
          error: ({ code }) => next(code),
        }),
      () => true,
    );
  expect(await errorOf('secrets')).toBe('permission-denied');
  expect(await errorOf('rooms', 'n', 't')).toBe('failed-precondition');
});

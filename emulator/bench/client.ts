import { Firestore } from '@google-cloud/firestore';
import type { Part } from './part';

export const DOCUMENTS = 10_000;
const BATCH = 500;

/** The Admin SDK's client, which speaks gRPC, and the same two calls as a browser makes them, over REST. */
export class Client {
  readonly db: Firestore;
  private readonly rest: string;

  constructor(readonly part: Part) {
    process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${part.port}`;
    this.db = new Firestore({ projectId: 'demo-bench' });
    this.rest = `http://127.0.0.1:${part.port}/v1/projects/demo-bench/databases/(default)/documents`;
  }

  /** About 600 bytes, as a book's record has. */
  async fill(): Promise<void> {
    for (let from = 0; from < DOCUMENTS; from += BATCH) {
      const batch = this.db.batch();
      for (let n = from; n < from + BATCH; n++) batch.set(this.db.doc(`books/${n}`), recordOf(n));
      await batch.commit();
    }
  }

  async write(n: number): Promise<void> {
    await this.db.doc(`single/${n % 50}`).set(recordOf(n));
  }

  async read(n: number): Promise<void> {
    await this.db.doc(`books/${(n * 37) % DOCUMENTS}`).get();
  }

  async writeByRest(n: number): Promise<void> {
    const body = JSON.stringify({ fields: { title: { stringValue: `Book ${n}` }, n: { integerValue: n } } });
    await this.fetch(`single/rest-${n % 50}`, { method: 'PATCH', body });
  }

  async readByRest(n: number): Promise<void> {
    await this.fetch(`books/${(n * 37) % DOCUMENTS}`, {});
  }

  async query(): Promise<void> {
    const { size } = await this.db.collection('books').get();
    if (size !== DOCUMENTS) throw new Error(`The query found ${size} documents.`);
  }

  async filteredQuery(): Promise<void> {
    const { size } = await this.db.collection('books').where('form', '==', 3).limit(25).get();
    if (size !== 25) throw new Error(`The query found ${size} documents.`);
  }

  /** From the write to the listener that is told of it. */
  async listen(): Promise<{ push: (n: number) => Promise<void>; stop: () => void }> {
    const doc = this.db.doc('listened/1');
    let seen = (_n: number): void => undefined;
    let isFirst = true;
    await doc.set({ n: -1 });
    const stop = await new Promise<() => void>((resolve, reject) => {
      const unsubscribe = doc.onSnapshot((snapshot) => {
        if (isFirst) resolve(unsubscribe);
        isFirst = false;
        seen(Number(snapshot.get('n')));
      }, reject);
    });
    const push = (n: number) =>
      new Promise<void>((resolve, reject) => {
        seen = (got) => got === n && resolve();
        doc.set({ n }).catch(reject);
      });
    return { push, stop };
  }

  private async fetch(name: string, init: RequestInit): Promise<void> {
    const response = await fetch(`${this.rest}/${name}`, {
      headers: { authorization: 'Bearer owner' },
      ...init,
    });
    if (!response.ok) throw new Error(await response.text());
    await response.text();
  }
}

function recordOf(n: number): Record<string, unknown> {
  return {
    title: `Biology for Form ${(n % 4) + 1}, part ${n}`,
    form: (n % 4) + 1,
    price: n * 100,
    tags: ['biology', 'form', String(n % 7)],
    summary: 'Cells, tissues and organs; how plants and animals live, move, grow and are made. '.repeat(5),
    owner: { uid: `teacher-${n % 20}`, name: 'Neema Mushi' },
    created_at: new Date(1_700_000_000_000 + n * 1000),
  };
}

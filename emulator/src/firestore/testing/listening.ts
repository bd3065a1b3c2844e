import type { Backend } from '../backend';
import { admin, type Caller } from '../caller';
import type { JsonObject } from '../json';
import { ListenStream } from '../listen/listenStream';
import { database, root } from './backend';

/** A client of one Listen call, without a transport between. */
export class TestListener {
  private readonly stream: ListenStream;
  private messages: JsonObject[] = [];
  /** Why the call ended. */
  failure: string | null = null;

  constructor(backend: Backend, caller: Caller = admin) {
    this.stream = new ListenStream(backend, caller, {
      send: (message) => this.messages.push(message),
      fail: ({ status }) => {
        this.failure = status;
      },
    });
  }

  /** Watches one collection's documents, unless the query says more. */
  watchQuery(targetId: number, collectionId: string, query: JsonObject = {}, more: JsonObject = {}): void {
    const structuredQuery = { from: [{ collectionId }], ...query };
    this.send({ addTarget: { targetId, query: { parent: root, structuredQuery }, ...more } });
  }

  watchDocument(targetId: number, path: string, more: JsonObject = {}): void {
    this.send({ addTarget: { targetId, documents: { documents: [`${root}/${path}`] }, ...more } });
  }

  send(message: JsonObject): void {
    this.stream.receive({ database, ...message });
  }

  close(): void {
    this.stream.close();
  }

  /** What came since the last call, each as one short line: `1 ADD`, `1 + rooms/a`, `1 - rooms/a`, `SNAPSHOT`. */
  lines(): string[] {
    const lines = this.messages.map(summarize);
    this.messages = [];
    return lines;
  }

  /** The last snapshot's resume token. Call before `lines`. */
  resumeToken(): string {
    const last = this.messages.at(-1) as { targetChange: { resumeToken: string } };
    return last.targetChange.resumeToken;
  }
}

function summarize(message: JsonObject): string {
  const { targetChange, documentChange, documentDelete, documentRemove, filter } = message as Record<
    string,
    { targetIds: number[]; removedTargetIds: number[] } & JsonObject
  >;
  if (targetChange) {
    const { targetIds, targetChangeType, cause } = targetChange;
    if (targetIds.length === 0) return 'SNAPSHOT';
    const code = (cause as { code: number } | undefined)?.code;
    return `${targetIds.join()} ${String(targetChangeType)}${code === undefined ? '' : ` ${code}`}`;
  }
  if (documentChange) {
    const { name } = documentChange.document as { name: string };
    return `${documentChange.targetIds.join()} + ${name.slice(root.length + 1)}`;
  }
  if (filter) return `${String(filter.targetId)} COUNT ${String(filter.count)}`;
  const gone = documentDelete ?? documentRemove;
  const sign = documentDelete ? 'x' : '-';
  return `${gone?.removedTargetIds.join()} ${sign} ${String(gone?.document).slice(root.length + 1)}`;
}

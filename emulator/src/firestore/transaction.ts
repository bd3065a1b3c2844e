import { randomUUID } from 'node:crypto';
import { invalid, StatusError, unimplemented } from './errors';
import { isObject, readString } from './json';
import { Locks } from './locks';
import { findDocuments } from './query/runQuery';
import type { Query } from './query/query';
import type { Snapshot, Store, View } from './store';

/**
 * - locking: the Admin SDK's read-write transaction; what it reads is locked until it ends.
 * - optimistic: one under security rules; what it read must be unchanged at its commit.
 * - readOnly: reads a snapshot and never conflicts.
 */
type Mode = 'locking' | 'optimistic' | 'readOnly';

interface Transaction {
  id: string;
  mode: Mode;
  snapshot: Snapshot | null;
  /** Document name -> update time that was read (null: there was none). */
  reads: Map<string, string | null>;
  queries: { query: Query; found: string }[];
  expiry: NodeJS.Timeout;
}

const idleLimitMs = 60_000;

export class Transactions {
  private readonly open = new Map<string, Transaction>();
  readonly locks = new Locks();

  constructor(private readonly store: Store) {}

  /** `options` is TransactionOptions as JSON. */
  begin(options: unknown, isAdmin: boolean): string {
    const readOnly = isObject(options) && isObject(options.readOnly) ? options.readOnly : null;
    if (readOnly?.readTime !== undefined)
      throw unimplemented('reads in the past (TransactionOptions.readOnly.readTime)');
    const id = Buffer.from(randomUUID()).toString('base64');
    this.open.set(id, {
      id,
      mode: readOnly ? 'readOnly' : isAdmin ? 'locking' : 'optimistic',
      snapshot: readOnly ? this.store.openSnapshot() : null,
      reads: new Map(),
      queries: [],
      expiry: setTimeout(() => this.end(id), idleLimitMs).unref(),
    });
    return id;
  }

  end(id: string): void {
    const transaction = this.open.get(id);
    if (!transaction) return;
    clearTimeout(transaction.expiry);
    transaction.snapshot?.close();
    this.open.delete(id);
    this.locks.releaseAll(id);
  }

  rollback(input: unknown): void {
    this.end(this.find(readString(input, 'transaction')).id);
  }

  /** The state that a read of the transaction sees; documents are locked first where it locks. */
  async viewFor(id: string | undefined, names: string[]): Promise<View> {
    if (id === undefined) return this.store;
    const transaction = this.find(id);
    if (transaction.mode === 'readOnly') return transaction.snapshot ?? this.store;
    if (transaction.mode === 'locking') {
      await this.lock(id, names);
    }
    for (const name of names) this.remember(transaction, name);
    return this.store;
  }

  /** Runs a query for a transaction: its documents are locked, and its result must not have changed at the commit. */
  async viewForQuery(id: string | undefined, query: Query): Promise<View> {
    if (id === undefined) return this.store;
    const transaction = this.find(id);
    if (transaction.mode === 'readOnly') return transaction.snapshot ?? this.store;
    let found = this.fingerprint(query);
    for (;;) {
      await this.viewFor(
        id,
        findDocuments(this.store, query).map(({ name }) => name),
      );
      const now = this.fingerprint(query);
      if (now === found) break;
      found = now;
    }
    transaction.queries.push({ query, found });
    return this.store;
  }

  /** Throws ABORTED when anything that the transaction read has changed since. */
  checkReads(id: string): void {
    const transaction = this.find(id);
    for (const [name, updateTime] of transaction.reads) {
      if ((this.store.get(name)?.updateTime ?? null) !== updateTime) throw conflict(name);
    }
    for (const { query, found } of transaction.queries) {
      if (this.fingerprint(query) !== found) throw conflict('the result of a query');
    }
  }

  /** Locks that come too late, after the transaction ended, are given back at once. */
  async lock(id: string, names: string[]): Promise<void> {
    await this.locks.acquireAll(names, id);
    if (!this.open.has(id)) this.locks.releaseAll(id);
    this.find(id);
  }

  isReadOnly(id: string): boolean {
    return this.find(id).mode === 'readOnly';
  }

  private find(id: string): Transaction {
    const transaction = this.open.get(id);
    if (!transaction) throw invalid('The referenced transaction has expired or is no longer valid.');
    transaction.expiry.refresh();
    return transaction;
  }

  private remember(transaction: Transaction, name: string): void {
    const updateTime = this.store.get(name)?.updateTime ?? null;
    if (!transaction.reads.has(name)) transaction.reads.set(name, updateTime);
    else if (transaction.reads.get(name) !== updateTime) throw conflict(name);
  }

  private fingerprint(query: Query): string {
    return JSON.stringify(findDocuments(this.store, query).map(({ name, updateTime }) => [name, updateTime]));
  }
}

function conflict(what: string): StatusError {
  return new StatusError(
    'ABORTED',
    `Transaction conflict: ${what} has changed since it was read. Please try again.`,
  );
}

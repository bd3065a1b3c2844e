import { Access, type RulesSource } from './access';
import { admin, type Caller } from './caller';
import { Clock } from './clock';
import { Listeners } from './listen/listeners';
import type { Log } from './log';
import type { DeclaredIndexes } from './query/indexes';
import type { State } from './persistence/generations';
import type { Journal } from './persistence/journal';
import { Store, type Change } from './store';
import { Transactions } from './transaction';
import type { StoredDocument } from './value';

export interface Commit {
  time: string;
  caller: Caller;
  /** What really changed, in the order of the writes. */
  changes: Change[];
}

/** Everything that the operations share. Transports know nothing of it but the operations. */
export class Backend {
  readonly clock = new Clock();
  readonly store = new Store();
  readonly transactions = new Transactions(this.store);
  readonly access: Access;
  readonly listeners = new Listeners(this.clock.next());
  private readonly subscribers: ((commit: Commit) => void)[] = [];
  private journal: Journal | null = null;
  /** Names the state of the store; '' while nothing was ever written. */
  private latestTime = '';

  constructor(
    rules: RulesSource,
    /** Asked at every query, since the file may change. */
    readonly indexes: () => DeclaredIndexes,
    readonly log: Log,
  ) {
    this.access = new Access(rules, log);
  }

  onCommit(subscriber: (commit: Commit) => void): void {
    this.subscribers.push(subscriber);
  }

  /** Begins with what a journal holds, and keeps every further commit in it. */
  keepIn(journal: Journal, { documents, time }: State): void {
    this.store.apply([...documents.values()].map((after) => ({ name: after.name, before: null, after })));
    if (time !== '') this.clock.startAfter(time);
    this.latestTime = time;
    this.journal = journal;
  }

  /** The time of the last commit, after which everything up to it is safe on the disk. */
  sync(): string {
    this.journal?.sync();
    return this.latestTime;
  }

  /** The one way in which anything gets into the store. */
  apply(commit: Commit): void {
    this.replace(commit);
    for (const subscriber of this.subscribers) subscriber(commit);
  }

  /** Changes documents behind the service's back (clearing, importing): listeners hear of it, functions do not. */
  replace({ time, changes, caller }: Commit): void {
    if (changes.length > 0) {
      this.journal?.append(time, changes, () => this.store.all());
      this.store.apply(changes);
      this.latestTime = time;
    }
    this.listeners.onCommit({ time, changes, caller });
  }

  /** Puts an export in the place of everything that is there. */
  import({ documents, time }: State): void {
    if (time !== '') this.clock.startAfter(time);
    const gone = [...this.store.all()].filter(({ name }) => !documents.has(name)).map(({ name }) => name);
    const changes = [...documents.keys(), ...gone].map((name): Change => ({
      name,
      before: this.store.get(name),
      after: documents.get(name) ?? null,
    }));
    this.replace({ time: this.clock.next(), caller: admin, changes });
  }

  /** The documents of one database as they are now. */
  export(database: string): State {
    const documents = new Map<string, StoredDocument>();
    for (const document of this.store.all()) {
      if (document.name.startsWith(`${database}/documents/`)) documents.set(document.name, document);
    }
    return { documents, time: this.latestTime };
  }

  /** Removes every document of a database, as tests do between each other. */
  clear(database: string): void {
    const names = this.store.documentNames(database);
    const changes = names.map((name): Change => ({ name, before: this.store.get(name), after: null }));
    this.replace({ time: this.clock.next(), caller: admin, changes });
  }
}

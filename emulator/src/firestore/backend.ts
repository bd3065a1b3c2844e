import { Access, type RulesSource } from './access';
import type { Caller } from './caller';
import { Clock } from './clock';
import type { Log } from './log';
import type { DeclaredIndexes } from './query/indexes';
import { Store, type Change } from './store';
import { Transactions } from './transaction';

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
  private readonly listeners: ((commit: Commit) => void)[] = [];

  constructor(
    rules: RulesSource,
    /** Asked at every query, since the file may change. */
    readonly indexes: () => DeclaredIndexes,
    readonly log: Log,
  ) {
    this.access = new Access(rules, log);
  }

  onCommit(listener: (commit: Commit) => void): void {
    this.listeners.push(listener);
  }

  /** The one way in which anything gets into the store. */
  apply(commit: Commit): void {
    this.store.apply(commit.changes);
    for (const listener of this.listeners) listener(commit);
  }
}

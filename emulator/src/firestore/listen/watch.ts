import type { Change, View } from '../store';
import type { StoredDocument } from '../value';
import type { Target } from './target';

/** What a client must be told to bring its result up to date. */
export interface Difference {
  changed: StoredDocument[];
  removed: string[];
}

/** One target that a client listens to, and the result that it knows. */
export class Watch {
  /** Name -> update time of the documents in the client's result. */
  private readonly known = new Map<string, string>();
  /** The documents that decided whether the client may listen: its own, and those that rules looked up. */
  private dependencies: ReadonlySet<string> = new Set();

  constructor(
    readonly id: number,
    readonly target: Target,
  ) {}

  get size(): number {
    return this.known.size;
  }

  /** The difference from what the client had seen (null: nothing) to the result now. */
  start(now: View, seen: View | null): Difference {
    for (const name of this.target.names) this.known.set(name, '');
    for (const { name, updateTime } of seen ? this.target.findIn(seen) : []) this.known.set(name, updateTime);
    return this.moveTo(this.target.findIn(now));
  }

  update(now: View, changes: readonly Change[]): Difference {
    const relevant = changes.filter(
      ({ name, after }) => this.known.has(name) || (after !== null && this.target.includes(after)),
    );
    if (relevant.length === 0) return { changed: [], removed: [] };
    if (this.target.isWindow) return this.moveTo(this.target.findIn(now));
    const changed = relevant.flatMap(({ after }) => (after && this.target.includes(after) ? [after] : []));
    const stay = new Set(changed.map(({ name }) => name));
    const removed = relevant.map(({ name }) => name).filter((name) => !stay.has(name));
    this.note({ changed, removed });
    return { changed, removed };
  }

  /** Runs a check with a view that notes what it reads: only when one of those changes need it be made again. */
  check(view: View, check: (view: View) => void): void {
    const read = new Set<string>();
    this.dependencies = read;
    check({
      get: (name) => view.get((read.add(name), name)),
      documentsIn: (scope) => view.documentsIn(scope),
    });
  }

  dependsOn(changes: readonly Change[]): boolean {
    return changes.some(({ name }) => this.dependencies.has(name));
  }

  private moveTo(result: StoredDocument[]): Difference {
    const now = new Set(result.map(({ name }) => name));
    const difference = {
      changed: result.filter(({ name, updateTime }) => this.known.get(name) !== updateTime),
      removed: [...this.known.keys()].filter((name) => !now.has(name)),
    };
    this.note(difference);
    return difference;
  }

  private note({ changed, removed }: Difference): void {
    for (const { name, updateTime } of changed) this.known.set(name, updateTime);
    for (const name of removed) this.known.delete(name);
  }
}

import type { Backend, Commit } from '../backend';
import type { Caller } from '../caller';
import { grpcCode, invalid, toStatusError, type StatusError } from '../errors';
import { isObject, readOptionalCount, readString, type JsonObject } from '../json';
import type { Outlet, Stream } from '../stream';
import { resumeTimeOf, resumeTokenOf } from './resumeToken';
import { parseTarget } from './target';
import { Watch, type Difference } from './watch';

/** One Listen call: the targets that a client watches, and what it is told of them. */
export class ListenStream implements Stream {
  private readonly watches = new Map<number, Watch>();

  constructor(
    private readonly backend: Backend,
    private readonly caller: Caller,
    private readonly outlet: Outlet,
  ) {
    backend.listeners.add(this);
  }

  receive(message: JsonObject): void {
    try {
      if (isObject(message.addTarget)) {
        this.add(message.addTarget, readString(message.database, 'database'));
      } else {
        this.remove(readTargetId(message.removeTarget));
      }
    } catch (error) {
      this.close();
      this.outlet.fail(toStatusError(error));
    }
  }

  close(): void {
    this.watches.clear();
    this.backend.listeners.delete(this);
  }

  /** Tells what a commit changes, as one snapshot for all targets. */
  onCommit({ time, changes }: Commit): void {
    let isChanged = false;
    for (const watch of this.watches.values()) {
      if (watch.dependsOn(changes) && !this.isAllowed(watch)) continue;
      const difference = watch.update(this.backend.store, changes);
      if (difference.changed.length + difference.removed.length === 0) continue;
      this.sendDifference(watch, difference, time);
      isChanged = true;
    }
    if (isChanged) this.sendSnapshot(time);
  }

  /** New rules: whoever may listen no more is told so. */
  onRules(): void {
    for (const watch of this.watches.values()) this.isAllowed(watch);
  }

  private add(addTarget: JsonObject, database: string): void {
    const id = readTargetId(addTarget.targetId);
    this.sendTargetChange('ADD', [id]);
    try {
      const watch = new Watch(id, parseTarget(addTarget, database));
      this.check(watch);
      this.watches.set(id, watch);
      this.start(watch, resumeTimeOf(addTarget));
      if (addTarget.once === true) this.remove(id);
    } catch (error) {
      this.refuse(id, toStatusError(error));
    }
  }

  private start(watch: Watch, resumeTime: string | null): void {
    const { store, clock, listeners } = this.backend;
    const seen = resumeTime === null ? null : listeners.history.viewAt(resumeTime, store);
    if (resumeTime !== null && !seen) this.sendTargetChange('RESET', [watch.id]);
    const difference = watch.start(store, seen);
    const time = clock.next();
    this.sendDifference(watch, difference, time);
    // A client whose own count differs throws its result away and asks again.
    if (seen) this.outlet.send({ filter: { targetId: watch.id, count: watch.size } });
    this.sendTargetChange('CURRENT', [watch.id], { readTime: time, resumeToken: resumeTokenOf(time) });
    this.sendSnapshot(time);
  }

  private remove(id: number): void {
    this.watches.delete(id);
    this.sendTargetChange('REMOVE', [id]);
  }

  private isAllowed(watch: Watch): boolean {
    try {
      this.check(watch);
      return true;
    } catch (error) {
      this.refuse(watch.id, toStatusError(error));
      return false;
    }
  }

  private check(watch: Watch): void {
    watch.check(this.backend.store, (view) => watch.target.check(this.backend, this.caller, view));
  }

  private refuse(id: number, { status, message }: StatusError): void {
    this.watches.delete(id);
    this.sendTargetChange('REMOVE', [id], { cause: { code: grpcCode(status), message } });
  }

  private sendDifference({ id, target }: Watch, { changed, removed }: Difference, readTime: string): void {
    for (const document of changed) {
      this.outlet.send({ documentChange: { document: target.describe(document), targetIds: [id] } });
    }
    for (const name of removed) {
      // What leaves a result may be nothing that the client may see: it gets the name alone.
      const kind = this.backend.store.get(name) ? 'documentRemove' : 'documentDelete';
      this.outlet.send({ [kind]: { document: name, removedTargetIds: [id], readTime } });
    }
  }

  /** Only a change that names no target makes clients show what they have received. */
  private sendSnapshot(readTime: string): void {
    this.sendTargetChange('NO_CHANGE', [], { readTime, resumeToken: resumeTokenOf(readTime) });
  }

  private sendTargetChange(targetChangeType: string, targetIds: number[], more: JsonObject = {}): void {
    this.outlet.send({ targetChange: { targetChangeType, targetIds, ...more } });
  }
}

function readTargetId(input: unknown): number {
  const id = readOptionalCount(input, 'targetId');
  if (id === undefined || id === 0)
    throw invalid('A request must add or remove a target, whose id is positive.');
  return id;
}

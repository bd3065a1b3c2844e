import type { Commit } from '../backend';
import { History } from './history';
import type { ListenStream } from './listenStream';

/** Everybody who listens, and what those who come back need to catch up. */
export class Listeners {
  readonly history: History;
  private readonly streams = new Set<ListenStream>();

  constructor(startTime: string) {
    this.history = new History(startTime);
  }

  get size(): number {
    return this.streams.size;
  }

  add(stream: ListenStream): void {
    this.streams.add(stream);
  }

  delete(stream: ListenStream): void {
    this.streams.delete(stream);
  }

  onCommit(commit: Commit): void {
    this.history.keep(commit);
    for (const stream of this.streams) stream.onCommit(commit);
  }

  onRules(): void {
    for (const stream of this.streams) stream.onRules();
  }
}

import type { Commit } from '../backend';
import { overlaid, type View } from '../store';
import type { StoredDocument } from '../value';

interface Replaced {
  time: string;
  name: string;
  before: StoredDocument | null;
}

const defaultLimit = 10_000;

/** What recent commits replaced, so that a listener who comes back is told only what it missed. */
export class History {
  private readonly entries: Replaced[] = [];

  constructor(
    /** The time from which on everything is known. */
    private start: string,
    private readonly limit = defaultLimit,
  ) {}

  keep({ time, changes }: Commit): void {
    for (const { name, before } of changes) this.entries.push({ time, name, before });
    const forgotten = this.entries.splice(0, Math.max(0, this.entries.length - this.limit));
    this.start = forgotten.at(-1)?.time ?? this.start;
  }

  /** The documents as they were at a time, or null when that is too long ago to tell. */
  viewAt(time: string, current: View): View | null {
    if (time < this.start) return null;
    const replaced = new Map<string, StoredDocument | null>();
    for (let i = this.entries.length - 1; i >= 0; i--) {
      const entry = this.entries[i];
      if (!entry || entry.time <= time) break;
      replaced.set(entry.name, entry.before);
    }
    return overlaid(current, replaced);
  }
}

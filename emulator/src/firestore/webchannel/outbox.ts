interface Entry {
  id: number;
  /** `[id,message]` */
  json: string;
}

/** The numbered messages to a client, kept until it says that it has them. */
export class Outbox {
  private entries: Entry[] = [];
  private lastId = 0;

  get last(): number {
    return this.lastId;
  }

  /** The size of what the client has not acknowledged. */
  get size(): number {
    return this.entries.reduce((sum, { json }) => sum + json.length, 0);
  }

  add(message: unknown[]): void {
    this.lastId++;
    this.entries.push({ id: this.lastId, json: JSON.stringify([this.lastId, message]) });
  }

  acknowledge(id: number): void {
    this.entries = this.entries.filter((entry) => entry.id > id);
  }

  /** Everything after a message, as one chunk; null when there is nothing. */
  chunkAfter(id: number): string | null {
    const entries = this.entries.filter((entry) => entry.id > id);
    return entries.length === 0 ? null : frame(`[${entries.map(({ json }) => json).join()}]`);
  }
}

/** A chunk says first how long it is, in JavaScript's units: 2 for a character outside the basic plane. */
export function frame(json: string): string {
  return `${json.length}\n${json}`;
}

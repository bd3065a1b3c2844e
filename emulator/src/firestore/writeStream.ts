import { randomUUID } from 'node:crypto';
import type { Backend } from './backend';
import type { Caller } from './caller';
import { commit } from './commit';
import { invalid, toStatusError } from './errors';
import { readArray, readString, type JsonObject } from './json';
import type { Outlet, Stream } from './stream';

/** One Write call: a greeting, then commits one after the other, until one fails. */
export class WriteStream implements Stream {
  private database: string | null = null;
  private last: Promise<void> = Promise.resolve();
  private isOpen = true;
  private answers = 0;

  constructor(
    private readonly backend: Backend,
    private readonly caller: Caller,
    private readonly outlet: Outlet,
  ) {}

  receive(message: JsonObject): void {
    this.last = this.last.then(() => this.answer(message));
  }

  close(): void {
    this.isOpen = false;
  }

  private async answer(message: JsonObject): Promise<void> {
    if (!this.isOpen) return;
    try {
      if (this.database === null) this.greet(message);
      else this.send(await this.commit(message, this.database));
    } catch (error) {
      if (this.isOpen) this.outlet.fail(toStatusError(error));
      this.close();
    }
  }

  private greet(message: JsonObject): void {
    this.database = readString(message.database, 'database');
    if (readArray(message.writes, 'writes').length > 0) {
      throw invalid('The first request of a write stream must not write.');
    }
    this.send({ streamId: randomUUID() });
  }

  private async commit(message: JsonObject, database: string): Promise<JsonObject> {
    readString(message.streamToken, 'streamToken');
    return commit(this.backend, this.caller, { database, writes: message.writes });
  }

  private send(answer: JsonObject): void {
    if (!this.isOpen) return;
    this.answers++;
    this.outlet.send({ ...answer, streamToken: Buffer.from(String(this.answers)).toString('base64') });
  }
}

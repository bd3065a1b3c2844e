import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { httpCode, toStatusError, type StatusError } from '../errors';
import { parseObject } from '../json';
import type { Outlet, Stream } from '../stream';
import { BackChannel } from './backChannel';
import type { Form } from './form';
import { Outbox } from './outbox';

/** One WebChannel: a call in both directions over requests that each go in one. */
export class Session {
  readonly id = randomUUID();
  private readonly outbox = new Outbox();
  private readonly stream: Stream | null;
  private backChannel: BackChannel | null = null;
  private isFlushDue = false;
  /** The place of the next message from the client. */
  private expected = 0;
  private readonly expiry: NodeJS.Timeout;

  constructor(
    open: (outlet: Outlet) => Stream,
    idleLimitMs: number,
    private readonly onEnd: () => void,
  ) {
    this.expiry = setTimeout(() => this.expire(), idleLimitMs).unref();
    this.stream = this.tryOpen(open);
  }

  receive({ offset, messages }: Form): void {
    this.expiry.refresh();
    // A post that the client repeats, since it saw no answer, holds messages that are known.
    const fresh = messages.slice(Math.max(0, this.expected - offset));
    this.expected = Math.max(this.expected, offset + messages.length);
    for (const message of fresh) this.pass(message);
  }

  acknowledge(lastId: number): void {
    this.outbox.acknowledge(lastId);
  }

  attach(response: ServerResponse, isLongPoll: boolean, lastId: number): void {
    this.backChannel?.end();
    const backChannel = new BackChannel(response, isLongPoll, this.outbox, lastId);
    this.backChannel = backChannel;
    response.once('close', () => {
      this.expiry.refresh();
      if (this.backChannel === backChannel) this.backChannel = null;
    });
  }

  /** Whether there is a back channel, the last message, and how much of it all is not acknowledged. */
  status(): [0 | 1, number, number] {
    return [this.backChannel ? 1 : 0, this.outbox.last, this.outbox.size];
  }

  end(): void {
    clearTimeout(this.expiry);
    this.stream?.close();
    this.backChannel?.end();
    this.onEnd();
  }

  /** A closed tab says nothing: a session that nobody fetches from is over. */
  private expire(): void {
    if (this.backChannel) this.expiry.refresh();
    else this.end();
  }

  private tryOpen(open: (outlet: Outlet) => Stream): Stream | null {
    try {
      return open({ send: (message) => this.send([message]), fail: (error) => this.fail(error) });
    } catch (error) {
      this.fail(toStatusError(error));
      return null;
    }
  }

  private pass(text: string): void {
    try {
      this.stream?.receive(parseObject(text, 'A message'));
    } catch (error) {
      this.stream?.close();
      this.fail(toStatusError(error));
    }
  }

  private fail({ status, message }: StatusError): void {
    this.send([{ error: { code: httpCode(status), message, status } }]);
  }

  /** What is sent in one turn goes out as one chunk. */
  private send(message: unknown[]): void {
    this.outbox.add(message);
    if (this.isFlushDue) return;
    this.isFlushDue = true;
    queueMicrotask(() => {
      this.isFlushDue = false;
      this.backChannel?.flush();
    });
  }
}

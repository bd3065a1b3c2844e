import type { ServerResponse } from 'node:http';
import type { Outbox } from './outbox';

/** The client waits half as long again for a sign of life. */
export const keepAliveMs = 30_000;

/** What a client has not acknowledged is kept; a new request, which acknowledges it, is due above this. */
const maxUnacknowledged = 256 * 1024;

/** The response that carries messages to the client: open as long as possible, or (a long poll) up to the first. */
export class BackChannel {
  private readonly keepAlive: NodeJS.Timeout;

  constructor(
    private readonly response: ServerResponse,
    private readonly isLongPoll: boolean,
    private readonly outbox: Outbox,
    /** The last message that the client has. */
    private sent: number,
  ) {
    response.writeHead(200, streamHeaders);
    response.flushHeaders();
    this.keepAlive = setInterval(() => this.sendNoop(), keepAliveMs).unref();
    response.once('close', () => clearInterval(this.keepAlive));
    if (outbox.chunkAfter(sent) !== null) this.flush();
    // Without a first sign the client takes a proxy for guilty of holding things back, and polls from then on.
    else if (!isLongPoll) this.sendNoop();
  }

  /** Sends whatever is new. */
  flush(): void {
    const chunk = this.outbox.chunkAfter(this.sent);
    if (chunk === null || this.response.writableEnded) return;
    this.sent = this.outbox.last;
    this.response.write(chunk);
    if (this.isLongPoll || this.outbox.size > maxUnacknowledged) this.end();
  }

  end(): void {
    clearInterval(this.keepAlive);
    this.response.end();
  }

  private sendNoop(): void {
    this.outbox.add(['noop']);
    this.flush();
  }
}

export const streamHeaders = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-cache, no-store, must-revalidate',
  // A browser that guesses the type holds back the first kilobyte.
  'X-Content-Type-Options': 'nosniff',
};

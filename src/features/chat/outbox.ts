import { isTransient } from '../../data/errors';
import { Observable } from '../../data/observable';
import type { AppError } from '../../domain/errors';

/** A message on its way: `waiting` for the connection or the pause, and `sent` until the room shows it. */
export interface OutboxItem {
  id: string;
  text: string;
  /** The message that it answers. */
  replyTo?: string | undefined;
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  problem: string | null;
}

interface OutboxState {
  items: readonly OutboxItem[];
  /** When the next may go, by this device's clock. */
  readyAt: number;
}

interface Services {
  /** Null when it has arrived. */
  send: (message: Pick<OutboxItem, 'id' | 'text' | 'replyTo'>) => Promise<AppError | null>;
  /** Keeps what has not arrived. */
  keep: (items: readonly OutboxItem[]) => void;
}

const RETRY_MS = 5000;
/** Timers and clocks are not that exact. */
const SLACK_MS = 100;

/**
 * What somebody writes in a room, sent one after the other, with the pause in between that the rules ask for. Without a
 * connection it waits; sent twice, a message is the same one.
 */
export class Outbox {
  readonly state = new Observable<OutboxState>({ items: [], readyAt: 0 });
  private pauseMs = 0;
  private lastAt = 0;
  private lastNoted: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isRunning = false;

  constructor(private readonly services: Services) {}

  start(): void {
    this.isRunning = true;
    window.addEventListener('online', this.go);
    this.go();
  }

  stop(): void {
    this.isRunning = false;
    clearTimeout(this.timer);
    window.removeEventListener('online', this.go);
  }

  add(text: string, replyTo?: string): void {
    const message = { id: crypto.randomUUID(), text, ...(replyTo && { replyTo }) };
    this.setItems([...this.items, { ...message, state: 'waiting', problem: null }]);
    this.go();
  }

  /** What an earlier visit kept goes first. */
  restore(items: readonly OutboxItem[]): void {
    const isKnown = (id: string) => this.items.some((item) => item.id === id);
    const kept = items.filter(({ id }) => !isKnown(id));
    this.setItems([...kept.map((item) => ({ ...item, state: asLeft(item) })), ...this.items]);
    this.go();
  }

  retry(id: string): void {
    this.change(id, { state: 'waiting', problem: null });
    this.go();
  }

  discard(id: string): void {
    this.setItems(this.items.filter((item) => item.id !== id));
  }

  /** What the room shows need not be shown here. */
  settle(isShown: (id: string) => boolean): void {
    const left = this.items.filter(({ id }) => !isShown(id));
    if (left.length < this.items.length) this.setItems(left);
  }

  /**
   * What the server has noted of this writer, and the pause. Its clock and this device's may differ: only what was noted
   * before this page opened is taken by its time.
   */
  setPace(lastMessageAt: number, pauseMs: number): void {
    if (lastMessageAt !== this.lastNoted) {
      this.lastAt = this.lastNoted === null ? Math.min(lastMessageAt, Date.now()) : Date.now();
      this.lastNoted = lastMessageAt;
    }
    this.pauseMs = pauseMs;
    this.setReady();
  }

  private get items() {
    return this.state.get().items;
  }

  private readonly go = (): void => {
    clearTimeout(this.timer);
    const next = this.items.find(({ state }) => state === 'waiting');
    const isBusy = this.items.some(({ state }) => state === 'sending');
    if (!next || isBusy || !this.isRunning || !navigator.onLine) return;
    const wait = this.state.get().readyAt - Date.now();
    if (wait > 0) this.timer = setTimeout(this.go, wait);
    else void this.send(next);
  };

  private async send({ id, text, replyTo }: OutboxItem): Promise<void> {
    this.change(id, { state: 'sending', problem: null });
    const error = await this.services.send({ id, text, ...(replyTo && { replyTo }) });
    if (error && isTransient(error)) {
      this.change(id, { state: 'waiting' });
      this.timer = setTimeout(this.go, RETRY_MS);
      return;
    }
    if (error) this.change(id, { state: 'failed', problem: error.message });
    else {
      this.change(id, { state: 'sent' });
      this.lastAt = Date.now();
      this.setReady();
    }
    this.go();
  }

  private setReady(): void {
    const readyAt = this.lastAt + this.pauseMs + SLACK_MS;
    if (readyAt !== this.state.get().readyAt) this.state.set({ readyAt });
  }

  private change(id: string, changes: Partial<OutboxItem>): void {
    this.setItems(this.items.map((item) => (item.id === id ? { ...item, ...changes } : item)));
  }

  private setItems(items: readonly OutboxItem[]): void {
    this.state.set({ items });
    this.services.keep(items.filter(({ state }) => state !== 'sent'));
  }
}

/** Nobody knows what became of a message that was under way when the page went: it is sent again. */
const asLeft = ({ state }: OutboxItem): OutboxItem['state'] => (state === 'failed' ? 'failed' : 'waiting');

import { setTimeout as pause } from 'node:timers/promises';
import type { Commit } from '../backend';
import type { Log } from '../log';
import { eventFor, type TriggerEvent } from './event';
import { wants, type Trigger } from './trigger';

const attempts = 6;
const firstPauseMs = 100;

/** Tells the Functions emulator of every change that a function waits for. */
export class Triggers {
  private readonly registered = new Map<string, Trigger>();
  /** Trigger and document -> its deliveries so far, so that one document's events arrive in the order of commits. */
  private readonly lines = new Map<string, Promise<void>>();

  constructor(
    /** HOST:PORT; null when the suite runs without functions. */
    private readonly functionsHost: string | null,
    private readonly log: Log,
  ) {}

  /** A function that is loaded again replaces its former registration. */
  register(trigger: Trigger): void {
    this.registered.set(trigger.id, trigger);
    this.log.info(`Trigger ${trigger.id} registered: ${trigger.eventType} on ${trigger.pattern.source}`);
  }

  fire(commit: Commit): void {
    for (const change of commit.changes) {
      for (const trigger of this.registered.values()) {
        if (wants(trigger, change)) this.queue(trigger, change.name, eventFor(trigger, change, commit));
      }
    }
  }

  /** False while a function still has to be told of something. */
  isSettled(): boolean {
    return this.lines.size === 0;
  }

  /** Resolves when everything fired so far has been delivered or given up. */
  async settled(): Promise<void> {
    await Promise.all(this.lines.values());
  }

  private queue(trigger: Trigger, name: string, event: TriggerEvent): void {
    const key = `${trigger.id} ${name}`;
    const line = (this.lines.get(key) ?? Promise.resolve()).then(() => this.deliver(trigger, name, event));
    this.lines.set(key, line);
    void line.finally(() => {
      if (this.lines.get(key) === line) this.lines.delete(key);
    });
  }

  private async deliver(trigger: Trigger, name: string, event: TriggerEvent): Promise<void> {
    if (this.functionsHost === null) return;
    const url = `http://${this.functionsHost}/functions/projects/${trigger.project}/triggers/${trigger.id}`;
    for (let attempt = 1; ; attempt++) {
      try {
        const response = await fetch(url, { method: 'POST', ...event });
        const answer = await response.text();
        this.note(trigger, name, response.status, answer);
        return;
      } catch (error) {
        // A connection that fails may recover (the Functions emulator reloads); the event keeps its id.
        if (attempt === attempts) {
          this.log.warn(`Trigger ${trigger.id} for ${name} was not delivered: ${describe(error)}`);
          return;
        }
        await pause(firstPauseMs * 2 ** (attempt - 1));
      }
    }
  }

  private note(trigger: Trigger, name: string, status: number, answer: string): void {
    if (status < 400) return;
    this.log.warn(`Trigger ${trigger.id} for ${name} was answered with ${status}: ${answer.slice(0, 300)}`);
    // The Functions emulator never takes a registration back: a key of a former load is known no more.
    if (status === 404 && this.registered.get(trigger.id) === trigger) this.registered.delete(trigger.id);
  }
}

function describe(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message : String(cause);
}

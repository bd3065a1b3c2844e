import { Observable } from '../../data/observable';
import { isTransient } from '../../data/errors';
import type { AppError } from '../../domain/errors';
import { type Answer, type Attempt, attemptMessages, isNoAnswer } from '../../domain/attempt';
import type { SaveAnswersResult } from '../../domain/attemptInput';
import type { Heard, SteadyClock } from '../../data/steadyClock';
import { afterSending, fromServer, type GivenAnswers, newest, unsentOf } from './keptAnswers';
import { asProblem, isGone, retryAfter } from './sittingProblem';
import { TabChannel } from './tabChannel';

/**
 * The answers of one attempt while it is open: at once on this device, a little later on the server, and the same in
 * every tab. Neither a reload nor a lost connection takes one. Stands outside of React, so that it can be followed by
 * tests and by every part of the player.
 */

/** What this device keeps of an attempt. */
export interface KeptSitting {
  answers: GivenAnswers;
  marked: readonly string[];
}

export interface SittingState extends KeptSitting {
  /** As the server has them. */
  sent: GivenAnswers;
  /** Whether this device could keep what it was last given. */
  isKept: boolean;
  /** Why the last try to send or to hand in failed. */
  problem: AppError | null;
  phase: 'open' | 'handing-in' | 'closed';
}

interface SittingPorts<Result> {
  save(answers: GivenAnswers): Promise<SaveAnswersResult & Heard>;
  /** With what the server does not have yet. */
  submit(unsent: GivenAnswers): Promise<Result>;
  recall(): Promise<KeptSitting | undefined>;
  /** False when the device could not. */
  keep(kept: KeptSitting): Promise<boolean>;
  forget(): void;
  /** It is over: handed in here, or (null) in another tab or on another device. */
  onClosed(result: Result | null): void;
}

type TabMessage = { kind: 'answers'; state: KeptSitting & { sent: GivenAnswers } } | { kind: 'closed' };

/** Where an answer is by now. */
export type AnswerPlace = 'none' | 'nowhere' | 'here' | 'sent';

/** So long after the last change answers are sent. */
const SAVE_DELAY_MS = 1000;

export class Sitting<Result = Attempt> extends Observable<SittingState> {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private isSending = false;
  private isStopped = false;
  private tabs: TabChannel<TabMessage> | null = null;
  private cancelWait: (() => void) | null = null;

  constructor(
    /** What tabs of this device know each other by. */
    private readonly name: string,
    stored: Pick<Attempt, 'answers' | 'answered_at'>,
    readonly clock: SteadyClock,
    private readonly ports: SittingPorts<Result>,
  ) {
    const sent = fromServer(stored.answers, stored.answered_at);
    super({ answers: sent, sent, marked: [], isKept: true, problem: null, phase: 'open' });
  }

  /** Brings back what this device kept; resolves when it is here. */
  async start(): Promise<void> {
    this.isStopped = false;
    this.tabs = new TabChannel(`somo-attempt-${this.name}`, (message) => this.hearTab(message));
    window.addEventListener('online', this.sendNow);
    window.addEventListener('focus', this.sync);
    document.addEventListener('visibilitychange', this.onVisibility);
    const kept = await this.ports.recall();
    if (this.isStopped || !kept) return;
    const { answers, marked } = this.get();
    this.set({ answers: newest(answers, kept.answers), marked: marked.length > 0 ? marked : kept.marked });
    this.schedule(0);
  }

  stop(): void {
    if (this.get().phase === 'open') void this.send();
    this.isStopped = true;
    clearTimeout(this.timer);
    this.cancelWait?.();
    this.tabs?.close();
    window.removeEventListener('online', this.sendNow);
    window.removeEventListener('focus', this.sync);
    document.removeEventListener('visibilitychange', this.onVisibility);
  }

  answer(question: string, answer: Answer): void {
    const { answers } = this.get();
    // Two changes within a millisecond still have an order, and a corrected clock does not set one back.
    const at = Math.max(Math.round(this.clock.now()), (answers[question]?.at ?? 0) + 1);
    this.change({ answers: { ...answers, [question]: { answer, at } } });
    this.schedule(SAVE_DELAY_MS);
  }

  toggleMark(question: string): void {
    const { marked } = this.get();
    const isMarked = marked.includes(question);
    this.change({ marked: isMarked ? marked.filter((id) => id !== question) : [...marked, question] });
  }

  placeOf(question: string): AnswerPlace {
    const { answers, sent, isKept } = this.get();
    const given = answers[question];
    if (!given || (isNoAnswer(given.answer) && !sent[question])) return 'none';
    if (given.at <= (sent[question]?.at ?? -1)) return isNoAnswer(given.answer) ? 'none' : 'sent';
    return isKept ? 'here' : 'nowhere';
  }

  /** Asks what other devices did, and for the time. */
  readonly sync = (): void => {
    if (this.get().phase === 'open') void this.send(true);
  };

  /** Until it is through: what is lost on the way is tried again. `goBack` gives it up. */
  async handIn(): Promise<void> {
    if (this.get().phase !== 'open') return;
    clearTimeout(this.timer);
    this.set({ phase: 'handing-in', problem: null });
    for (let failures = 0; this.get().phase === 'handing-in' && !this.isStopped; failures += 1) {
      try {
        const { answers, sent } = this.get();
        const result = await this.ports.submit(unsentOf(answers, sent));
        return this.close(result, true);
      } catch (thrown) {
        const problem = asProblem(thrown);
        if (isGone(problem)) return this.close(null, true);
        if (this.get().phase !== 'handing-in') return;
        if (!isTransient(problem)) return this.set({ phase: 'open', problem });
        this.set({ problem });
        await this.wait(retryAfter(failures));
      }
    }
  }

  /** Back to the questions while handing in has to wait for a connection. */
  goBack(): void {
    if (this.get().phase !== 'handing-in') return;
    this.set({ phase: 'open', problem: null });
    this.cancelWait?.();
    this.schedule(0);
  }

  private readonly sendNow = (): void => {
    this.cancelWait?.();
    if (this.get().phase === 'open') void this.send();
  };

  private readonly onVisibility = (): void => {
    if (document.visibilityState === 'visible') this.sync();
    else if (this.get().phase === 'open') void this.send();
  };

  private change(changes: Partial<KeptSitting>): void {
    this.set(changes);
    this.tellTabs();
    const { answers, marked } = this.get();
    void this.ports.keep({ answers, marked }).then((isKept) => !this.isStopped && this.set({ isKept }));
  }

  private tellTabs(): void {
    const { answers, marked, sent } = this.get();
    this.tabs?.post({ kind: 'answers', state: { answers, marked, sent } });
  }

  private hearTab(message: TabMessage): void {
    if (message.kind === 'closed') return this.close(null, false);
    const { answers, marked, sent } = message.state;
    this.set({
      answers: newest(this.get().answers, answers),
      sent: newest(this.get().sent, sent),
      marked,
    });
  }

  private schedule(ms: number): void {
    if (this.isStopped || this.get().phase !== 'open') return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(), ms);
  }

  private async send(evenNothing = false): Promise<void> {
    const batch = unsentOf(this.get().answers, this.get().sent);
    if (this.isSending || (!evenNothing && Object.keys(batch).length === 0)) return;
    this.isSending = true;
    try {
      this.takeStored(batch, await this.ports.save(batch));
    } catch (thrown) {
      this.onSendFailed(asProblem(thrown));
    } finally {
      this.isSending = false;
    }
  }

  private takeStored(batch: GivenAnswers, result: SaveAnswersResult & Heard): void {
    this.failures = 0;
    this.clock.hear(result);
    const sent = fromServer(result.answers, result.answered_at);
    const answers = afterSending(this.get().answers, batch, sent);
    this.set({ answers, sent, problem: this.get().phase === 'open' ? null : this.get().problem });
    this.tellTabs();
    if (Object.keys(unsentOf(answers, sent)).length > 0) this.schedule(SAVE_DELAY_MS);
  }

  private onSendFailed(problem: AppError): void {
    if (this.get().phase !== 'open') return;
    if (isGone(problem)) return this.close(null, true);
    this.set({ problem });
    if (problem.message === attemptMessages.timeUp) return void this.handIn();
    this.schedule(retryAfter(this.failures));
    this.failures += 1;
  }

  private close(result: Result | null, isFirst: boolean): void {
    if (this.get().phase === 'closed' || this.isStopped) return;
    clearTimeout(this.timer);
    this.set({ phase: 'closed', problem: null });
    if (isFirst) this.tabs?.post({ kind: 'closed' });
    this.ports.forget();
    this.ports.onClosed(result);
  }

  /** Until then, or until the connection is back. */
  private wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.cancelWait = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

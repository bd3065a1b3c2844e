import type { Media } from './media';

const TICK_MS = 250;

/**
 * Plays silence of a given length: for a record whose sound is still to come, so that its chapters, speeds and timers
 * can be tried, and for tests. An address says the length: `silence:180`.
 */
export class ClockMedia extends EventTarget implements Media {
  src = '';
  duration = NaN;
  paused = true;
  volume = 1;
  defaultPlaybackRate = 1;
  private rate = 1;
  /** Where it was at `since`. */
  private base = 0;
  private since = Date.now();
  private timer: ReturnType<typeof setInterval> | undefined;

  get playbackRate(): number {
    return this.rate;
  }

  set playbackRate(rate: number) {
    this.base = this.currentTime;
    this.since = Date.now();
    this.rate = rate;
  }

  get currentTime(): number {
    if (Number.isNaN(this.duration)) return this.base;
    const run = this.paused ? 0 : ((Date.now() - this.since) / 1000) * this.rate;
    return Math.min(this.base + run, this.duration);
  }

  set currentTime(seconds: number) {
    this.base = seconds;
    this.since = Date.now();
    this.tell('timeupdate');
  }

  load(): void {
    this.pause();
    this.base = 0;
    this.duration = NaN;
    if (!this.src) return;
    queueMicrotask(() => {
      this.duration = Number(this.src.slice(silenceOf('').length));
      this.since = Date.now();
      this.tell('loadedmetadata');
      if (!this.paused) this.tell('playing');
    });
  }

  play(): Promise<void> {
    if (!this.paused) return Promise.resolve();
    if (this.currentTime >= this.duration) this.base = 0;
    this.since = Date.now();
    this.paused = false;
    this.timer = setInterval(() => this.tick(), TICK_MS);
    this.tell('play');
    if (!Number.isNaN(this.duration)) this.tell('playing');
    return Promise.resolve();
  }

  pause(): void {
    if (this.paused) return;
    this.base = this.currentTime;
    this.paused = true;
    clearInterval(this.timer);
    this.tell('pause');
  }

  removeAttribute(name: string): void {
    if (name === 'src') this.src = '';
  }

  private tick(): void {
    this.tell('timeupdate');
    if (this.currentTime < this.duration) return;
    this.pause();
    this.tell('ended');
  }

  private tell(type: string): void {
    this.dispatchEvent(new Event(type));
  }
}

export const silenceOf = (seconds: number | string) => `silence:${seconds}`;

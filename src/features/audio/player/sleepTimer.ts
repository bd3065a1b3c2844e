/** Minutes of listening that are left, in milliseconds, or until the chapter is over. */
export type Sleep = { kind: 'time'; left: number } | { kind: 'chapter' };

interface Running {
  isPlaying: boolean;
  isWaiting: boolean;
  seconds: number;
  speed: number;
}

interface Events {
  onChange: (sleep: Sleep | null) => void;
  /** Time to stop; `at`: exactly there. */
  onDue: (at: number | null) => void;
  /** When it should be due by now: asks for `follow` with what is true at this moment. */
  look: () => void;
}

/** No timer is exact, and what was nearly reached need not be waited for. */
const NEARLY_S = 0.03;
const LEAST_WAIT_MS = 40;

/**
 * Ends the listening. Minutes are minutes of the clock at any speed, and stand still while nothing plays. The end of a
 * chapter is a place: how long it takes to get there follows from speed and seeks.
 */
export class SleepTimer {
  private sleep: Sleep | null = null;
  private target = Infinity;
  private runningSince: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly events: Events) {}

  /** `target`: where the chapter of this moment ends. */
  set(sleep: Sleep | null, target: number): void {
    this.sleep = sleep;
    this.target = target;
    this.runningSince = null;
    clearTimeout(this.timer);
    this.events.onChange(sleep);
    this.events.look();
  }

  /** After a seek. */
  aim(target: number): void {
    this.target = target;
  }

  /** After any change of what plays. */
  follow({ isPlaying, isWaiting, seconds, speed }: Running): void {
    const isRunning = isPlaying && !isWaiting;
    clearTimeout(this.timer);
    const { sleep } = this;
    if (!sleep) return;
    const left =
      sleep.kind === 'time'
        ? this.countDown(sleep.left, isRunning)
        : ((this.target - seconds) / speed) * 1000;
    if (left <= (sleep.kind === 'time' ? 0 : NEARLY_S * 1000)) return this.end(sleep);
    if (isRunning) this.timer = setTimeout(this.events.look, Math.max(left, LEAST_WAIT_MS));
  }

  private countDown(left: number, isRunning: boolean): number {
    const now = Date.now();
    const passed = this.runningSince === null ? 0 : Math.max(0, now - this.runningSince);
    this.runningSince = isRunning ? now : null;
    if (passed === 0) return left;
    this.sleep = { kind: 'time', left: left - passed };
    this.events.onChange(this.sleep);
    return left - passed;
  }

  private end({ kind }: Sleep): void {
    const at = kind === 'chapter' ? this.target : null;
    this.sleep = null;
    this.runningSince = null;
    this.events.onChange(null);
    this.events.onDue(at);
  }
}

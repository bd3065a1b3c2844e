/**
 * The server's clock for what must end in time: heard once, then counted on by the page's steady timer, so that changing
 * the device's clock changes nothing.
 */

/** What the server's clock said, and when that was by `performance.now()`. */
export interface Heard {
  now: number;
  heard: number;
}

/** More than a busy phone is late by. */
const TRUSTED_MS = 2000;

/** With an answer that says `now`, when it was made: half way between asking and hearing. */
export async function hearing<Answer extends { now: number }>(
  ask: () => Promise<Answer>,
): Promise<Answer & Heard> {
  const asked = performance.now();
  const answer = await ask();
  return { ...answer, heard: (asked + performance.now()) / 2 };
}

export class SteadyClock {
  private server = 0;
  private steady = 0;
  private ahead = 0;

  constructor(heard: Heard) {
    this.hear(heard);
  }

  hear({ now, heard }: Heard): void {
    this.server = now;
    this.steady = heard;
    this.ahead = Date.now() - performance.now();
  }

  readonly now = (): number => this.server + performance.now() - this.steady;

  /** The device slept, when its steady timer may stand still, or its clock was changed: the server has to tell. */
  isDoubtful(): boolean {
    return Math.abs(Date.now() - performance.now() - this.ahead) > TRUSTED_MS;
  }
}

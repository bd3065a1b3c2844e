export interface RoomResult {
  machine: string;
  listeners: number;
  seconds: number;
  cutOff: number;
  cutSeconds: number;
  messages: number;
  lost: number;
  doubled: number;
  /** Everybody shows everything in the order in which it was written. */
  isOrdered: boolean;
  /** From the writer's send to the listener's screen, of those whose connection held; milliseconds. */
  median: number;
  p95: number;
  max: number;
  /** From the last message until those who were cut off had all. */
  caughtUpMs: number;
}

/** The number that this share of all is not above. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

const ms = (value: number) => `${Math.round(value)} ms`;

export function roomReport(result: RoomResult): string {
  const rows = [
    ['listeners', String(result.listeners)],
    ['messages, one a second', String(result.messages)],
    [`cut off for ${result.cutSeconds} s in the middle`, String(result.cutOff)],
    ['lost', String(result.lost)],
    ['doubled', String(result.doubled)],
    ['in order everywhere', result.isOrdered ? 'yes' : 'no'],
    ['from sending to the screen, median', ms(result.median)],
    ['95 % within', ms(result.p95)],
    ['the longest', ms(result.max)],
    ['after the last message, all had all within', ms(result.caughtUpMs)],
  ];
  const table = rows.map(([what, value]) => `| ${what} | ${value} |`).join('\n');
  return `${result.machine}\n\n| what | |\n| --- | --: |\n${table}\n`;
}

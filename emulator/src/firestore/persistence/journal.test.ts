import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Log } from '../log';
import { integer } from '../testing/backend';
import type { StoredDocument } from '../value';
import type { State } from './generations';
import { Journal } from './journal';

let folder: string;
let lines: string[];
const log: Log = { info: (line) => lines.push(line), warn: (line) => lines.push(line) };
const opened: Journal[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
  lines = [];
});
afterEach(() => {
  opened.splice(0).forEach((journal) => journal.close());
  rmSync(folder, { recursive: true, force: true });
});

const timeOf = (n: number) => `2026-01-01T00:00:00.${String(n).padStart(6, '0')}Z`;
const document = (id: string, n: number): StoredDocument => ({
  name: `projects/p/databases/(default)/documents/books/${id}`,
  fields: { n: integer(n) },
  createTime: timeOf(n),
  updateTime: timeOf(n),
});

/** A journal with the documents that a store would have beside it. */
class Kept {
  readonly documents: Map<string, StoredDocument>;
  readonly journal: Journal;

  constructor({ until = null, limitBytes }: { until?: string | null; limitBytes?: number } = {}) {
    const { journal, state } = Journal.open({ folder, until, log, ...(limitBytes ? { limitBytes } : {}) });
    opened.push(journal);
    this.journal = journal;
    this.documents = state.documents;
    this.time = state.time;
  }

  readonly time: State['time'];

  set(id: string, n: number): void {
    this.change(n, document(id, n).name, document(id, n));
  }

  remove(id: string, n: number): void {
    this.change(n, document(id, n).name, null);
  }

  private change(n: number, name: string, after: StoredDocument | null): void {
    const before = this.documents.get(name) ?? null;
    this.journal.append(timeOf(n), [{ name, before, after }], () => this.documents.values());
    if (after) this.documents.set(name, after);
    else this.documents.delete(name);
  }

  /** What kill -9 leaves: no orderly end, and the lock stays. */
  restart(options: { until?: string; limitBytes?: number } = {}): Kept {
    return new Kept(options);
  }

  all(): [string, unknown][] {
    return [...this.documents.values()]
      .map(({ name, fields }): [string, unknown] => [name.slice(-1), fields.n])
      .sort();
  }
}

const logOf = (generation: number) => join(folder, `${generation}.log`);

it('holds what was committed after a crash, times included', () => {
  const kept = new Kept();
  kept.set('a', 1);
  kept.set('b', 2);
  kept.set('a', 3);
  kept.remove('b', 4);
  const again = kept.restart();
  expect([...again.documents.values()]).toEqual([document('a', 3)]);
  expect(again.time).toBe(timeOf(4));
});

it('begins each start with one snapshot and an empty log', () => {
  new Kept().set('a', 1);
  new Kept().set('b', 2);
  expect(new Kept().all()).toEqual([
    ['a', integer(1)],
    ['b', integer(2)],
  ]);
  expect(readdirSync(folder).sort()).toEqual(['3.log', '3.snapshot', 'lock.json']);
  expect(readFileSync(logOf(3))).toHaveLength(0);
});

it.each([1, 10, 60])('leaves out a last commit that lacks its last %i bytes', (missing) => {
  const kept = new Kept();
  kept.set('a', 1);
  kept.set('b', 2);
  truncateSync(logOf(1), readFileSync(logOf(1)).length - missing);
  expect(kept.restart().all()).toEqual([['a', integer(1)]]);
  expect(lines.join()).toContain('was cut short');
  expect(existsSync(`${logOf(1)}.damaged`)).toBe(false);
});

it('keeps a copy of a log that is damaged inside', () => {
  const kept = new Kept();
  for (const n of [1, 2, 3]) kept.set('abc'.charAt(n - 1), n);
  const [first = '', second = '', third = ''] = readFileSync(logOf(1), 'utf8').split('\n');
  writeFileSync(logOf(1), [first, second.replace('integerValue', 'integerXalue'), third, ''].join('\n'));
  expect(kept.restart().all()).toEqual([['a', integer(1)]]);
  expect(lines.join()).toContain('is damaged');
  expect(readFileSync(`${logOf(1)}.damaged`, 'utf8')).toContain(third);
});

it('refuses a damaged snapshot rather than lose it', () => {
  new Kept().set('a', 1);
  new Kept();
  appendFileSync(join(folder, '2.snapshot'), 'x');
  expect(() => new Kept()).toThrow(/2\.snapshot is damaged/);
});

it('goes back to a moment, for good', () => {
  const kept = new Kept();
  kept.set('a', 1);
  kept.set('b', 2);
  kept.set('a', 3);
  const back = kept.restart({ until: timeOf(2) });
  expect(back.all()).toEqual([
    ['a', integer(1)],
    ['b', integer(2)],
  ]);
  expect(back.restart().all()).toEqual(back.all());
});

it('begins a new generation when the log is long, and can still go back behind it', () => {
  const kept = new Kept({ limitBytes: 2000 });
  for (let n = 1; n <= 40; n++) kept.set('abc'.charAt(n % 3), n);
  expect(readdirSync(folder).filter((name) => name.endsWith('.snapshot')).length).toBe(2);
  expect(
    readFileSync(
      join(
        folder,
        readdirSync(folder)
          .filter((name) => name.endsWith('.log'))
          .sort()
          .at(-1) ?? '',
      ),
    ).length,
  ).toBeLessThan(2500);
  const behind = Number(/\.0*(\d+)Z/.exec(snapshotTime())?.[1]) - 1;
  expect(kept.restart({ until: timeOf(behind) }).time).toBe(timeOf(behind));
});

function snapshotTime(): string {
  const name = readdirSync(folder)
    .filter((file) => file.endsWith('.snapshot'))
    .sort((a, b) => parseInt(a) - parseInt(b))
    .at(-1);
  return /"time":"([^"]+)"/.exec(readFileSync(join(folder, name ?? ''), 'utf8'))?.[1] ?? '';
}

it('takes over the lock of a process that is gone, and respects a living one', () => {
  writeFileSync(join(folder, 'lock.json'), JSON.stringify({ pid: 2 ** 22 + 1, command: 'node' }));
  new Kept();
  const { command } = JSON.parse(readFileSync(join(folder, 'lock.json'), 'utf8')) as { command: string };
  // The parent of the test lives, but under another command: its number was given anew after a restart of the machine.
  writeFileSync(
    join(folder, 'lock.json'),
    JSON.stringify({ pid: process.ppid, command: `${command} of old` }),
  );
  new Kept();
});

import os from 'node:os';
import { percentile } from './benchRoomReport';
import { quizReport, withQuizReport } from './benchQuizReport';
import { adminEnv } from './localConfig';
import { rewritePerformancePage } from './performancePage';
import { offsetFromEnv, portsFor } from './ports';
import { startSuite } from './suite';

/**
 * `npm run bench:quiz`: a school begins an exam within half a minute and hands it in within the next, against the
 * embedded suite with the real functions and rules; every tenth hands in twice. `-- 30` lets 30 students sit it.
 */

const STUDENTS = Number(process.argv[2] ?? 300);
const SPREAD_MS = 30_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Timed<T> {
  value: T;
  ms: number;
}

async function timed<T>(work: Promise<T>): Promise<Timed<T>> {
  const began = performance.now();
  return { value: await work, ms: performance.now() - began };
}

/** Each at a time of their own within the spread. */
const spread = <Item, T>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<T>,
): Promise<T[]> =>
  Promise.all(
    items.map(async (item, index) => {
      await wait((index * SPREAD_MS) / items.length);
      return work(item, index);
    }),
  );

async function measure(): Promise<string> {
  const { signUp } = await import('../tests/support/callers');
  const { begun, storeQuiz, submit } = await import('../tests/support/quizAttempts');
  const { adminDb, closeWorld } = await import('../tests/support/world');
  const { inTurns } = await import('../functions/src/inTurns');
  const teacher = await signUp({ role: 'teacher' });
  const quiz = await storeQuiz({
    author: teacher.uid,
    settings: { shuffle_questions: true, shuffle_options: true, attempts_allowed: 1 },
    pool: { size: 60, draw: 15 },
  });
  const students = await inTurns(Array.from({ length: STUDENTS }), 10, () => signUp());
  console.log(`${STUDENTS} students are signed in.`);
  const began = performance.now();
  const starts = await spread(students, (student) => timed(begun(quiz.id, student)));
  const submits = await spread(students, async (student, index) => {
    const start = starts[index]?.value;
    if (!start) throw new Error('A start is missing');
    const handIn = () => timed(submit(start.attempt.id, quiz.answersTo(start.questions), student));
    return index % 10 === 9 ? Promise.all([handIn(), handIn()]) : [await handIn()];
  });
  const seconds = (performance.now() - began) / 1000;
  const { docs } = await adminDb().collection('attempts').where('parent', '==', quiz.id).get();
  const graded = docs.filter((stored) => stored.get('state') === 'submitted' && stored.get('score') === 100);
  const learners = new Set(docs.map((stored) => String(stored.get('uid'))));
  await closeWorld();
  const times = (all: readonly Timed<unknown>[]) => {
    const list = all.map(({ ms }) => ms);
    return { median: percentile(list, 0.5), p95: percentile(list, 0.95), max: percentile(list, 1) };
  };
  return quizReport({
    machine: `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${os.cpus().length} cores`,
    students: STUDENTS,
    seconds,
    graded: graded.length,
    doubled: docs.length - learners.size,
    start: times(starts),
    submit: times(submits.flat()),
  });
}

async function run(): Promise<void> {
  const ports = portsFor(offsetFromEnv(3300));
  const suite = await startSuite(ports, { only: ['auth', 'firestore', 'functions'] });
  try {
    Object.assign(process.env, adminEnv(ports));
    const report = await measure();
    console.log(report);
    await rewritePerformancePage((page) => withQuizReport(page, report));
  } finally {
    await suite.stop();
  }
}

await run();
process.exit(0);

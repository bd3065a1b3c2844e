import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { attemptId, parseAttempt, type PaperSection, QUIZ_PART, questionsIn } from '../../src/domain/attempt';
import { isOver, questionDeadline } from '../../src/domain/attemptAnswers';
import { type AttemptPart, type StartAttemptInput, startAttemptSchema } from '../../src/domain/attemptInput';
import { toNewResult } from '../../src/domain/attemptResult';
import { UNEXPECTED_MESSAGE } from '../../src/domain/errors';
import { type QuizKeys, quizMessages, type QuizMode } from '../../src/domain/quiz';
import { countQuestions } from '../../src/domain/quizCount';
import { oneByOne } from '../../src/domain/quizDraw';
import { NOTHING_OPENS } from '../../src/domain/reviewPolicy';
import { fullName } from '../../src/domain/user';
import type { Caller } from './actor';
import { prepareGrade, writeGrade } from './attemptGrade';
import { type AttemptSource, drawQuiz, readAssessment, readOpenQuiz } from './attemptSource';
import {
  attemptRef,
  attemptsAt,
  paperPartRef,
  readPaperPart,
  resultRef,
  type SealedPaper,
  sealedRef,
} from './attemptStore';
import { callable, failure } from './callable';
import { readEnrolment } from './enrol';
import { db, TRANSACTION } from './firebase';

/** Beginning an attempt, and going on with the one that is open: there is never a second beside it. */

export const startAttempt = callable(
  { name: 'startAttempt', access: 'user', schema: startAttemptSchema },
  async (input, caller): Promise<AttemptPart> => {
    if ((input.kind === 'quiz') !== (input.part === QUIZ_PART))
      throw failure('invalid-argument', quizMessages.id);
    const start = () =>
      db.runTransaction((transaction) => startOrGoOn(transaction, caller, input), TRANSACTION);
    // The first may have ended an attempt whose time was up.
    const part = (await start()) ?? (await start());
    if (!part) throw failure('aborted', UNEXPECTED_MESSAGE);
    return part;
  },
);

/** Null: there was an attempt whose time was up, which is graded now. */
async function startOrGoOn(
  transaction: Transaction,
  caller: Caller,
  input: StartAttemptInput,
): Promise<AttemptPart | null> {
  const { uid } = caller;
  const { parent, part } = input;
  const course =
    input.kind === 'assessment' ? (await readEnrolment(transaction, caller, parent)).course : null;
  const earlier = await attemptsAt(transaction, { uid, parent, part });
  const open = earlier.find(({ state }) => state === 'open');
  if (open && isOver(open, Date.now())) {
    writeGrade(transaction, await prepareGrade(transaction, open));
    return null;
  }
  if (open) return { attempt: open, sections: await readPaperPart(transaction, open), now: Date.now() };
  const source = course
    ? await readAssessment(transaction, course, input, earlier)
    : await drawQuiz(transaction, await readOpenQuiz(transaction, input, earlier));
  const name = caller.user ? fullName(caller.user) : '';
  return begin(transaction, { uid, name, input, source, number: earlier.length + 1 });
}

interface Beginning {
  uid: string;
  /** The learner's, for the examiner. */
  name: string;
  input: StartAttemptInput;
  source: AttemptSource;
  number: number;
}

/** Writes the attempt with its paper, and apart from it what is sealed. */
export function begin(
  transaction: Transaction,
  { uid, name, input, source, number }: Beginning,
): AttemptPart {
  const { kind, parent, part, mode } = input;
  const { sections, keys, seconds_per_question } = source;
  const now = Date.now();
  const deadline = deadlineOf(source, mode, now);
  const isOneByOne = mode === 'timed-sequential';
  const counts = countQuestions(sections.map((section) => ({ ...section, draw: null })));
  const id = attemptId(uid, parent, part, number);
  const record = {
    uid,
    kind,
    mode,
    parent,
    part,
    parent_author: source.parent_author,
    title: source.title,
    number,
    attempts_allowed: source.attempts_allowed,
    passing_score: source.passing_score,
    state: 'open',
    started_at: now,
    deadline,
    answers: {},
    answered_at: {},
    ...counts,
    at: 0,
    question_deadline: isOneByOne ? questionDeadline(seconds_per_question, deadline, now) : null,
    submitted_at: null,
    score: null,
    points: null,
    is_passed: null,
    needs_marking: false,
    opens: NOTHING_OPENS,
  };
  const shown = isOneByOne ? oneByOne(sections).slice(0, 1) : sections;
  const startedAt = Timestamp.fromMillis(now);
  transaction.create(attemptRef(id), { ...record, started_at: startedAt });
  transaction.set(resultRef(id), { ...toNewResult(id, record, name), started_at: startedAt });
  transaction.set(paperPartRef(id, 0), { sections: shown });
  transaction.set(sealedRef(id), { ...seal(sections, keys), seconds_per_question, given: {}, comments: {} });
  return { attempt: parseAttempt(id, record), sections: shown, now };
}

/** What is written on paper ends when its marks are entered. */
function deadlineOf({ minutes, closes_at }: AttemptSource, mode: QuizMode, now: number): number | null {
  if (mode === 'paper-based') return null;
  const limits = [minutes === null ? null : now + minutes * MINUTE_MS, closes_at];
  const known = limits.filter((limit) => limit !== null);
  return known.length === 0 ? null : Math.min(...known);
}

const MINUTE_MS = 60_000;

/** Only of what was drawn. */
function seal(sections: PaperSection[], { keys, explanations, versions, topics }: QuizKeys): SealedPaper {
  const ids = new Set(questionsIn(sections).map(({ id }) => id));
  const ofThese = <Value>(all: Record<string, Value>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)));
  return {
    sections,
    keys: ofThese(keys),
    explanations: ofThese(explanations),
    versions: ofThese(versions),
    topics: ofThese(topics),
  };
}

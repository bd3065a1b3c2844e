import type { Transaction } from 'firebase-admin/firestore';
import { type Attempt, attemptMessages, type PaperSection } from '../../src/domain/attempt';
import {
  ANSWERS_BYTES,
  isOver,
  isQuestionOver,
  mergeAnswers,
  questionDeadline,
  type TimedAnswer,
} from '../../src/domain/attemptAnswers';
import {
  answersSchema,
  type AttemptPart,
  type LockQuestionInput,
  lockQuestionSchema,
  type SaveAnswersResult,
} from '../../src/domain/attemptInput';
import { isAnswerTo } from '../../src/domain/questionGrade';
import { oneByOne } from '../../src/domain/quizDraw';
import { prepareGrade, writeGrade } from './attemptGrade';
import {
  attemptRef,
  findQuestion,
  paperPartRef,
  parseSealed,
  readOwnAttempt,
  readPaperPart,
  sealedRef,
} from './attemptStore';
import { callable, failure, refuseLargerThan } from './callable';
import { db, TRANSACTION } from './firebase';

/** Answers on their way in, and handing in. Whoever asks after the time was up has the attempt graded as it was saved. */

/** With what JSON needs around each answer. */
const refuse = refuseLargerThan(ANSWERS_BYTES + 100_000);

/** Graded, with the whole before the learner's eyes gone: there is no next question. */
const ended = (attempt: Attempt): AttemptPart => ({ attempt, sections: [], now: Date.now() });

async function grade(transaction: Transaction, attempt: Attempt): Promise<Attempt> {
  const graded = await prepareGrade(transaction, attempt);
  writeGrade(transaction, graded);
  return graded.attempt;
}

export const saveAnswers = callable(
  { name: 'saveAnswers', access: 'user', schema: answersSchema, refuse },
  async (input, caller): Promise<SaveAnswersResult> => {
    const saved = await db.runTransaction(async (transaction) => {
      const attempt = await readOwnAttempt(transaction, caller, input.id);
      if (attempt.state !== 'open') throw failure('failed-precondition', attemptMessages.submitted);
      const now = Date.now();
      if (isOver(attempt, now)) {
        await grade(transaction, attempt);
        return null;
      }
      assertTaken(attempt, await readPaperPart(transaction, attempt), input.answers, now);
      const merged = mergeAnswers(attempt, input.answers, now);
      if (isTooLong(merged.answers)) throw failure('invalid-argument', attemptMessages.tooLong);
      transaction.update(attemptRef(attempt.id), { ...merged });
      return { ...merged, now };
    }, TRANSACTION);
    if (!saved) throw failure('deadline-exceeded', attemptMessages.timeUp);
    return saved;
  },
);

/** Refuses answers to what is not before the learner, and what is no answer to its question. */
function assertTaken(
  attempt: Attempt,
  sections: readonly PaperSection[],
  answers: readonly TimedAnswer[],
  now: number,
): void {
  if (attempt.mode === 'paper-based') throw failure('failed-precondition', attemptMessages.onPaper);
  if (!answers.every((given) => isAsked(sections, given)))
    throw failure('failed-precondition', attemptMessages.notAsked);
  if (isQuestionOver(attempt, now)) throw failure('deadline-exceeded', attemptMessages.timeUp);
}

function isAsked(sections: readonly PaperSection[], { question: id, answer }: TimedAnswer): boolean {
  const question = findQuestion(sections, id);
  return question !== undefined && isAnswerTo(question, answer);
}

const isTooLong = (answers: Attempt['answers']) => Buffer.byteLength(JSON.stringify(answers)) > ANSWERS_BYTES;

/** With what still comes in time and is asked for; so no stray answer keeps anybody from handing in. */
async function withLastAnswers(
  transaction: Transaction,
  attempt: Attempt,
  given: readonly TimedAnswer[],
): Promise<Attempt> {
  const now = Date.now();
  if (given.length === 0 || isOver(attempt, now) || isQuestionOver(attempt, now)) return attempt;
  const sections = await readPaperPart(transaction, attempt);
  const merged = mergeAnswers(
    attempt,
    given.filter((one) => isAsked(sections, one)),
    now,
  );
  if (isTooLong(merged.answers)) throw failure('invalid-argument', attemptMessages.tooLong);
  return { ...attempt, ...merged };
}

/** Handed in twice, it is graded once. */
export const submitAttempt = callable(
  { name: 'submitAttempt', access: 'user', schema: answersSchema, refuse },
  (input, caller): Promise<Attempt> =>
    db.runTransaction(async (transaction) => {
      const attempt = await readOwnAttempt(transaction, caller, input.id);
      if (attempt.state === 'submitted') return attempt;
      if (attempt.mode === 'paper-based') throw failure('failed-precondition', attemptMessages.onPaper);
      return grade(transaction, await withLastAnswers(transaction, attempt, input.answers));
    }, TRANSACTION),
);

/** Ends the question that is due and gives out the next; the last one hands in. Repeated, it tells what is due. */
export const lockQuestion = callable(
  { name: 'lockQuestion', access: 'user', schema: lockQuestionSchema },
  (input, caller): Promise<AttemptPart> =>
    db.runTransaction(async (transaction) => {
      const attempt = await readOwnAttempt(transaction, caller, input.id);
      if (attempt.mode !== 'timed-sequential' || input.at > attempt.at)
        throw failure('failed-precondition', attemptMessages.wrongMode);
      if (attempt.state === 'submitted') return ended(attempt);
      if (isOver(attempt, Date.now())) return ended(await grade(transaction, attempt));
      if (input.at < attempt.at)
        return { attempt, sections: await readPaperPart(transaction, attempt), now: Date.now() };
      return lock(transaction, attempt, input);
    }, TRANSACTION),
);

async function lock(
  transaction: Transaction,
  attempt: Attempt,
  { answer }: LockQuestionInput,
): Promise<AttemptPart> {
  const now = Date.now();
  const sealed = parseSealed(await transaction.get(sealedRef(attempt.id)));
  const questions = oneByOne(sealed.sections);
  const due = questions[attempt.at]?.questions[0];
  const isCounted = due && answer !== null && isAnswerTo(due, answer) && !isQuestionOver(attempt, now);
  const merged = isCounted ? mergeAnswers(attempt, [{ question: due.id, answer, at: now }], now) : {};
  const at = attempt.at + 1;
  const next = questions[at];
  const question_deadline =
    next === undefined ? null : questionDeadline(sealed.seconds_per_question, attempt.deadline, now);
  const locked: Attempt = { ...attempt, ...merged, at, question_deadline };
  if (!next) return ended(await grade(transaction, locked));
  transaction.set(paperPartRef(attempt.id, at), { sections: [next] });
  transaction.update(attemptRef(attempt.id), { ...merged, at, question_deadline });
  return { attempt: locked, sections: [next], now };
}

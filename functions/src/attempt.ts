import { type DocumentSnapshot, FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { allowedMinutes, type Attempt, attemptId, grade, parseAttempt } from '../../src/domain/attempt';
import {
  type Answers,
  parseAnswerKey,
  parsePaper,
  parseQuestions,
  type PaperQuestion,
} from '../../src/domain/courseContent';
import {
  type AnswersInput,
  answersSchema,
  type StartAttemptInput,
  type StartAttemptResult,
  startAttemptSchema,
} from '../../src/domain/learnInput';
import { learnMessages } from '../../src/domain/enrolment';
import type { Caller } from './actor';
import { callable, failure } from './callable';
import { keyRef, paperRef } from './courseStore';
import { enrolmentRef, readEnrolment } from './enrol';
import { db, fieldsOf, TRANSACTION } from './firebase';

/**
 * Sittings of an assessment. The paper and its key are copied at the start, so that a course that changes meanwhile
 * changes no sitting; the key lies where rules open it once the last allowed attempt is over.
 */

/** For answers that were under way when the time was up. */
const GRACE_MS = 30_000;

const attemptRef = (id: string) => db.doc(`attempts/${id}`);
const questionsRef = (id: string) => db.doc(`attempts/${id}/paper/0`);
const reviewRef = (id: string) => db.doc(`attempts/${id}/review/result`);

const attemptOf = (stored: DocumentSnapshot): Attempt => parseAttempt(stored.id, fieldsOf(stored) ?? {});

const isOver = ({ deadline }: Attempt) => deadline !== null && Date.now() > deadline + GRACE_MS;

export const startAttempt = callable(
  { name: 'startAttempt', access: 'user', schema: startAttemptSchema },
  (input, caller): Promise<StartAttemptResult> =>
    db.runTransaction(async (transaction) => {
      const { course } = await readEnrolment(transaction, caller, input.parent);
      const earlier = await earlierAttempts(transaction, caller.uid, input);
      const open = earlier.find(({ state }) => state === 'open');
      if (open && !isOver(open)) return resume(transaction, open);
      const closing = open && (await prepareGrade(transaction, open, {}));
      const attempt = await begin(transaction, caller, input, {
        number: earlier.length + 1,
        author: course.created_by,
      });
      if (closing) writeGrade(transaction, closing);
      return attempt;
    }, TRANSACTION),
);

async function earlierAttempts(
  transaction: Transaction,
  uid: string,
  { parent, part }: Pick<StartAttemptInput, 'parent' | 'part'>,
): Promise<Attempt[]> {
  const { docs } = await transaction.get(
    db.collection('attempts').where('uid', '==', uid).where('parent', '==', parent).where('part', '==', part),
  );
  return docs.map(attemptOf);
}

async function resume(transaction: Transaction, attempt: Attempt): Promise<StartAttemptResult> {
  const paper = await transaction.get(questionsRef(attempt.id));
  return { attempt, questions: parseQuestions(paper.get('questions')), now: Date.now() };
}

interface Sitting {
  number: number;
  author: string;
}

async function begin(
  transaction: Transaction,
  { uid }: Caller,
  { parent, part }: StartAttemptInput,
  { number, author }: Sitting,
): Promise<StartAttemptResult> {
  const [storedPaper, storedKey] = await transaction.getAll(paperRef(parent, part), keyRef(parent, part));
  if (!storedPaper?.exists || !storedKey?.exists) throw failure('not-found', learnMessages.noAssessment);
  const { questions, ...paper } = parsePaper(part, storedPaper.data() ?? {});
  if (number > paper.attempts_allowed) throw failure('failed-precondition', learnMessages.noAttemptsLeft);
  const id = attemptId(uid, parent, part, number);
  const started = Timestamp.now();
  const minutes = allowedMinutes(paper.duration);
  const record = {
    uid,
    kind: 'assessment',
    parent,
    part,
    parent_author: author,
    title: paper.title,
    number,
    attempts_allowed: paper.attempts_allowed,
    passing_score: paper.passing_score,
    state: 'open',
    started_at: started,
    deadline: minutes === null ? null : started.toMillis() + minutes * 60_000,
    answers: {},
    is_review_open: false,
  };
  transaction.create(attemptRef(id), record);
  transaction.set(questionsRef(id), { questions });
  transaction.set(reviewRef(id), { answers: parseAnswerKey(part, storedKey.data() ?? {}).answers });
  const attempt = parseAttempt(id, { ...record, started_at: started.toMillis() });
  return { attempt, questions, now: Date.now() };
}

const answersOf = ({ answers }: AnswersInput): Answers =>
  Object.fromEntries(answers.map(({ question, answer }) => [question, answer]));

async function readOwn(transaction: Transaction, { uid }: Caller, id: string): Promise<Attempt> {
  const stored = await transaction.get(attemptRef(id));
  if (!stored.exists || stored.get('uid') !== uid) throw failure('not-found', learnMessages.noAttempt);
  return attemptOf(stored);
}

export const saveAnswers = callable(
  { name: 'saveAnswers', access: 'user', schema: answersSchema },
  (input, caller): Promise<{ saved: number }> =>
    db.runTransaction(async (transaction) => {
      const attempt = await readOwn(transaction, caller, input.id);
      if (attempt.state !== 'open') throw failure('failed-precondition', learnMessages.submitted);
      if (isOver(attempt)) throw failure('deadline-exceeded', learnMessages.timeUp);
      const answers = { ...attempt.answers, ...answersOf(input) };
      transaction.update(attemptRef(attempt.id), { answers });
      return { saved: Object.keys(answers).length };
    }, TRANSACTION),
);

/** Handed in twice, it is graded once. What comes after the time is up counts as it was saved before. */
export const submitAttempt = callable(
  { name: 'submitAttempt', access: 'user', schema: answersSchema },
  (input, caller): Promise<Attempt> =>
    db.runTransaction(async (transaction) => {
      const attempt = await readOwn(transaction, caller, input.id);
      if (attempt.state === 'submitted') return attempt;
      const graded = await prepareGrade(transaction, attempt, isOver(attempt) ? {} : answersOf(input));
      writeGrade(transaction, graded);
      return graded.attempt;
    }, TRANSACTION),
);

interface Graded {
  attempt: Attempt;
  marks: Record<string, boolean>;
  /** Whose reviews open with this one's. */
  earlier: Attempt[];
  isEnrolled: boolean;
}

/** All that has to be read, since a transaction reads before it writes. */
async function prepareGrade(transaction: Transaction, open: Attempt, given: Answers): Promise<Graded> {
  const [paper, review, enrolment] = await transaction.getAll(
    questionsRef(open.id),
    reviewRef(open.id),
    enrolmentRef(open.uid, open.parent),
  );
  const isReviewOpen = open.number >= open.attempts_allowed;
  const earlier = isReviewOpen ? await earlierAttempts(transaction, open.uid, open) : [];
  const questions = parseQuestions(paper?.get('questions'));
  const key = parseAnswerKey(open.part, review?.data() ?? {}).answers;
  const answers = onlyTo(questions, { ...open.answers, ...given });
  const { marks, ...result } = grade(questions, key, answers);
  const attempt: Attempt = {
    ...open,
    ...result,
    answers,
    state: 'submitted',
    submitted_at: Date.now(),
    is_passed: result.score >= open.passing_score,
    is_review_open: isReviewOpen,
  };
  return { attempt, marks, earlier, isEnrolled: enrolment?.get('state') === 'active' };
}

const onlyTo = (questions: readonly PaperQuestion[], answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).filter(([id]) => questions.some((question) => question.id === id)),
  );

function writeGrade(transaction: Transaction, { attempt, marks, earlier, isEnrolled }: Graded): void {
  const { id, answers, score, points, max_points, is_passed, is_review_open } = attempt;
  transaction.update(attemptRef(id), {
    state: 'submitted',
    submitted_at: FieldValue.serverTimestamp(),
    answers,
    score,
    points,
    max_points,
    is_passed,
    is_review_open,
  });
  transaction.update(reviewRef(id), { marks });
  for (const other of earlier.filter((one) => one.id !== id))
    transaction.update(attemptRef(other.id), { is_review_open: true });
  if (is_passed && isEnrolled)
    transaction.update(enrolmentRef(attempt.uid, attempt.parent), {
      passed_assessments: FieldValue.arrayUnion(attempt.part),
    });
}

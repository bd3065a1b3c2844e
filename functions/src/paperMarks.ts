import type { Transaction } from 'firebase-admin/firestore';
import { type Attempt, attemptMessages, QUIZ_PART, type ReviewScore } from '../../src/domain/attempt';
import {
  addPaperSchema,
  type EnterPaperMarksInput,
  enterPaperMarksSchema,
  type EnterPaperMarksResult,
} from '../../src/domain/attemptInput';
import { PERMISSION_MESSAGE } from '../../src/domain/errors';
import { can } from '../../src/domain/permissions';
import { isAnswerTo } from '../../src/domain/questionGrade';
import { type Quiz, quizMessages } from '../../src/domain/quiz';
import { oneByOne } from '../../src/domain/quizDraw';
import { fullName } from '../../src/domain/user';
import type { Caller } from './actor';
import { actorOf, addToAudit, auditRef } from './audit';
import { type Graded, prepareGrade, writeGrade } from './attemptGrade';
import { drawQuiz, readQuiz } from './attemptSource';
import { begin } from './attemptStart';
import { attemptOf, attemptRef, attemptsAt, findQuestion, paperPartRef, type Sealed } from './attemptStore';
import { activeUser, callable, failure } from './callable';
import { db, TRANSACTION } from './firebase';
import { uidOf, userOf, userRef } from './userRecord';

/** What an examiner enters by hand: a paper that was written on paper, and the marks of essays. */

/** The attempt of a learner whose paper lies before its examiner: begun now where there is none to go on with. */
export const addPaper = callable(
  { name: 'addPaper', access: 'backOffice.enter', schema: addPaperSchema },
  async ({ quizId, learner }, caller): Promise<string> => {
    const uid = await uidOf(learner);
    if (!uid) throw failure('not-found', attemptMessages.noLearner);
    return db.runTransaction(
      (transaction) => findOrBegin(transaction, caller, { quizId, learner: uid, number: null }),
      TRANSACTION,
    );
  },
);

export const enterPaperMarks = callable(
  { name: 'enterPaperMarks', access: 'backOffice.enter', schema: enterPaperMarksSchema },
  async (input, caller): Promise<EnterPaperMarksResult> => {
    // The attempt first, so that what is called twice at once finds the same one.
    const id = await db.runTransaction((transaction) => findOrBegin(transaction, caller, input), TRANSACTION);
    const { attempt, grade, isPassed } = await db.runTransaction(
      (transaction) => enter(transaction, caller, id, input),
      TRANSACTION,
    );
    const { score, points, max_points, topics } = grade;
    return {
      attempt,
      score: { score, points, max_points, is_passed: isPassed, topics } satisfies ReviewScore,
    };
  },
);

async function findOrBegin(
  transaction: Transaction,
  caller: Caller,
  { quizId, learner, number }: Pick<EnterPaperMarksInput, 'quizId' | 'learner' | 'number'>,
): Promise<string> {
  const quiz = await readOwnQuiz(transaction, caller, quizId);
  const user = userOf(await transaction.get(userRef(learner)));
  if (!user) throw failure('not-found', attemptMessages.noLearner);
  const earlier = await attemptsAt(transaction, { uid: learner, parent: quizId, part: QUIZ_PART });
  const found = number === null ? unmarked(earlier) : earlier.find((attempt) => attempt.number === number);
  if (found) return found.id;
  const next = earlier.length + 1;
  if (number !== null && number !== next) throw failure('not-found', attemptMessages.noPaper);
  const source = await drawQuiz(transaction, quiz);
  const input = { kind: 'quiz', parent: quizId, part: QUIZ_PART, mode: 'paper-based' } as const;
  const name = fullName(user);
  return begin(transaction, { uid: learner, name, input, source, number: next }).attempt.id;
}

/** The one that is open, else the latest on paper, which is corrected. */
const unmarked = (earlier: readonly Attempt[]) =>
  earlier.find(({ state }) => state === 'open') ??
  earlier.filter(({ mode }) => mode === 'paper-based').at(-1);

async function readOwnQuiz(transaction: Transaction, caller: Caller, id: string): Promise<Quiz> {
  const quiz = await readQuiz(transaction, id);
  if (!quiz) throw failure('not-found', quizMessages.missing);
  if (!can(caller, 'material.update', quiz)) throw failure('permission-denied', PERMISSION_MESSAGE);
  return quiz;
}

async function enter(
  transaction: Transaction,
  caller: Caller,
  id: string,
  { answers, marks }: EnterPaperMarksInput,
): Promise<Graded> {
  const actor = actorOf(activeUser(caller));
  const attempt = attemptOf(await transaction.get(attemptRef(id)));
  const given = Object.fromEntries(marks.map(({ question, points }) => [question, points]));
  const comments = Object.fromEntries(marks.map(({ question, comment }) => [question, comment]));
  const read = Object.fromEntries(answers.map(({ question, answer }) => [question, answer]));
  const isOpen = attempt.state === 'open';
  const entered: Attempt = {
    ...attempt,
    // Begun on the site and ended on paper, it is one on paper.
    ...(isOpen && { mode: 'paper-based', at: 0 }),
    answers: { ...attempt.answers, ...read },
  };
  const graded = await prepareGrade(transaction, entered, { given, comments });
  assertOnPaper(graded.sealed, { answers, marks });
  if (attempt.mode === 'timed-sequential' && isOpen) writeWholePaper(transaction, id, graded.sealed);
  writeGrade(transaction, graded);
  addToAudit(transaction, auditRef(), {
    actor,
    action: 'quiz.marks',
    record: { id: attempt.parent, title: attempt.title },
    changes: [
      { field: 'learner', before: null, after: attempt.uid },
      { field: 'score', before: attempt.score, after: graded.grade.score },
    ],
  });
  return graded;
}

function assertOnPaper(
  { sections }: Sealed,
  { answers, marks }: Pick<EnterPaperMarksInput, 'answers' | 'marks'>,
): void {
  const isFit = answers.every(({ question: id, answer }) => {
    const question = findQuestion(sections, id);
    return question !== undefined && isAnswerTo(question, answer);
  });
  const isWithin = marks.every(({ question, points }) => {
    const most = findQuestion(sections, question)?.points;
    return most !== undefined && points <= most;
  });
  if (!isFit || !isWithin) throw failure('invalid-argument', attemptMessages.notOnPaper);
}

/** On the site the learner saw one question after the other; on paper, all. */
function writeWholePaper(transaction: Transaction, id: string, { sections }: Sealed): void {
  transaction.set(paperPartRef(id, 0), { sections });
  for (let n = 1; n < oneByOne(sections).length; n += 1) transaction.delete(paperPartRef(id, n));
}

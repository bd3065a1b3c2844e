import { randomInt } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import { allowedMinutes, toPaperKeys, toPaperSections } from '../../src/domain/assessmentPaper';
import type { Attempt, PaperSection } from '../../src/domain/attempt';
import type { StartAttemptInput } from '../../src/domain/attemptInput';
import type { Course } from '../../src/domain/course';
import { parseAnswerKey, parsePaper } from '../../src/domain/courseContent';
import { learnMessages } from '../../src/domain/enrolment';
import {
  parseQuiz,
  parseQuizKeys,
  parseQuizPaper,
  type Quiz,
  type QuizKeys,
  quizMessages,
} from '../../src/domain/quiz';
import { drawPaper } from '../../src/domain/quizDraw';
import { whyNotStart } from '../../src/domain/quizStart';
import { failure } from './callable';
import { keyRef, paperRef } from './courseStore';
import { fieldsOf } from './firebase';
import { quizKeysRef, quizPaperRef, quizRef } from './quizStore';

/** What an attempt is made from: a course's assessment or a quiz, if the learner may begin one now. */
export interface AttemptSource extends Pick<
  Attempt,
  'title' | 'attempts_allowed' | 'passing_score' | 'parent_author'
> {
  minutes: number | null;
  closes_at: number | null;
  seconds_per_question: number | null;
  sections: PaperSection[];
  keys: QuizKeys;
}

export async function readAssessment(
  transaction: Transaction,
  course: Course,
  { part: moduleId, mode }: StartAttemptInput,
  earlier: readonly Attempt[],
): Promise<AttemptSource> {
  if (mode !== 'attempt') throw failure('failed-precondition', quizMessages.wrongMode);
  const [storedPaper, storedKey] = await transaction.getAll(
    paperRef(course.id, moduleId),
    keyRef(course.id, moduleId),
  );
  if (!storedPaper?.exists || !storedKey?.exists) throw failure('not-found', learnMessages.noAssessment);
  const paper = parsePaper(moduleId, storedPaper.data() ?? {});
  if (earlier.length >= paper.attempts_allowed)
    throw failure('failed-precondition', learnMessages.noAttemptsLeft);
  return {
    title: paper.title,
    attempts_allowed: paper.attempts_allowed,
    passing_score: paper.passing_score,
    parent_author: course.created_by,
    minutes: allowedMinutes(paper.duration),
    closes_at: null,
    seconds_per_question: null,
    sections: toPaperSections(paper),
    keys: toPaperKeys(paper, parseAnswerKey(moduleId, storedKey.data() ?? {})),
  };
}

export async function readQuiz(transaction: Transaction, id: string): Promise<Quiz | null> {
  const fields = fieldsOf(await transaction.get(quizRef(id)));
  return fields && parseQuiz(id, fields);
}

/** Draws a paper of its own for the attempt. */
export async function drawQuiz(transaction: Transaction, quiz: Quiz): Promise<AttemptSource> {
  const [paper, keys] = await transaction.getAll(quizPaperRef(quiz.id), quizKeysRef(quiz.id));
  if (!paper?.exists || !keys?.exists) throw failure('not-found', quizMessages.notFound);
  return {
    title: quiz.title,
    attempts_allowed: quiz.attempts_allowed,
    passing_score: quiz.passing_score,
    parent_author: quiz.created_by,
    minutes: quiz.time_limit,
    closes_at: quiz.closes_at,
    seconds_per_question: quiz.seconds_per_question,
    sections: drawPaper(parseQuizPaper(paper.data() ?? {}).sections, quiz, secureRandom),
    keys: parseQuizKeys(keys.data() ?? {}),
  };
}

const STEPS = 2 ** 32;

/** From one paper nobody can tell the next. */
const secureRandom = () => randomInt(STEPS) / STEPS;

/** The quiz, if the learner may begin an attempt at it now. */
export async function readOpenQuiz(
  transaction: Transaction,
  { parent: id, mode }: StartAttemptInput,
  earlier: readonly Attempt[],
): Promise<Quiz> {
  const quiz = await readQuiz(transaction, id);
  if (!quiz || quiz.status === 'draft') throw failure('not-found', quizMessages.notFound);
  const refusal = whyNotStart(quiz, mode, earlier, Date.now());
  if (refusal) throw failure('failed-precondition', refusal);
  return quiz;
}

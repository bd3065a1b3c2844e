import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import {
  type Attempt,
  attemptMessages,
  parseAttempt,
  parseAttemptPaper,
  type PaperSection,
  questionsIn,
  wordsIn,
} from '../../src/domain/attempt';
import type { Question } from '../../src/domain/question';
import { parseQuizKeys, type QuizKeys } from '../../src/domain/quiz';
import { countOrNull } from '../../src/domain/stored';
import type { Caller } from './actor';
import { failure } from './callable';
import { db, fieldsOf } from './firebase';

/** An attempt and what lies in it: the paper, which the learner sees, and what is sealed from them. */

export const attemptRef = (id: string) => db.doc(`attempts/${id}`);
export const paperPartRef = (id: string, n: number) => db.doc(`attempts/${id}/paper/${n}`);
export const sealedRef = (id: string) => db.doc(`attempts/${id}/sealed/0`);
/** What the examiner's table shows of it. */
export const resultRef = (id: string) => db.doc(`attempt_results/${id}`);
export const reviewRef = (id: string, part: 'score' | 'result' | 'explanations') =>
  db.doc(`attempts/${id}/review/${part}`);

/** `attempts/{id}/sealed/0`: copied at the start, so that what changes meanwhile changes no attempt. */
export interface SealedPaper extends QuizKeys {
  /** All that was drawn, in the learner's order. */
  sections: PaperSection[];
}

export interface Sealed extends SealedPaper {
  /** Timed-sequential. */
  seconds_per_question: number | null;
  /** Points that somebody gave by hand. */
  given: Record<string, number>;
  /** And what they wrote to them. */
  comments: Record<string, string>;
}

export function parseSealed(stored: DocumentSnapshot | undefined): Sealed {
  const data = stored?.data() ?? {};
  return {
    ...parseQuizKeys(data),
    ...parseAttemptPaper(data),
    seconds_per_question: countOrNull(data.seconds_per_question) || null,
    given: (data.given ?? {}) as Record<string, number>,
    comments: wordsIn(data.comments),
  };
}

export const attemptOf = (stored: DocumentSnapshot): Attempt =>
  parseAttempt(stored.id, fieldsOf(stored) ?? {});

/** All that somebody has made at one assessment or quiz, in their order. */
export async function attemptsAt(
  transaction: Transaction,
  { uid, parent, part }: Pick<Attempt, 'uid' | 'parent' | 'part'>,
): Promise<Attempt[]> {
  const { docs } = await transaction.get(
    db.collection('attempts').where('uid', '==', uid).where('parent', '==', parent).where('part', '==', part),
  );
  return docs.map(attemptOf).sort((a, b) => a.number - b.number);
}

export async function readOwnAttempt(
  transaction: Transaction,
  { uid }: Caller,
  id: string,
): Promise<Attempt> {
  const stored = await transaction.get(attemptRef(id));
  if (!stored.exists || stored.get('uid') !== uid) throw failure('not-found', attemptMessages.missing);
  return attemptOf(stored);
}

/** What the learner has before them: the whole paper, or the question that is due. */
export async function readPaperPart(transaction: Transaction, attempt: Attempt): Promise<PaperSection[]> {
  const n = attempt.mode === 'timed-sequential' ? attempt.at : 0;
  const stored = await transaction.get(paperPartRef(attempt.id, n));
  return parseAttemptPaper(stored.data() ?? {}).sections;
}

export const findQuestion = (sections: readonly PaperSection[], id: string): Question | undefined =>
  questionsIn(sections).find((question) => question.id === id);

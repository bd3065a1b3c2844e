import { doc, getDoc } from 'firebase/firestore/lite';
import { fromDocument } from '../../data/converter';
import { callFunction } from '../../data/firebase';
import { db } from '../../data/firestore';
import {
  type Attempt,
  parseAttempt,
  parseAttemptPaper,
  type PaperSection,
  parseReviewResult,
  wordsIn,
} from '../../domain/attempt';
import type { EnterPaperMarksInput, EnterPaperMarksResult } from '../../domain/attemptInput';
import { type AttemptResult, parseResult } from '../../domain/attemptResult';
import { parseQuizKeys, type QuizKeys } from '../../domain/quiz';

/** What the examiner of one attempt reads and enters. */

export interface ExaminedAttempt {
  attempt: Attempt;
  result: AttemptResult;
  sections: PaperSection[];
  keys: QuizKeys['keys'];
  /** Points as they count now; none while the attempt is open, nor for an essay that awaits its mark. */
  marks: Record<string, number>;
  comments: Record<string, string>;
}

export async function readExamined(id: string): Promise<ExaminedAttempt | null> {
  const read = async (path: string) => {
    const data = (await getDoc(doc(db, path))).data();
    return data ? fromDocument(data) : null;
  };
  const [attempt, result, sealed, review] = await Promise.all([
    read(`attempts/${id}`),
    read(`attempt_results/${id}`),
    read(`attempts/${id}/sealed/0`),
    read(`attempts/${id}/review/result`),
  ]);
  if (!attempt || !sealed) return null;
  return {
    attempt: parseAttempt(id, attempt),
    result: parseResult(id, result ?? {}),
    sections: parseAttemptPaper(sealed).sections,
    keys: parseQuizKeys(sealed).keys,
    marks: parseReviewResult(review ?? {}).marks,
    comments: wordsIn(sealed.comments),
  };
}

export const enterMarks = (input: EnterPaperMarksInput) =>
  callFunction<EnterPaperMarksInput, EnterPaperMarksResult>('enterPaperMarks', input);

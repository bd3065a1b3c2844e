import type { Question } from '../../domain/question';
import { isNoAnswer, type PaperSection } from '../../domain/attempt';
import type { GivenAnswers } from './keptAnswers';

export interface PaperItem {
  /** Counted through the whole paper. */
  number: number;
  section: PaperSection;
  question: Question;
}

export function itemsOf(sections: readonly PaperSection[]): PaperItem[] {
  return sections
    .flatMap((section) => section.questions.map((question) => ({ section, question })))
    .map((item, index) => ({ ...item, number: index + 1 }));
}

export const isAnswered = (given: GivenAnswers, { question }: PaperItem) =>
  !isNoAnswer(given[question.id]?.answer);

/** Of a section from which some are to be chosen: how many are still missing, and none of them in particular. */
export function missingIn(section: PaperSection, items: readonly PaperItem[], given: GivenAnswers): number {
  const own = items.filter((item) => item.section.id === section.id);
  const answered = own.filter((item) => isAnswered(given, item)).length;
  const wanted = Math.min(section.answer_count ?? own.length, own.length);
  return Math.max(0, wanted - answered);
}

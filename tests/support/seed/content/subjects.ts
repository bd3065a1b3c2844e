import type { Chapter } from '../../../fixtures/book';
import { agriculture, computerStudies, science } from './applied';
import { biology } from './biology';
import { chemistry } from './chemistry';
import { civics } from './civics';
import { english } from './english';
import { geography } from './geography';
import { history } from './history';
import { kiswahili } from './kiswahili';
import { mathematics } from './mathematics';
import { physics } from './physics';
import { bookKeeping, commerce } from './trade';

const CHAPTERS: Record<string, readonly Chapter[]> = {
  Agriculture: agriculture,
  Biology: biology,
  'Book Keeping': bookKeeping,
  Chemistry: chemistry,
  Civics: civics,
  Commerce: commerce,
  'Computer Studies': computerStudies,
  English: english,
  Geography: geography,
  History: history,
  Kiswahili: kiswahili,
  Mathematics: mathematics,
  Physics: physics,
  Science: science,
};

const PAPER_INSTRUCTIONS = {
  English: [
    'Time: 2 hours 30 minutes. This paper has several sections. Answer all questions.',
    'Write your examination number on every page. Phones and calculators are not allowed in the examination room unless a question says so.',
  ],
  Swahili: [
    'Muda: Saa 2 na dakika 30. Mtihani huu una sehemu kadhaa. Jibu maswali yote.',
    'Andika namba yako ya mtihani katika kila ukurasa. Simu haziruhusiwi katika chumba cha mtihani.',
  ],
} as const;

/** The chapters of a subject by their place, all where none is named. */
export function chaptersOf(subject: string, places?: readonly number[]): readonly Chapter[] {
  const chapters = CHAPTERS[subject] ?? [];
  return places ? chapters.filter((_, place) => places.includes(place)) : chapters;
}

/** A past paper: a section of questions with their marks for each topic of the subject, and no lessons. */
export function paperOf(subject: string, language: 'English' | 'Swahili'): readonly Chapter[] {
  const section = language === 'Swahili' ? 'Sehemu' : 'Section';
  const marks = (count: number) => (language === 'Swahili' ? `(alama ${count})` : `(${count} marks)`);
  return chaptersOf(subject).map(({ title, questions }, place) => ({
    title: `${section} ${String.fromCharCode(65 + place)}: ${title}`,
    paragraphs: place === 0 ? PAPER_INSTRUCTIONS[language] : [],
    questions: questions.map((question, i) => `${question} ${marks(5 + ((place + i) % 3) * 2)}`),
  }));
}

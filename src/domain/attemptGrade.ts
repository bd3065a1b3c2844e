import type { Answers, PaperSection, ReviewScore, TopicPoints } from './attempt';
import { isNoAnswer } from './attempt';
import type { Question } from './question';
import { pointsFor, roundPoints } from './questionGrade';
import type { QuizKeys } from './quiz';
import { countQuestions } from './quizCount';

/** What a whole paper earns. */

export interface Grade extends Omit<ReviewScore, 'is_passed'> {
  /** An essay that awaits its mark has none. */
  marks: Record<string, number>;
  uncounted: string[];
  needs_marking: boolean;
}

export interface AnsweredPaper extends Pick<QuizKeys, 'keys' | 'topics'> {
  sections: readonly PaperSection[];
  answers: Answers;
  /** Points that somebody gave by hand: they count instead of what the answer earns. */
  given: Readonly<Record<string, number>>;
}

interface Marked {
  question: Question;
  isAnswered: boolean;
  /** Null: awaits its mark. */
  points: number | null;
}

export function gradePaper(paper: AnsweredPaper): Grade {
  const bySection = paper.sections.map(({ questions, answer_count }) => ({
    answer_count,
    marked: questions.map((question) => mark(question, paper)),
  }));
  const all = bySection.flatMap(({ marked }) => marked);
  const counted = bySection.flatMap(({ marked, answer_count }) => best(marked, answer_count));
  const points = sumOf(counted);
  const max_points = countQuestions(paper.sections.map((section) => ({ ...section, draw: null }))).max_points;
  return {
    marks: Object.fromEntries(
      all.flatMap(({ question, points: given }) => (given === null ? [] : [[question.id, given] as const])),
    ),
    uncounted: all.filter((one) => !counted.includes(one)).map(({ question }) => question.id),
    needs_marking: all.some((one) => one.points === null),
    points,
    max_points,
    score: percentOf(points, max_points),
    topics: topicsOf(counted, paper.topics),
  };
}

function mark(question: Question, { keys, answers, given }: AnsweredPaper): Marked {
  const { id } = question;
  const byHand = given[id];
  if (byHand !== undefined)
    return { question, isAnswered: true, points: roundPoints(Math.min(byHand, question.points)) };
  const answer = answers[id];
  return { question, isAnswered: !isNoAnswer(answer), points: pointsFor(question, keys[id], answer) };
}

/** All of a section, or the best N of those that were answered; what awaits its mark is nothing so far. */
function best(marked: readonly Marked[], count: number | null): readonly Marked[] {
  if (count === null || count >= marked.length) return marked;
  return marked
    .filter(({ isAnswered }) => isAnswered)
    .sort((a, b) => (b.points ?? 0) - (a.points ?? 0))
    .slice(0, count);
}

const sumOf = (marked: readonly Marked[]) =>
  roundPoints(marked.reduce((total, { points }) => total + (points ?? 0), 0));

/** Whole percent, rounded down: 69.9 does not pass at 70. In hundredths, which are whole numbers. */
const percentOf = (points: number, max: number) =>
  max === 0 ? 0 : Math.floor(Math.round(points * 100) / max);

function topicsOf(counted: readonly Marked[], topics: Readonly<Record<string, string>>): TopicPoints[] {
  const topicOf = ({ question }: Marked) => topics[question.id] ?? '';
  return [...new Set(counted.map(topicOf))].map((topic) => {
    const ofTopic = counted.filter((one) => topicOf(one) === topic);
    return {
      topic,
      points: sumOf(ofTopic),
      max_points: ofTopic.reduce((total, { question }) => total + question.points, 0),
    };
  });
}

import type { BankQuestion, Question, QuestionTags } from './question';
import { QUIZ_LIMITS, type Quiz, type QuizKeys, type QuizPaper, type QuizSection } from './quiz';
import { countQuestions } from './quizCount';
import { type QuizForm, quizFormMessages, type SectionForm } from './quizForm';

/** What learners get is made here from the sections of a quiz's form and the questions of the bank. */

export interface CompiledQuiz extends Pick<Quiz, 'question_count' | 'max_points'> {
  /** Of all that any attempt may ask, pools of draws included. */
  question_ids: string[];
  paper: QuizPaper;
  keys: QuizKeys;
}

/** The tags that a drawn section asks for; what is empty is left open. */
export const tagsOf = ({ subject, form, topic, year }: SectionForm['tags']): QuestionTags => ({
  subject,
  form_level: form,
  topic,
  year: Number(year) || null,
});

export const hasTags = (question: QuestionTags, tags: QuestionTags): boolean =>
  (tags.subject === '' || question.subject === tags.subject) &&
  (tags.form_level === '' || question.form_level === tags.form_level) &&
  (tags.topic === '' || question.topic === tags.topic) &&
  (tags.year === null || question.year === tags.year);

/**
 * `bank` holds the chosen questions and, for draws, those of the quiz's author; others may be among them. A pool takes
 * no question that stands elsewhere in the quiz, and sections without questions are left out.
 */
export function compileQuiz(
  { sections }: Pick<QuizForm, 'sections'>,
  bank: readonly BankQuestion[],
  author: string,
): CompiledQuiz {
  const byId = new Map(bank.map((question) => [question.id, question]));
  const taken = new Set(
    sections.flatMap((section) => (section.source === 'chosen' ? section.questions : [])),
  );
  const room = () => QUIZ_LIMITS.questions - taken.size;
  const poolOf = (tags: QuestionTags) => {
    const pool = bank
      .filter(({ id, created_by }) => created_by === author && !taken.has(id))
      .filter((question) => hasTags(question, tags))
      .slice(0, room());
    for (const { id } of pool) taken.add(id);
    return pool;
  };
  const filled = sections.map((section) => ({
    section,
    questions:
      section.source === 'drawn'
        ? poolOf(tagsOf(section.tags))
        : section.questions.flatMap((id) => byId.get(id) ?? []),
  }));
  const kept = filled.filter(({ questions }) => questions.length > 0);
  const paper = { sections: kept.map(({ section, questions }) => toSection(section, questions)) };
  const asked = kept.flatMap(({ questions }) => questions);
  return {
    question_ids: asked.map(({ id }) => id),
    paper,
    keys: keysOf(asked),
    ...countQuestions(paper.sections),
  };
}

const toSection = (section: SectionForm, questions: readonly BankQuestion[]): QuizSection => ({
  id: section.id,
  title: section.title,
  instructions: section.instructions,
  answer_count: Number(section.answerCount) || null,
  draw: section.source === 'drawn' ? Number(section.draw) : null,
  questions: questions.map(toQuestion),
});

/** What a learner may receive, and nothing else. */
const toQuestion = ({ id, kind, text, image_url, image_text, options, points }: BankQuestion): Question => ({
  id,
  kind,
  text,
  image_url,
  image_text,
  options,
  points,
});

function keysOf(questions: readonly BankQuestion[]): QuizKeys {
  const each = <T>(pick: (question: BankQuestion) => T) =>
    Object.fromEntries(questions.map((question) => [question.id, pick(question)]));
  return {
    keys: each(({ key }) => key),
    explanations: each(({ explanation }) => explanation),
    versions: each(({ version }) => version),
    topics: each(({ topic }) => topic),
  };
}

/** A compiled quiz with the newest version of its questions; those that are gone stay as they were. */
export function renewQuiz(
  paper: QuizPaper,
  keys: QuizKeys,
  bank: readonly BankQuestion[],
): Omit<CompiledQuiz, 'question_ids'> {
  const byId = new Map(bank.map((question) => [question.id, question]));
  const sections = paper.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => {
      const now = byId.get(question.id);
      return now ? toQuestion(now) : question;
    }),
  }));
  const asked = new Set(sections.flatMap(({ questions }) => questions.map(({ id }) => id)));
  const renewed = keysOf(bank.filter(({ id }) => asked.has(id)));
  return {
    paper: { sections },
    keys: {
      keys: { ...keys.keys, ...renewed.keys },
      explanations: { ...keys.explanations, ...renewed.explanations },
      versions: { ...keys.versions, ...renewed.versions },
      topics: { ...keys.topics, ...renewed.topics },
    },
    ...countQuestions(sections),
  };
}

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

/** Whether slow lines carry both of its documents. */
export const fitsDocuments = ({ paper, keys }: Pick<CompiledQuiz, 'paper' | 'keys'>): boolean =>
  bytesOf(paper) <= QUIZ_LIMITS.documentBytes && bytesOf(keys) <= QUIZ_LIMITS.documentBytes;

/** Why a form cannot be saved with what the bank holds; null when it can. */
export function compileProblem(
  { sections }: Pick<QuizForm, 'sections'>,
  compiled: CompiledQuiz,
): { field: string; message: string } | null {
  const asked = new Set(compiled.question_ids);
  for (const [index, section] of sections.entries()) {
    const at = `sections[${index}]`;
    if (section.source === 'drawn') {
      const pool = compiled.paper.sections.find(({ id }) => id === section.id)?.questions ?? [];
      if (pool.length < Number(section.draw))
        return { field: `${at}.draw`, message: quizFormMessages.drawTooMany };
    } else if (section.questions.some((id) => !asked.has(id)))
      return { field: `${at}.questions`, message: quizFormMessages.questionGone };
  }
  return fitsDocuments(compiled) ? null : { field: 'sections', message: quizFormMessages.tooLong };
}

import type { QuestionTags } from './question';
import type { Quiz, QuizKeys, QuizMode, ReviewTime } from './quiz';
import { type CompiledQuiz, tagsOf } from './quizCompile';
import { instantOfLocal, type QuizForm, SECTION_SOURCES, type SectionForm } from './quizForm';
import { objectsIn } from './courseParse';
import { countOrNull, textOr, textsIn } from './stored';
import { searchTerms } from './text';
import { HOME_ZONE, wallTimeAt } from './timeZone';

/** The one mapping between what the quiz form holds and what is stored, in three documents. */

export const quizPath = (id: string) => `quizzes/${id}`;
/** The questions as learners get them, without their keys, and how the author chose them. */
export const quizPaperPath = (id: string) => `quizzes/${id}/questions/0`;
export const quizKeysPath = (id: string) => `answer_keys/${id}`;

/** Where a section's questions come from, as the form edits it: beside the paper, where no learner reads. */
export interface StoredSource {
  id: string;
  title: string;
  instructions: string;
  source: (typeof SECTION_SOURCES)[number];
  question_ids: string[];
  draw: number | null;
  tags: QuestionTags;
  answer_count: number | null;
}

/** Takes a form that passed the schema; status, author and times come from elsewhere. */
const toQuizRecord = (form: QuizForm) => ({
  title: form.title,
  description: form.description,
  ...tagsOf(form),
  modes: form.modes as QuizMode[],
  time_limit: Number(form.timeLimit) || null,
  seconds_per_question: Number(form.secondsPerQuestion) || null,
  opens_at: instantOfLocal(form.opensAt),
  closes_at: instantOfLocal(form.closesAt),
  attempts_allowed: Number(form.attempts) || null,
  attempt_delay: Number(form.attemptDelay),
  passing_score: Number(form.passingScore),
  shuffle_questions: form.shuffleQuestions,
  shuffle_options: form.shuffleOptions,
  review: form.review as Quiz['review'],
  search_terms: searchTerms(form.title, form.subject, form.topic),
});

const toSource = (section: SectionForm): StoredSource => ({
  id: section.id,
  title: section.title,
  instructions: section.instructions,
  source: section.source === 'drawn' ? 'drawn' : 'chosen',
  question_ids: section.source === 'drawn' ? [] : section.questions,
  draw: section.source === 'drawn' ? Number(section.draw) : null,
  tags: tagsOf(section.tags),
  answer_count: Number(section.answerCount) || null,
});

export interface QuizDocuments {
  quiz: ReturnType<typeof toQuizRecord> &
    Pick<CompiledQuiz, 'question_ids' | 'question_count' | 'max_points'>;
  /** `quizzes/{id}/questions/0` */
  paper: CompiledQuiz['paper'] & { source: StoredSource[] };
  /** `answer_keys/{id}`, which wants its author beside it. */
  keys: QuizKeys;
}

/** What a form that passed the schema becomes in the store. */
export function toQuizDocuments(form: QuizForm, compiled: CompiledQuiz): QuizDocuments {
  const { question_ids, question_count, max_points, paper, keys } = compiled;
  return {
    quiz: { ...toQuizRecord(form), question_ids, question_count, max_points },
    paper: { ...paper, source: form.sections.map(toSource) },
    keys,
  };
}

const textOf = (value: number | null) => (value === null ? '' : String(value));

const tagsForm = ({ subject, form_level, topic, year }: QuestionTags) => ({
  subject,
  form: form_level,
  topic,
  year: textOf(year),
});

/** The sections of a stored paper, as the form holds them. */
export const parseSources = (data: Record<string, unknown>): SectionForm[] =>
  objectsIn(data.source).map((section) => {
    const tags = (section.tags ?? {}) as Record<string, unknown>;
    return {
      id: textOr(section.id, ''),
      title: textOr(section.title, ''),
      instructions: textOr(section.instructions, ''),
      source: SECTION_SOURCES.find((source) => source === section.source) ?? 'chosen',
      questions: textsIn(section.question_ids),
      draw: textOf(countOrNull(section.draw)),
      tags: tagsForm({
        subject: textOr(tags.subject, ''),
        form_level: textOr(tags.form_level, ''),
        topic: textOr(tags.topic, ''),
        year: countOrNull(tags.year),
      }),
      answerCount: textOf(countOrNull(section.answer_count)),
    };
  });

const localText = (instant: number | null) => {
  if (instant === null) return '';
  const { day, time } = wallTimeAt(instant, HOME_ZONE);
  return `${day}T${time}`;
};

export const toQuizForm = (quiz: Quiz, sections: SectionForm[]): QuizForm => ({
  title: quiz.title,
  description: quiz.description,
  ...tagsForm(quiz),
  modes: quiz.modes,
  timeLimit: textOf(quiz.time_limit),
  secondsPerQuestion: textOf(quiz.seconds_per_question),
  opensAt: localText(quiz.opens_at),
  closesAt: localText(quiz.closes_at),
  attempts: textOf(quiz.attempts_allowed),
  attemptDelay: textOf(quiz.attempt_delay || null),
  passingScore: String(quiz.passing_score),
  shuffleQuestions: quiz.shuffle_questions,
  shuffleOptions: quiz.shuffle_options,
  review: quiz.review,
  sections,
});

export const newSection = (): SectionForm => ({
  id: crypto.randomUUID(),
  title: '',
  instructions: '',
  source: 'chosen',
  questions: [],
  draw: '',
  tags: { subject: '', form: '', topic: '', year: '' },
  answerCount: '',
});

export const newQuiz = (): QuizForm => ({
  title: '',
  description: '',
  subject: '',
  form: '',
  topic: '',
  year: '',
  modes: ['attempt'],
  timeLimit: '',
  secondsPerQuestion: '',
  opensAt: '',
  closesAt: '',
  attempts: '',
  attemptDelay: '',
  passingScore: '50',
  shuffleQuestions: false,
  shuffleOptions: false,
  review: {
    score: 'after-submit',
    answers: 'after-submit',
    explanations: 'after-submit',
  } satisfies Record<string, ReviewTime>,
  sections: [newSection()],
});

/** The same quiz once more: its questions are shared, its sections have ids of their own. */
export const duplicateQuiz = (form: QuizForm, title: string): QuizForm => ({
  ...form,
  title,
  sections: form.sections.map((section) => ({ ...section, id: crypto.randomUUID() })),
});

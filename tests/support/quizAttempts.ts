import { randomUUID } from 'node:crypto';
import { type Answer, type Attempt, QUIZ_PART, questionsIn } from '../../src/domain/attempt';
import type { AttemptPart, EnterPaperMarksResult, SaveAnswersResult } from '../../src/domain/attemptInput';
import type { Question, QuestionKey, QuestionKind } from '../../src/domain/question';
import type { QuizMode } from '../../src/domain/quiz';
import { type Account, callFunction } from './callers';
import { adminDb } from './world';

/** Quizzes as they are compiled, written past the functions that compile them, and what learners call. */

/** What no learner may read before it is time: each a text that stands nowhere else. */
export const SECRETS = {
  accepted: 'siri-kilimanjaro',
  explanation: 'siri-kwa-sababu',
  guide: 'siri-mwongozo',
  tolerance: 0.03125,
  value: 4242.5,
};

interface Item {
  kind: QuestionKind;
  key: QuestionKey;
  right: Answer;
  wrong: Answer;
}

const ITEMS: readonly Item[] = [
  { kind: 'single-choice', key: { kind: 'single-choice', right: 'a' }, right: 'a', wrong: 'b' },
  {
    kind: 'multiple-choice',
    key: { kind: 'multiple-choice', right: ['a', 'c'] },
    right: ['c', 'a'],
    wrong: ['b'],
  },
  { kind: 'true-false', key: { kind: 'true-false', right: false }, right: false, wrong: true },
  {
    kind: 'short-answer',
    key: { kind: 'short-answer', accept: [SECRETS.accepted] },
    right: SECRETS.accepted.toUpperCase(),
    wrong: 'meru',
  },
  {
    kind: 'numeric',
    key: { kind: 'numeric', value: SECRETS.value, tolerance: SECRETS.tolerance, units: ['kg'] },
    right: '4,242.5 kg',
    wrong: '7',
  },
];

const ESSAY: Item = {
  kind: 'essay',
  key: { kind: 'essay', guide: SECRETS.guide },
  right: 'Kwa sababu tatu',
  wrong: '',
};

const questionOf = ({ kind }: Item): Question => ({
  id: randomUUID(),
  kind,
  text: `A ${kind} question`,
  image_url: null,
  image_text: '',
  options: kind.endsWith('choice') ? ['a', 'b', 'c', 'd'].map((id) => ({ id, text: `Option ${id}` })) : [],
  points: 2,
});

interface SampleQuiz {
  author: string;
  /** Of the quiz's own document. */
  settings?: object;
  /** Questions beside the one of each kind: so many single choices in a section of their own, and so many drawn of them. */
  pool?: { size: number; draw: number };
  withEssay?: boolean;
}

export interface StoredQuiz {
  id: string;
  items: { question: Question; item: Item }[];
  /** Right, or wrong, answers to the given questions. */
  answersTo: (questions: readonly Question[], isRight?: boolean) => TimedAnswer[];
}

export interface TimedAnswer {
  question: string;
  answer: Answer;
  at: number;
}

export async function storeQuiz({ author, settings, pool, withEssay }: SampleQuiz): Promise<StoredQuiz> {
  const id = randomUUID();
  const main = [...ITEMS, ...(withEssay ? [ESSAY] : [])].map((item) => ({
    item,
    question: questionOf(item),
  }));
  const single = ITEMS[0] as Item;
  const drawn = Array.from({ length: pool?.size ?? 0 }, () => ({
    item: single,
    question: questionOf(single),
  }));
  const items = [...main, ...drawn];
  const section = { title: 'Part', instructions: 'Answer all questions.', answer_count: null };
  const of = <Value>(value: (item: Item) => Value) =>
    Object.fromEntries(items.map(({ question, item }) => [question.id, value(item)]));
  const batch = adminDb().batch();
  batch.set(adminDb().doc(`quizzes/${id}`), {
    title: 'Fractions',
    description: '',
    status: 'published',
    modes: ['attempt'],
    time_limit: null,
    seconds_per_question: null,
    opens_at: null,
    closes_at: null,
    attempts_allowed: 2,
    attempt_delay: 0,
    passing_score: 50,
    shuffle_questions: false,
    shuffle_options: false,
    review: { score: 'after-submit', answers: 'after-last-attempt', explanations: 'after-last-attempt' },
    created_by: author,
    ...settings,
  });
  batch.set(adminDb().doc(`quizzes/${id}/questions/0`), {
    sections: [
      { ...section, id: 'main', draw: null, questions: main.map(({ question }) => question) },
      ...(pool
        ? [{ ...section, id: 'pool', draw: pool.draw, questions: drawn.map(({ question }) => question) }]
        : []),
    ],
  });
  batch.set(adminDb().doc(`answer_keys/${id}`), {
    keys: of(({ key }) => key),
    explanations: of(() => SECRETS.explanation),
    versions: of(() => 1),
    topics: of(({ kind }) => (kind.endsWith('choice') ? 'Choices' : 'Words')),
    author,
    created_by: author,
  });
  await batch.commit();
  const answersTo: StoredQuiz['answersTo'] = (questions, isRight = true) =>
    questions.map(({ id: question }) => {
      const item = items.find((one) => one.question.id === question)?.item;
      if (!item) throw new Error('No such question');
      return { question, answer: isRight ? item.right : item.wrong, at: Date.now() };
    });
  return { id, items, answersTo };
}

export const start = (quiz: string, caller: Account, mode: QuizMode = 'attempt') =>
  callFunction<AttemptPart>('startAttempt', { kind: 'quiz', parent: quiz, part: QUIZ_PART, mode }, caller);

export const save = (id: string, answers: readonly object[], caller: Account) =>
  callFunction<SaveAnswersResult>('saveAnswers', { id, answers }, caller);

export const submit = (id: string, answers: readonly object[], caller: Account) =>
  callFunction<Attempt>('submitAttempt', { id, answers }, caller);

export const lock = (id: string, at: number, answer: Answer | null, caller: Account) =>
  callFunction<AttemptPart>('lockQuestion', { id, at, answer }, caller);

export const enterMarks = (input: object, caller: Account) =>
  callFunction<EnterPaperMarksResult>(
    'enterPaperMarks',
    { number: null, answers: [], marks: [], ...input },
    caller,
  );

export const addPaper = (quizId: string, learner: string, caller: Account) =>
  callFunction<string>('addPaper', { quizId, learner }, caller);

/** A start that must succeed. */
export async function begun(quiz: string, caller: Account, mode: QuizMode = 'attempt') {
  const { result, error } = await start(quiz, caller, mode);
  if (!result) throw new Error(error?.message);
  return { ...result, questions: questionsIn(result.sections) };
}

/** What lies at a path. */
export const get = async (path: string) => (await adminDb().doc(path).get()).data();

/** Changes an attempt past its functions, as if time had gone by. */
export const put = (id: string, fields: object) =>
  adminDb()
    .doc(`attempts/${id}`)
    .update({ ...fields });

export const messageOf = (answer: { error?: { details?: { message: string } } }) =>
  answer.error?.details?.message;

import { array, boolean, object, string, type InferType } from 'yup';
import { isCalendarDay } from './calendar';
import { oneOfText, optionalCount, optionalText, requiredText, tooMany, uuid } from './field';
import { tagFields } from './questionForm';
import { QUIZ_LIMITS as LIMITS, quizMessages, QUIZ_MODES, REVIEW_TIMES } from './quiz';
import { HOME_ZONE, instantOfWallTime } from './timeZone';
import { isTime } from './tutorTime';

/** What the quiz form asks and what it says; the functions that save a quiz ask the same. */

const whole = (min: number, max: number) => `Use a whole number from ${min} to ${max}`;

export const quizFormMessages = {
  title: 'Title is required',
  modes: 'Choose at least one way to take the quiz',
  minutes: whole(1, LIMITS.minutes),
  seconds: whole(5, LIMITS.secondsPerQuestion),
  attempts: whole(1, LIMITS.attempts),
  delay: whole(0, LIMITS.delay),
  passing: 'Use a whole number from 0 to 100',
  time: 'Choose a day and a time that exist',
  closes: 'The quiz must close after it opens',
  review: 'Choose when',
  sections: tooMany(LIMITS.sections, 'sections'),
  questions: tooMany(LIMITS.questions, 'questions'),
  twice: 'A question stands twice in this quiz. Take it out of one section.',
  draw: whole(1, LIMITS.questions),
  answerCount: whole(1, LIMITS.questions),
  answerTooMany: 'Learners cannot answer more questions than the section has',
  drawTooMany: 'Your question bank has fewer questions with these tags',
  questionGone: 'A question of this section was deleted. Take it out.',
  questionOfOthers: 'A question of this section is not yours.',
  tooLong: 'This quiz is too long. Use fewer or shorter questions.',
} as const;

/** `YYYY-MM-DDTHH:MM` in Tanzania, as the browser's field gives it; null for a time that is none. */
export function instantOfLocal(text: string): number | null {
  const [day = '', time = '', ...rest] = text.split('T');
  if (rest.length > 0 || !isCalendarDay(day) || !isTime(time)) return null;
  return day >= '2020' && day < '2100' ? instantOfWallTime({ day, time }, HOME_ZONE) : null;
}

const localTime = optionalText(16).test(
  'time',
  quizFormMessages.time,
  (value) => value === '' || instantOfLocal(value) !== null,
);

/** Where a section's questions come from: chosen one by one, or drawn from the bank for each attempt. */
export const SECTION_SOURCES = ['chosen', 'drawn'] as const;

const section = object({
  id: uuid(quizMessages.id).default(() => crypto.randomUUID()),
  title: optionalText(LIMITS.title),
  instructions: optionalText(LIMITS.instructions),
  source: oneOfText(quizMessages.id, SECTION_SOURCES).default('chosen'),
  questions: array(uuid(quizMessages.id)).default([]).max(LIMITS.questions, quizFormMessages.questions),
  /** So many of those with the tags, where they are drawn. */
  draw: optionalCount(quizFormMessages.draw, 1, LIMITS.questions).when('source', {
    is: 'drawn',
    then: (text) => text.test('filled', quizFormMessages.draw, (value) => value !== ''),
  }),
  tags: object(tagFields),
  /** "Answer any N"; empty: all count. */
  answerCount: optionalCount(quizFormMessages.answerCount, 1, LIMITS.questions).when(
    ['source', 'questions', 'draw'],
    ([source, questions, draw], text) =>
      text.test('fits', quizFormMessages.answerTooMany, (value) => {
        const given = source === 'drawn' ? Number(draw) : (questions as string[]).length;
        return value === '' || given === 0 || Number(value) <= given;
      }),
  ),
});

const reviewTime = oneOfText(quizFormMessages.review, REVIEW_TIMES);

export const quizFormSchema = object({
  title: requiredText(quizFormMessages.title, 1, LIMITS.title),
  description: optionalText(LIMITS.description),
  ...tagFields,
  modes: array(string().oneOf(QUIZ_MODES, quizFormMessages.modes).defined())
    .default([])
    .min(1, quizFormMessages.modes)
    .max(QUIZ_MODES.length, quizFormMessages.modes),
  timeLimit: optionalCount(quizFormMessages.minutes, 1, LIMITS.minutes),
  secondsPerQuestion: optionalCount(quizFormMessages.seconds, 5, LIMITS.secondsPerQuestion),
  opensAt: localTime,
  closesAt: localTime.when('opensAt', ([opensAt], text) =>
    text.test('after', quizFormMessages.closes, (value) => {
      const [opens, closes] = [instantOfLocal(opensAt as string), instantOfLocal(value)];
      return opens === null || closes === null || closes > opens;
    }),
  ),
  attempts: optionalCount(quizFormMessages.attempts, 1, LIMITS.attempts),
  attemptDelay: optionalCount(quizFormMessages.delay, 0, LIMITS.delay),
  passingScore: optionalCount(quizFormMessages.passing, 0, 100),
  shuffleQuestions: boolean().default(false),
  shuffleOptions: boolean().default(false),
  review: object({ score: reviewTime, answers: reviewTime, explanations: reviewTime }),
  sections: array(section)
    .default([])
    .max(LIMITS.sections, quizFormMessages.sections)
    .test('questions', quizFormMessages.questions, (sections) => {
      const named = sections.reduce(
        (sum, { questions, source }) => sum + (source === 'chosen' ? questions.length : 0),
        0,
      );
      return named <= LIMITS.questions;
    })
    .test('twice', quizFormMessages.twice, (sections) => {
      const ids = sections.flatMap(({ questions, source }) => (source === 'chosen' ? questions : []));
      return new Set(ids).size === ids.length;
    })
    .test(
      'ids',
      quizMessages.id,
      (sections) => new Set(sections.map(({ id }) => id)).size === sections.length,
    ),
});

export type QuizForm = InferType<typeof quizFormSchema>;
export type SectionForm = QuizForm['sections'][number];

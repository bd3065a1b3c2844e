import { ASSESSMENT_DEFAULTS, type AssessmentSettings } from './course';
import { objectsIn, parseSettings } from './courseParse';
import { countOrNull, isText, textOr, textOrNull, textsIn } from './stored';

/** What lies behind a course's outline: modules with their lessons, papers without answers, and the answers apart. */

export const MATERIAL_TYPES = ['PDF', 'DOC', 'PPT', 'ZIP', 'Other'] as const;
export const QUESTION_TYPES = ['multiple-choice', 'true-false', 'short-answer'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

export interface Material {
  id: string;
  title: string;
  file_type: string;
  /** A link elsewhere; null for a file of ours, which the function `openCourseFile` gives out. */
  file_url: string | null;
  file_path: string | null;
  file_name: string | null;
  /** Bytes. */
  file_size: number | null;
}

export interface Lesson {
  id: string;
  title: string;
  duration: string;
  content_type: 'mixed';
  /** A link elsewhere; null where there is none or the video is ours. */
  video_url: string | null;
  video_path: string | null;
  video_name: string | null;
  video_size: number | null;
  /** The markup that `isLessonMarkup` allows, or plain text. */
  text_content: string;
  is_preview: boolean;
  materials: Material[];
}

/** `courses/{id}/modules/{module}` */
export interface CourseModule {
  id: string;
  title: string;
  description: string;
  sort_order: number;
  lessons: Lesson[];
}

export interface PaperQuestion {
  id: string;
  question_type: QuestionType;
  question_text: string;
  /** Empty but for multiple choice. */
  options: string[];
  points: number;
}

/** `courses/{id}/papers/{module}`: a module's assessment without its answers. Learners get theirs by `startAttempt`. */
export interface Paper extends AssessmentSettings {
  /** The module's. */
  id: string;
  questions: PaperQuestion[];
}

export type RightAnswer = string | boolean;
/** By the question's id. */
export type RightAnswers = Record<string, RightAnswer>;

export const isRightAnswer = (value: unknown): value is RightAnswer =>
  isText(value) || typeof value === 'boolean';

/** `answer_keys/{course}_{module}`: for authors, administrators and functions. */
export interface AnswerKey {
  id: string;
  answers: RightAnswers;
}

export const answerKeyId = (courseId: string, moduleId: string) => `${courseId}_${moduleId}`;

type Fields = Record<string, unknown>;

export function parseModule(id: string, data: Fields): CourseModule {
  return {
    id,
    title: textOr(data.title, ''),
    description: textOr(data.description, ''),
    sort_order: countOrNull(data.sort_order) ?? 0,
    lessons: objectsIn(data.lessons).map(parseLesson),
  };
}

export function parseLesson(data: Fields): Lesson {
  return {
    id: textOr(data.id, ''),
    title: textOr(data.title, ''),
    duration: textOr(data.duration, ''),
    content_type: 'mixed',
    video_url: textOrNull(data.video_url),
    video_path: textOrNull(data.video_path),
    video_name: textOrNull(data.video_name),
    video_size: countOrNull(data.video_size),
    text_content: textOr(data.text_content, ''),
    is_preview: data.is_preview === true,
    materials: objectsIn(data.materials).map(parseMaterial),
  };
}

const parseMaterial = (data: Fields): Material => ({
  id: textOr(data.id, ''),
  title: textOr(data.title, ''),
  file_type: MATERIAL_TYPES.find((type) => type === data.file_type) ?? 'Other',
  file_url: textOrNull(data.file_url),
  file_path: textOrNull(data.file_path),
  file_name: textOrNull(data.file_name),
  file_size: countOrNull(data.file_size),
});

export const parsePaper = (id: string, data: Fields): Paper => ({
  id,
  ...parseSettings(data),
  questions: parseQuestions(data.questions),
});

export const parseQuestions = (value: unknown): PaperQuestion[] =>
  objectsIn(value).map((question) => ({
    id: textOr(question.id, ''),
    question_type: QUESTION_TYPES.find((type) => type === question.question_type) ?? 'short-answer',
    question_text: textOr(question.question_text, ''),
    options: parseOptions(question.options),
    points: countOrNull(question.points) || ASSESSMENT_DEFAULTS.points,
  }));

/** A list, or the JSON of one (spec section 3). */
function parseOptions(value: unknown): string[] {
  if (!isText(value)) return textsIn(value);
  try {
    return textsIn(JSON.parse(value));
  } catch {
    return [];
  }
}

export const parseAnswerKey = (id: string, data: Fields): AnswerKey => ({
  id,
  answers: parseRightAnswers(data.answers),
});

const parseRightAnswers = (value: unknown): RightAnswers =>
  Object.fromEntries(
    Object.entries((value ?? {}) as Fields).filter((entry): entry is [string, RightAnswer] =>
      isRightAnswer(entry[1]),
    ),
  );

import { ASSESSMENT_DEFAULTS, type OutlineModule } from './course';
import type { AnswerKey, CourseModule, Lesson, Paper, PaperQuestion } from './courseContent';
import type {
  AssessmentForm,
  CourseForm,
  LessonForm,
  MaterialForm,
  ModuleForm,
  QuestionForm,
} from './courseForm';
import { parseUsd } from './money';
import { completeOnDemand, isOnDemandForm, toOnDemandFields } from './onDemandRecord';
import { searchTerms } from './text';

/** What a course form becomes in the store: the public record, what enrolled learners read, and the answers apart. */

export interface CourseDocuments {
  course: ReturnType<typeof toCourseRecord>;
  modules: CourseModule[];
  papers: Paper[];
  /** A key's id is its module's. */
  keys: AnswerKey[];
  /** Copies of the lessons that everybody may read. */
  previews: Lesson[];
}

/** The documents of a form that passed the schema of its kind. */
export function toCourseDocuments(given: CourseForm): CourseDocuments {
  const form = isOnDemandForm(given) ? completeOnDemand(given) : given;
  const modules = form.modules.map(toModule);
  const assessed = form.modules.flatMap(({ id, assessment }) => (assessment ? [{ id, assessment }] : []));
  return {
    course: toCourseRecord(form),
    modules,
    papers: assessed.map(({ id, assessment }) => toPaper(id, assessment)),
    keys: assessed.map(({ id, assessment }) => toKey(id, assessment)),
    previews: modules.flatMap(({ lessons }) => lessons).filter((lesson) => lesson.is_preview),
  };
}

/** The fields of the course row that a form decides; status, owner, times and counts come from elsewhere. */
function toCourseRecord(form: CourseForm) {
  return {
    title: form.title,
    description: form.description,
    category: form.category,
    instructor: form.instructor,
    level: form.level,
    price: parseUsd(form.price) ?? 0,
    duration: form.duration,
    rating: Number(form.rating),
    students_count: Number(form.studentsCount),
    cover_image_url: form.cover?.url ?? null,
    cover_image_path: form.cover?.path ?? null,
    course_type: form.courseType,
    outcomes: form.learningOutcomes.map(({ text }) => text),
    includes: {
      money_back_guarantee: form.courseIncludes.moneyBackGuarantee,
      lifetime_access: form.courseIncludes.lifetimeAccess,
      mobile_access: form.courseIncludes.mobileAccess,
      downloadable_resources: form.courseIncludes.downloadableResources,
      certificate: form.courseIncludes.certificate,
    },
    outline: form.modules.map(toOutline),
    ...(isOnDemandForm(form) && toOnDemandFields(form)),
    search_terms: searchTerms(form.title, form.instructor, form.category),
  };
}

const toOutline = ({ id, title, description, lessons, assessment }: ModuleForm): OutlineModule => ({
  id,
  title,
  description,
  lessons: lessons.map((lesson) => ({
    id: lesson.id,
    title: lesson.title,
    duration: lesson.duration,
    has_video: lesson.video !== null || lesson.videoUrl !== '',
    has_text: lesson.content !== '',
    materials: lesson.materials.length,
    is_preview: lesson.isPreview,
  })),
  assessment: assessment && {
    ...settingsOf(assessment),
    questions: assessment.questions.length,
  },
});

const settingsOf = (assessment: AssessmentForm) => ({
  title: assessment.title,
  description: assessment.description,
  duration: assessment.duration,
  attempts_allowed: Number(assessment.attempts) || ASSESSMENT_DEFAULTS.attempts,
  passing_score: Number(assessment.passingScore) || ASSESSMENT_DEFAULTS.passingScore,
});

const toModule = ({ id, title, description, lessons }: ModuleForm, index: number): CourseModule => ({
  id,
  title,
  description,
  sort_order: index,
  lessons: lessons.map(toLesson),
});

const toLesson = (lesson: LessonForm): Lesson => ({
  id: lesson.id,
  title: lesson.title,
  duration: lesson.duration,
  content_type: 'mixed',
  video_url: lesson.video ? null : lesson.videoUrl || null,
  video_path: lesson.video?.path ?? null,
  video_name: lesson.video?.name ?? null,
  video_size: lesson.video?.size ?? null,
  text_content: lesson.content,
  is_preview: lesson.isPreview,
  materials: lesson.materials.map(toMaterial),
});

const toMaterial = ({ id, title, fileType, downloadUrl, file }: MaterialForm) => ({
  id,
  title,
  file_type: fileType,
  file_url: file ? null : downloadUrl || null,
  file_path: file?.path ?? null,
  file_name: file?.name ?? null,
  file_size: file?.size ?? null,
});

const toPaper = (moduleId: string, assessment: AssessmentForm): Paper => ({
  id: moduleId,
  ...settingsOf(assessment),
  questions: assessment.questions.map(toQuestion),
});

const toQuestion = ({ id, type, text, options, points }: QuestionForm): PaperQuestion => ({
  id,
  question_type: type as PaperQuestion['question_type'],
  question_text: text,
  options: type === 'multiple-choice' ? options : [],
  points: Number(points) || ASSESSMENT_DEFAULTS.points,
});

const toKey = (moduleId: string, { questions }: AssessmentForm): AnswerKey => ({
  id: moduleId,
  answers: Object.fromEntries(questions.map(({ id, correctAnswer }) => [id, correctAnswer])),
});

/** What the editor of a stored course begins with. */
export interface StoredCourse {
  course: Omit<CourseDocuments['course'], 'search_terms'>;
  modules: CourseModule[];
  papers: Paper[];
  /** A key's id is its module's. */
  keys: AnswerKey[];
}

export function toCourseForm({ course, modules, papers, keys }: StoredCourse): CourseForm {
  return {
    title: course.title,
    category: course.category,
    instructor: course.instructor,
    level: course.level,
    description: course.description,
    duration: course.duration,
    price: String(course.price),
    rating: String(course.rating),
    studentsCount: String(course.students_count),
    cover: course.cover_image_path
      ? { path: course.cover_image_path, url: course.cover_image_url ?? '' }
      : null,
    courseType: course.course_type,
    learningOutcomes: course.outcomes.map((text) => ({ text })),
    courseIncludes: {
      moneyBackGuarantee: course.includes.money_back_guarantee,
      lifetimeAccess: course.includes.lifetime_access,
      mobileAccess: course.includes.mobile_access,
      downloadableResources: course.includes.downloadable_resources,
      certificate: course.includes.certificate,
    },
    modules: [...modules]
      .sort((a, b) => a.sort_order - b.sort_order)
      .map(({ id, title, description, lessons }) => {
        const paper = papers.find((candidate) => candidate.id === id);
        const answers = keys.find((candidate) => candidate.id === id)?.answers ?? {};
        return {
          id,
          title,
          description,
          lessons: lessons.map(toLessonForm),
          assessment: paper ? toAssessmentForm(paper, answers) : null,
        };
      }),
  };
}

const toLessonForm = (lesson: Lesson): LessonForm => ({
  id: lesson.id,
  title: lesson.title,
  duration: lesson.duration,
  videoUrl: lesson.video_url ?? '',
  video: fileOf(lesson.video_path, lesson.video_name, lesson.video_size),
  content: lesson.text_content,
  isPreview: lesson.is_preview,
  materials: lesson.materials.map((material) => ({
    id: material.id,
    title: material.title,
    fileType: material.file_type,
    downloadUrl: material.file_url ?? '',
    file: fileOf(material.file_path, material.file_name, material.file_size),
  })),
});

const fileOf = (path: string | null, name: string | null, size: number | null) =>
  path ? { path, name: name ?? '', size: size ?? 1 } : null;

const toAssessmentForm = (paper: Paper, answers: AnswerKey['answers']): AssessmentForm => ({
  title: paper.title,
  description: paper.description,
  duration: paper.duration,
  attempts: String(paper.attempts_allowed),
  passingScore: String(paper.passing_score),
  questions: paper.questions.map((question) => ({
    id: question.id,
    type: question.question_type,
    text: question.question_text,
    options: question.options,
    correctAnswer: answers[question.id] ?? '',
    points: String(question.points),
  })),
});

import type { CourseForm } from '../../domain/courseForm';
import type { FieldError } from '../../ui/ErrorSummary';
import { flatErrors } from '../../ui/form/fieldErrors';
import { t } from '../../ui/text';

/** The four parts of the course form, and where in them something is wrong. */

export const COURSE_TABS = {
  basic: 'Basic Information',
  details: 'Course Details',
  modules: 'Modules & Lessons',
  includes: 'Course Includes',
} as const;
export type CourseTab = keyof typeof COURSE_TABS;

export const COURSE_LABELS = {
  cover: 'Cover Image',
  title: 'Course Title',
  category: 'Category',
  instructor: 'Instructor',
  level: 'Level',
  duration: 'Duration',
  price: 'Price (USD)',
  rating: 'Initial Rating',
  studentsCount: 'Students Count',
  description: 'Description',
  learningOutcomes: 'Learning Outcomes',
  modules: 'Modules',
  courseIncludes: 'Course Includes',
} as const;

/** The same fields, and those that a course has not, as the form of an on-demand class calls them. */
export const ON_DEMAND_LABELS = {
  cover: 'Thumbnail',
  title: 'Title',
  subtitle: 'Subtitle',
  description: 'Description',
  category: 'Subject',
  level: 'Level',
  duration: 'Duration',
  price: 'Price (USD)',
  lastUpdated: 'Last Updated',
  studentsCount: 'Students Enrolled',
  instructor: 'Instructor Name',
  instructorDetails: 'Instructor',
  learningOutcomes: 'Learning Outcomes',
  modules: 'Lessons',
} as const;

export const INSTRUCTOR_LABELS = {
  avatar: 'Instructor Photo',
  title: 'Instructor Title',
  bio: 'Instructor Bio',
  rating: 'Instructor Rating',
  studentsCount: 'Instructor Students',
} as const;

export const INCLUDES_LABELS: Record<keyof CourseForm['courseIncludes'], string> = {
  moneyBackGuarantee: 'Money-Back Guarantee',
  lifetimeAccess: 'Lifetime Access',
  mobileAccess: 'Mobile Access',
  downloadableResources: 'Downloadable Resources',
  certificate: 'Certificate of Completion',
};

const DETAILS = ['description', 'learningOutcomes'];

export function tabOf(name: string): CourseTab {
  const root = name.split('.')[0] ?? '';
  if (DETAILS.includes(root)) return 'details';
  if (root === 'modules') return 'modules';
  return root === 'courseIncludes' ? 'includes' : 'basic';
}

/** What is wrong, as it stands in the form from top to bottom. */
export function courseProblems(errors: object, isOnDemand = false): FieldError[] {
  const [order, label] = isOnDemand ? [ON_DEMAND_ORDER, onDemandPlaceOf] : [ORDER, placeOf];
  return flatErrors(errors)
    .sort(([a], [b]) => compareNames(order, a.split('.'), b.split('.')))
    .map(([name, message]) => ({ name, label: label(name), message: t(message) }));
}

/** Fields that lie deeper, behind those around them. */
const DEEPER = [
  ...['text', 'type', 'points', 'options', 'correctAnswer'],
  ...['fileType', 'file', 'downloadUrl', 'video', 'videoUrl', 'content', 'isPreview', 'materials'],
  ...['attempts', 'passingScore', 'questions', 'lessons', 'assessment'],
];
/** Fields in the order of each form. */
const ORDER = [...Object.keys(COURSE_LABELS), ...DEEPER];
const ON_DEMAND_ORDER = [...Object.keys(ON_DEMAND_LABELS), ...Object.keys(INSTRUCTOR_LABELS), ...DEEPER];

function compareNames(order: readonly string[], a: readonly string[], b: readonly string[]): number {
  const at = a.findIndex((key, depth) => key !== b[depth]);
  const [left, right] = [a[at] ?? '', b[at] ?? ''];
  return /^\d+$/.test(left) ? Number(left) - Number(right) : order.indexOf(left) - order.indexOf(right);
}

const PARTS: Readonly<Record<string, string>> = {
  learningOutcomes: 'Outcome {number}',
  modules: 'Module {number}',
  lessons: 'Lesson {number}',
  materials: 'Material {number}',
  questions: 'Question {number}',
};

/** `Module 2, Lesson 1` for `modules.1.lessons.0.title`; a field's own label where it stands alone. */
function placeOf(name: string): string {
  const keys = name.split('.');
  const places = keys.flatMap((key, index) => {
    const number = Number(keys[index + 1]) + 1;
    return PARTS[key] && number ? [t(PARTS[key], { number })] : [];
  });
  if (places.length > 0) return places.join(', ');
  return t(COURSE_LABELS[keys[0] as keyof typeof COURSE_LABELS] ?? name);
}

/** The same where all lessons lie in the one module that its author does not see. */
function onDemandPlaceOf(name: string): string {
  const [root = '', part = ''] = name.split('.');
  if (root === 'instructorDetails')
    return t(INSTRUCTOR_LABELS[part as keyof typeof INSTRUCTOR_LABELS] ?? root);
  if (root in ON_DEMAND_LABELS && part === '')
    return t(ON_DEMAND_LABELS[root as keyof typeof ON_DEMAND_LABELS]);
  return placeOf(name.replace(/^modules\.\d+\.?/, ''));
}

/** The ids of the parts on the way to a field: all of them must be open before it shows. */
export function partsOn(name: string, values: unknown): string[] {
  const ids: string[] = [];
  let at = values;
  for (const key of name.split('.')) {
    at = (at as Record<string, unknown> | null | undefined)?.[key];
    const id = (at as { id?: unknown } | null | undefined)?.id;
    if (typeof id === 'string') ids.push(id);
  }
  return ids;
}

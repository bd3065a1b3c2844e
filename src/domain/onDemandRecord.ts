import type { CourseForm, LessonForm, MaterialForm } from './courseForm';
import { newCourse, newLesson, newMaterial } from './courseFormParts';
import { ON_DEMAND, ON_DEMAND_FALLBACKS, type OnDemandFields } from './onDemand';
import type { OnDemandForm } from './onDemandForm';
import { isBlank } from './text';

/** The form of an on-demand class: what it begins with, what it becomes, and what lies in the store besides a course. */

export const isOnDemandForm = (form: CourseForm): form is OnDemandForm => form.courseType === ON_DEMAND;

/** `today` as `YYYY-MM-DD`. */
export const newOnDemand = (today: string): OnDemandForm => ({
  ...newCourse(ON_DEMAND),
  subtitle: '',
  lastUpdated: today,
  instructorDetails: { avatar: null, title: '', bio: '', rating: '', studentsCount: '' },
  modules: withRows(newCourse().modules),
});

/** One row of outcomes and materials always stands in the form, for what comes next. */
export const withOpenRows = (form: OnDemandForm): OnDemandForm => ({
  ...form,
  learningOutcomes: form.learningOutcomes.length > 0 ? form.learningOutcomes : [{ text: '' }],
  modules: withRows(form.modules),
});

const withRows = (modules: OnDemandForm['modules']): OnDemandForm['modules'] =>
  modules.map((module) => ({
    ...module,
    lessons: module.lessons.map((lesson) =>
      lesson.materials.length > 0 ? lesson : { ...lesson, materials: [newMaterial()] },
    ),
  }));

/** A lesson's row as the form adds it. */
export const newOnDemandLesson = (): LessonForm => ({ ...newLesson(), materials: [newMaterial()] });

/**
 * The payload of spec section 3: without empty outcomes and materials that lead nowhere, with the fallbacks for what was
 * left open, and with the flags that follow from it. What went through once comes out the same.
 */
export function completeOnDemand(form: OnDemandForm): OnDemandForm {
  const modules = form.modules.map((module) => ({
    ...module,
    // The learners' pages name the part that a lesson lies in.
    title: form.title,
    description: '',
    lessons: module.lessons.map(completeLesson),
  }));
  return {
    ...form,
    category: orElse(form.category, ON_DEMAND_FALLBACKS.category),
    duration: orElse(form.duration, ON_DEMAND_FALLBACKS.duration),
    price: form.price || '0',
    rating: form.instructorDetails.rating || '0',
    studentsCount: form.studentsCount || '0',
    learningOutcomes: form.learningOutcomes.filter(({ text }) => !isBlank(text)),
    courseIncludes: {
      moneyBackGuarantee: true,
      lifetimeAccess: true,
      mobileAccess: true,
      downloadableResources: modules.some(({ lessons }) =>
        lessons.some(({ materials }) => materials.length > 0),
      ),
      certificate: true,
    },
    modules,
  };
}

const completeLesson = (lesson: LessonForm): LessonForm => ({
  ...lesson,
  duration: orElse(lesson.duration, ON_DEMAND_FALLBACKS.lessonDuration),
  materials: lesson.materials
    .filter(({ downloadUrl, file }) => downloadUrl !== '' || file !== null)
    .map((material) => ({ ...material, title: titleOf(material) })),
});

/** What learners see must have a name. */
const titleOf = ({ title, file }: MaterialForm) =>
  orElse(title, orElse([...(file?.name ?? '')].slice(0, 100).join(''), ON_DEMAND_FALLBACKS.material));

const orElse = (text: string, fallback: string) => (isBlank(text) ? fallback : text);

export const toOnDemandFields = ({
  subtitle,
  lastUpdated,
  instructorDetails: { avatar, title, bio, rating, studentsCount },
}: OnDemandForm): OnDemandFields => ({
  subtitle,
  last_updated: lastUpdated || null,
  instructor_title: title,
  instructor_bio: bio,
  instructor_avatar_url: avatar?.url ?? null,
  instructor_avatar_path: avatar?.path ?? null,
  instructor_rating: Number(rating),
  instructor_students: Number(studentsCount),
});

/** A stored on-demand class as its editor begins with it. */
export const toOnDemandForm = (form: CourseForm, fields: OnDemandFields): OnDemandForm =>
  withOpenRows({
    ...form,
    subtitle: fields.subtitle,
    lastUpdated: fields.last_updated ?? '',
    instructorDetails: {
      avatar: fields.instructor_avatar_path
        ? { path: fields.instructor_avatar_path, url: fields.instructor_avatar_url ?? '' }
        : null,
      title: fields.instructor_title,
      bio: fields.instructor_bio,
      rating: String(fields.instructor_rating),
      studentsCount: String(fields.instructor_students),
    },
  });

import { COURSE_LIMITS } from '../../domain/course';
import type { LessonForm } from '../../domain/courseForm';
import { newLesson } from '../../domain/courseFormParts';
import { newOnDemandLesson } from '../../domain/onDemandRecord';
import { FormTextField, FormYesNoField } from '../../ui/form/FormField';
import { FormRichText } from '../../ui/form/FormRichText';
import { FormRows } from '../../ui/form/FormRows';
import { t } from '../../ui/text';
import { COURSE_FILES } from './courseFiles';
import { CourseFileField } from './CourseFileField';
import styles from './CourseForm.module.css';
import { useCourseScope } from './CourseFormContext';
import { MaterialRows } from './MaterialFields';
import { PartToggle } from './PartToggle';

export const hasContent = ({ content, video, materials }: LessonForm) =>
  content !== '' || video !== null || materials.some(hasSomething);

const hasSomething = ({ title, downloadUrl, file }: LessonForm['materials'][number]) =>
  title !== '' || downloadUrl !== '' || file !== null;

/** The lessons of a module. */
export function LessonRows({ name }: { name: string }) {
  const { parts, isOnDemand } = useCourseScope();
  return (
    <FormRows<LessonForm>
      name={name}
      label={t('Lessons')}
      idOf={({ id }) => id}
      nameOf={(place) => t('Lesson {number}', { number: place + 1 })}
      {...(isOnDemand ? { keepsOne: true } : { minimum: 1 })}
      maximum={COURSE_LIMITS.lessons}
      addLabel={t('Add Lesson')}
      make={isOnDemand ? newOnDemandLesson : newLesson}
      onAdded={(added, { id }) => parts.show(`${added}.title`, [id])}
      whatGoes={(lesson) =>
        hasContent(lesson)
          ? t('"{title}" goes with its text and files when you save.', { title: lesson.title })
          : null
      }
      below={(lesson, at) => parts.isOpen(lesson.id) && <LessonPart name={at} lesson={lesson} />}
    >
      {({ id, title, duration }, at, place) => (
        <PartToggle
          id={id}
          name={at}
          title={`${place + 1}. ${title || t('New lesson')}`}
          meta={duration || t('No duration yet')}
        />
      )}
    </FormRows>
  );
}

function LessonPart({ name, lesson }: { name: string; lesson: LessonForm }) {
  const { isOnDemand, isBusy } = useCourseScope();
  return (
    <div className={styles.part}>
      <div className="formGrid">
        <FormTextField name={`${name}.title`} label={t('Lesson Title')} autoComplete="off" />
        <FormTextField
          name={`${name}.duration`}
          label={t('Duration')}
          optional={isOnDemand}
          hint={t('As learners read it, such as "12 min".')}
          autoComplete="off"
        />
        <CourseFileField
          name={`${name}.video`}
          id={lesson.id}
          label={t('Video File')}
          hint="MP4, WebM or OGG, less than 100MB."
          kind={COURSE_FILES.video}
        />
        {!lesson.video && (
          <FormTextField
            name={`${name}.videoUrl`}
            label={t('Video URL')}
            type="url"
            optional
            full
            hint={t('Where it lies elsewhere, if you upload none: an address that begins with https://.')}
            autoComplete="off"
          />
        )}
        <FormRichText
          name={`${name}.content`}
          label={isOnDemand ? t('Lesson Description') : t('Content')}
          optional
          full
          disabled={isBusy}
        />
        {!isOnDemand && (
          <FormYesNoField
            name={`${name}.isPreview`}
            label={t('Free Preview?')}
            hint={t('Everybody may open this lesson before they enrol. At most {count} in a course.', {
              count: COURSE_LIMITS.previews,
            })}
            full
          />
        )}
      </div>
      <MaterialRows name={`${name}.materials`} />
    </div>
  );
}

import { COURSE_LIMITS } from '../../domain/course';
import type { LessonForm } from '../../domain/courseForm';
import { newLesson } from '../../domain/courseFormParts';
import { FormTextField, FormYesNoField } from '../../ui/form/FormField';
import { FormRows } from '../../ui/form/FormRows';
import { t } from '../../ui/text';
import styles from './CourseForm.module.css';
import { useCourseScope } from './CourseFormContext';
import { PartToggle } from './PartToggle';

/** The lessons of a module. */
export function LessonRows({ name }: { name: string }) {
  const { parts } = useCourseScope();
  return (
    <div className="stack tight">
      <h3 className={styles.heading}>{t('Lessons')}</h3>
      <FormRows<LessonForm>
        name={name}
        label={t('Lessons')}
        idOf={({ id }) => id}
        nameOf={(place) => t('Lesson {number}', { number: place + 1 })}
        minimum={1}
        maximum={COURSE_LIMITS.lessons}
        addLabel={t('Add Lesson')}
        make={newLesson}
        onAdded={(added, { id }) => parts.show(`${added}.title`, [id])}
        below={({ id }, at) => parts.isOpen(id) && <LessonPart name={at} />}
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
    </div>
  );
}

function LessonPart({ name }: { name: string }) {
  return (
    <div className={styles.part}>
      <div className="formGrid">
        <FormTextField name={`${name}.title`} label={t('Lesson Title')} autoComplete="off" />
        <FormTextField
          name={`${name}.duration`}
          label={t('Duration')}
          hint={t('As learners read it, such as "12 min".')}
          autoComplete="off"
        />
        <FormYesNoField
          name={`${name}.isPreview`}
          label={t('Free Preview?')}
          hint={t('Everybody may open this lesson before they enrol. At most {count} in a course.', {
            count: COURSE_LIMITS.previews,
          })}
          full
        />
      </div>
    </div>
  );
}

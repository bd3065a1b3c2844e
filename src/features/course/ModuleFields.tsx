import { COURSE_LIMITS } from '../../domain/course';
import type { ModuleForm } from '../../domain/courseForm';
import { newModule } from '../../domain/courseFormParts';
import { FormTextArea, FormTextField } from '../../ui/form/FormField';
import { FormRows } from '../../ui/form/FormRows';
import { FormSection } from '../../ui/form/FormSection';
import { t } from '../../ui/text';
import { AssessmentFields } from './AssessmentFields';
import styles from './CourseForm.module.css';
import { useCourseScope } from './CourseFormContext';
import { COURSE_LABELS } from './courseTabs';
import { hasContent, LessonRows } from './LessonFields';
import { PartToggle } from './PartToggle';

/** The modules of a course, each with its lessons. */
export function ModuleFields() {
  const { parts } = useCourseScope();
  return (
    <FormSection>
      <FormRows<ModuleForm>
        name="modules"
        label={t(COURSE_LABELS.modules)}
        idOf={({ id }) => id}
        nameOf={(place) => t('Module {number}', { number: place + 1 })}
        minimum={1}
        maximum={COURSE_LIMITS.modules}
        addLabel={t('Add Module')}
        make={newModule}
        onAdded={(name, { id, lessons }) =>
          parts.show(`${name}.title`, [id, ...lessons.map((lesson) => lesson.id)])
        }
        whatGoes={({ title, lessons, assessment }) =>
          lessons.some(hasContent) || assessment
            ? t('"{title}" goes with its lessons, files and assessment when you save.', { title })
            : null
        }
        below={({ id }, name) => parts.isOpen(id) && <ModulePart name={name} />}
      >
        {({ id, title, lessons }, name, place) => (
          <PartToggle
            id={id}
            name={name}
            title={`${place + 1}. ${title || t('New module')}`}
            meta={t('{count, plural, one {# lesson} other {# lessons}}', { count: lessons.length })}
          />
        )}
      </FormRows>
    </FormSection>
  );
}

function ModulePart({ name }: { name: string }) {
  return (
    <div className={styles.part}>
      <FormTextField name={`${name}.title`} label={t('Module Title')} autoComplete="off" />
      <FormTextArea name={`${name}.description`} label={t('Module Description')} rows={3} />
      <div className="stack tight">
        <h3 className={styles.heading}>{t('Lessons')}</h3>
        <LessonRows name={`${name}.lessons`} />
      </div>
      <AssessmentFields name={`${name}.assessment`} />
    </div>
  );
}

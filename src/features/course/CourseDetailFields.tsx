import { COURSE_LIMITS } from '../../domain/course';
import { focusField } from '../../ui/form/focusField';
import { FormTextArea, FormTextField } from '../../ui/form/FormField';
import { FormRows } from '../../ui/form/FormRows';
import { FormSection } from '../../ui/form/FormSection';
import { t } from '../../ui/text';
import { useCourseScope } from './CourseFormContext';
import { COURSE_LABELS } from './courseTabs';

/** What the course is about, and what its learners can do afterwards. */
export function CourseDetailFields() {
  return (
    <>
      <FormSection>
        <FormTextArea name="description" label={t(COURSE_LABELS.description)} rows={6} />
      </FormSection>
      <FormSection title={t(COURSE_LABELS.learningOutcomes)}>
        <OutcomeRows />
      </FormSection>
    </>
  );
}

export function OutcomeRows() {
  const { isOnDemand } = useCourseScope();
  const outcome = (place: number) => t('Outcome {number}', { number: place + 1 });
  return (
    <FormRows
      name="learningOutcomes"
      label={t(COURSE_LABELS.learningOutcomes)}
      nameOf={outcome}
      {...(isOnDemand ? { keepsOne: true } : { minimum: 1 })}
      maximum={COURSE_LIMITS.outcomes}
      addLabel={t('Add Outcome')}
      make={() => ({ text: '' })}
      onAdded={(name) => focusField(`${name}.text`)}
    >
      {(_outcome, name, place) => (
        <FormTextField
          name={`${name}.text`}
          label={outcome(place)}
          optional={isOnDemand}
          autoComplete="off"
        />
      )}
    </FormRows>
  );
}

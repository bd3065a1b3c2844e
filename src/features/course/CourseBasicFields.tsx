import { useFormikContext } from 'formik';
import { COURSE_CATEGORIES, COURSE_LEVELS } from '../../domain/course';
import type { CourseForm } from '../../domain/courseForm';
import { asOptions } from '../../ui/form/asOptions';
import { FormNumberField, FormSelectField, FormTextField } from '../../ui/form/FormField';
import { FormSection } from '../../ui/form/FormSection';
import { t } from '../../ui/text';
import { CourseCoverField } from './CourseCoverField';
import { COURSE_LABELS } from './courseTabs';

/** What the course is, in short: what its card shows. */
export function CourseBasicFields() {
  const { category, level } = useFormikContext<CourseForm>().values;
  return (
    <FormSection>
      <div className="formGrid">
        <CourseCoverField />
        <FormTextField name="title" label={t(COURSE_LABELS.title)} full autoComplete="off" />
        <FormSelectField
          name="category"
          label={t(COURSE_LABELS.category)}
          placeholder={t('Choose a category')}
          options={asOptions(COURSE_CATEGORIES, category)}
        />
        <FormTextField name="instructor" label={t(COURSE_LABELS.instructor)} autoComplete="off" />
        <FormSelectField
          name="level"
          label={t(COURSE_LABELS.level)}
          options={asOptions(COURSE_LEVELS, level)}
        />
        <FormTextField
          name="duration"
          label={t(COURSE_LABELS.duration)}
          hint={t('As learners read it, such as "6 hours".')}
          autoComplete="off"
        />
        <FormNumberField
          name="price"
          label={t(COURSE_LABELS.price)}
          prefix="$"
          decimals
          hint={t('0 makes it free.')}
        />
        <FormNumberField
          name="rating"
          label={t(COURSE_LABELS.rating)}
          optional
          decimals
          hint={t('From 0 to 5. Shown until the first learner rates the course.')}
        />
        <FormNumberField
          name="studentsCount"
          label={t(COURSE_LABELS.studentsCount)}
          optional
          hint={t('Added to those who enrol here.')}
        />
      </div>
    </FormSection>
  );
}

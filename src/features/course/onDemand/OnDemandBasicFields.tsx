import { useFormikContext } from 'formik';
import { COURSE_LEVELS } from '../../../domain/course';
import { ON_DEMAND_FALLBACKS, ON_DEMAND_SUBJECTS } from '../../../domain/onDemand';
import type { OnDemandForm } from '../../../domain/onDemandForm';
import { asOptions } from '../../../ui/form/asOptions';
import { FormNumberField, FormSelectField, FormTextArea, FormTextField } from '../../../ui/form/FormField';
import { FormSection } from '../../../ui/form/FormSection';
import { t } from '../../../ui/text';
import { COURSE_FILES } from '../courseFiles';
import { ON_DEMAND_LABELS as LABELS } from '../courseTabs';
import { HeldPictureField } from './HeldPictureField';

/** What the class is: what its card and the top of its page show. */
export function OnDemandBasicFields() {
  const { category, level } = useFormikContext<OnDemandForm>().values;
  return (
    <FormSection title={t('Class Information')} level={2}>
      <div className="formGrid">
        <HeldPictureField
          name="cover"
          fileKey="cover"
          label={t(LABELS.cover)}
          current={t('Current cover')}
          kind={COURSE_FILES.stillCover}
        />
        <FormTextField name="title" label={t(LABELS.title)} full autoComplete="off" />
        <FormTextField name="subtitle" label={t(LABELS.subtitle)} optional full autoComplete="off" />
        <FormTextArea name="description" label={t(LABELS.description)} rows={5} full />
        <FormSelectField
          name="category"
          label={t(LABELS.category)}
          optional
          placeholder={t('Choose a subject')}
          options={asOptions(ON_DEMAND_SUBJECTS, category)}
        />
        <FormSelectField name="level" label={t(LABELS.level)} options={asOptions(COURSE_LEVELS, level)} />
        <FormTextField
          name="duration"
          label={t(LABELS.duration)}
          optional
          hint={t('As learners read it, such as "3 hours". Left open: {text}.', {
            text: t(ON_DEMAND_FALLBACKS.duration),
          })}
          autoComplete="off"
        />
        <FormNumberField
          name="price"
          label={t(LABELS.price)}
          optional
          prefix="$"
          decimals
          hint={t('0 makes it free.')}
        />
        <FormTextField name="lastUpdated" label={t(LABELS.lastUpdated)} optional type="date" />
        <FormNumberField
          name="studentsCount"
          label={t(LABELS.studentsCount)}
          optional
          hint={t('Added to those who enrol here.')}
        />
      </div>
    </FormSection>
  );
}

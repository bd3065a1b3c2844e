import { FormNumberField, FormTextArea, FormTextField } from '../../../ui/form/FormField';
import { FormSection } from '../../../ui/form/FormSection';
import { t } from '../../../ui/text';
import { COURSE_FILES } from '../courseFiles';
import { INSTRUCTOR_LABELS as LABELS, ON_DEMAND_LABELS } from '../courseTabs';
import { HeldPictureField } from './HeldPictureField';

/** Who teaches the class. */
export function OnDemandInstructorFields() {
  return (
    <FormSection title={t(ON_DEMAND_LABELS.instructorDetails)} level={2}>
      <div className="formGrid">
        <FormTextField name="instructor" label={t(ON_DEMAND_LABELS.instructor)} autoComplete="off" />
        <FormTextField
          name="instructorDetails.title"
          label={t(LABELS.title)}
          optional
          hint={t('Such as "Physics teacher".')}
          autoComplete="off"
        />
        <HeldPictureField
          name="instructorDetails.avatar"
          fileKey="avatar"
          label={t(LABELS.avatar)}
          current={t('Current photo')}
          kind={COURSE_FILES.avatar}
        />
        <FormTextArea name="instructorDetails.bio" label={t(LABELS.bio)} optional rows={4} full />
        <FormNumberField
          name="instructorDetails.rating"
          label={t(LABELS.rating)}
          optional
          decimals
          hint={t('From 0 to 5. Shown until the first learner rates the class.')}
        />
        <FormNumberField
          name="instructorDetails.studentsCount"
          label={t(LABELS.studentsCount)}
          optional
          hint={t('How many they have taught.')}
        />
      </div>
    </FormSection>
  );
}

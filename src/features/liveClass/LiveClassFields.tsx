import { useFormikContext } from 'formik';
import { LIVE_FORMS } from '../../domain/liveClass';
import type { LiveClassForm } from '../../domain/liveClassForm';
import { LIVE_REPEATS, LIVE_STATUSES } from '../../domain/liveClassTime';
import { SUBJECTS } from '../../domain/subject';
import { HOME_ZONE, ownZone } from '../../domain/timeZone';
import { asOptions } from '../../ui/form/asOptions';
import { FormNumberField, FormSelectField, FormTextArea, FormTextField } from '../../ui/form/FormField';
import { FormSection } from '../../ui/form/FormSection';
import { t } from '../../ui/text';
import { LIVE_LABELS } from './liveClassEditing';
import { REPEAT_LABELS, STATUS_LABELS } from './liveClassLabels';
import { SessionPreview } from './SessionPreview';

/** What the class is. */
export function LiveClassFields() {
  const { subject, form } = useFormikContext<LiveClassForm>().values;
  return (
    <FormSection level={2} title={t('Class')}>
      <div className="formGrid">
        <FormTextField name="title" label={t(LIVE_LABELS.title)} full autoComplete="off" />
        <FormTextField name="subtitle" label={t(LIVE_LABELS.subtitle)} full autoComplete="off" />
        <FormSelectField
          name="subject"
          label={t(LIVE_LABELS.subject)}
          optional
          placeholder={t('Choose a subject')}
          options={asOptions(SUBJECTS, subject)}
        />
        <FormSelectField name="form" label={t(LIVE_LABELS.form)} options={asOptions(LIVE_FORMS, form)} />
        <FormTextField name="teacher" label={t(LIVE_LABELS.teacher)} autoComplete="off" />
        <FormTextField
          name="avatarUrl"
          label={t(LIVE_LABELS.avatarUrl)}
          type="url"
          optional
          autoComplete="off"
          hint={t('Of a picture that was uploaded to Somo. Left empty, the initials stand there.')}
        />
        <FormTextArea name="description" label={t(LIVE_LABELS.description)} optional full />
      </div>
    </FormSection>
  );
}

/** When it is. */
export function LiveScheduleFields() {
  const { timeZone, sessions } = useFormikContext<LiveClassForm>().values;
  const zones = [...new Set([HOME_ZONE, ownZone(), 'UTC', timeZone])];
  return (
    <FormSection level={2} title={t('Schedule')}>
      <div className="formGrid">
        <FormTextField name="date" label={t(LIVE_LABELS.date)} type="date" />
        <FormTextField name="time" label={t(LIVE_LABELS.time)} type="time" />
        <FormSelectField
          name="timeZone"
          label={t(LIVE_LABELS.timeZone)}
          options={zones.filter(Boolean).map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
          hint={t('Learners see the time where they are.')}
        />
        <FormNumberField name="duration" label={t(LIVE_LABELS.duration)} />
        <FormNumberField name="sessions" label={t(LIVE_LABELS.sessions)} />
        {sessions !== '1' && (
          <FormSelectField
            name="repeat"
            label={t(LIVE_LABELS.repeat)}
            options={LIVE_REPEATS.map((value) => ({ value, label: t(REPEAT_LABELS[value]) }))}
          />
        )}
        <FormSelectField
          name="status"
          label={t(LIVE_LABELS.status)}
          options={LIVE_STATUSES.map((value) => ({ value, label: t(STATUS_LABELS[value]) }))}
          hint={t('Upcoming follows the clock. Choose another to open or to end the class now.')}
        />
      </div>
      <SessionPreview />
    </FormSection>
  );
}

export function LiveJoinFields() {
  return (
    <FormSection level={2} title={t('Joining')}>
      <FormTextField
        name="link"
        label={t(LIVE_LABELS.link)}
        type="url"
        optional
        autoComplete="off"
        placeholder="https://"
        hint={t('Of any meeting service. Registered learners get it from 10 minutes before.')}
      />
    </FormSection>
  );
}

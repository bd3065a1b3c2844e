import type { ReactNode } from 'react';
import { SUBJECTS } from '../../domain/subject';
import { TUTOR_STATUS_LABELS, TUTOR_STATUSES } from '../../domain/tutor';
import {
  FormNumberField,
  FormSelectField,
  FormTextArea,
  FormTextField,
  FormYesNoField,
} from '../../ui/form/FormField';
import { FormSection } from '../../ui/form/FormSection';
import { t } from '../../ui/text';
import { TUTOR_LABELS } from './tutorLabels';

export function TutorPersonFields() {
  return (
    <FormSection title={t('Personal Information')}>
      <div className="formGrid">
        <FormTextField name="name" label={t(TUTOR_LABELS.name)} autoComplete="off" />
        <FormTextField
          name="specialty"
          label={t(TUTOR_LABELS.specialty)}
          list="tutor-subjects"
          autoComplete="off"
        />
        <datalist id="tutor-subjects">
          {SUBJECTS.map((subject) => (
            <option key={subject} value={subject} />
          ))}
        </datalist>
        <FormTextField
          name="email"
          label={t(TUTOR_LABELS.email)}
          type="email"
          autoComplete="off"
          hint={t('Only administrators see it.')}
        />
        <FormTextField
          name="phone"
          label={t(TUTOR_LABELS.phone)}
          type="tel"
          optional
          autoComplete="off"
          hint={t('Only administrators see it.')}
        />
        <FormTextArea
          name="bio"
          label={t(TUTOR_LABELS.bio)}
          full
          hint={t('Who are they, and how do they teach? At least 10 characters.')}
        />
      </div>
    </FormSection>
  );
}

export function TutorCredentialFields() {
  return (
    <FormSection title={t('Credentials & Experience')}>
      <div className="formGrid">
        <FormTextArea name="qualifications" label={t(TUTOR_LABELS.qualifications)} optional rows={3} full />
        <FormTextArea
          name="levels"
          label={t(TUTOR_LABELS.levels)}
          optional
          rows={3}
          full
          hint={t('Separate them by commas or lines: Form I, Form II')}
        />
        <FormTextField name="startDate" label={t(TUTOR_LABELS.startDate)} type="date" />
        <FormSelectField
          name="status"
          label={t(TUTOR_LABELS.status)}
          options={TUTOR_STATUSES.map((value) => ({ value, label: t(TUTOR_STATUS_LABELS[value]) }))}
          hint={t('Only active tutors are on the site.')}
        />
        <FormYesNoField name="verified" label={t(TUTOR_LABELS.verified)} />
      </div>
    </FormSection>
  );
}

export function TutorPriceFields({ children }: { children: ReactNode }) {
  return (
    <FormSection title={t('Availability & Pricing')}>
      {children}
      <div className="formGrid">
        <FormNumberField
          name="hourlyRate"
          label={t(TUTOR_LABELS.hourlyRate)}
          prefix="USD"
          decimals
          optional
          hint={t('For one hour. Left empty, the site says that it is to be agreed.')}
        />
        <ProfileField name="linkedin" label="LinkedIn" />
        <ProfileField name="twitter" label="Twitter" />
        <ProfileField name="website" label={t('Website')} />
      </div>
    </FormSection>
  );
}

function ProfileField({ name, label }: { name: string; label: string }) {
  return (
    <FormTextField
      name={`socialProfiles.${name}`}
      label={label}
      type="url"
      optional
      autoComplete="off"
      placeholder="https://"
    />
  );
}

import { useFormikContext } from 'formik';
import type { FileUploads } from '../../data/useFileUploads';
import type { BundleForm } from '../../domain/bundleForm';
import { FORM_LEVELS, SUBJECTS } from '../../domain/subject';
import { asOptions } from '../../ui/form/asOptions';
import {
  FormNumberField,
  FormSelectField,
  FormTextArea,
  FormTextField,
  FormYesNoField,
} from '../../ui/form/FormField';
import { FormSection } from '../../ui/form/FormSection';
import { t } from '../../ui/text';
import { BundleCoverField } from './BundleCoverField';
import { BUNDLE_LABELS } from './bundleLabels';

/** What the bundle is called, for whom it is and what it costs. */
export function BundleFields({ uploads }: { uploads: FileUploads }) {
  const { subject, formLevel } = useFormikContext<BundleForm>().values;
  return (
    <FormSection level={2} title={t('Bundle')}>
      <div className="formGrid">
        <FormTextField name="title" label={t(BUNDLE_LABELS.title)} full autoComplete="off" />
        <FormTextArea name="description" label={t(BUNDLE_LABELS.description)} full />
        <FormSelectField
          name="subject"
          label={t(BUNDLE_LABELS.subject)}
          optional
          placeholder={t('Several subjects')}
          options={asOptions(SUBJECTS, subject)}
        />
        <FormSelectField
          name="formLevel"
          label={t(BUNDLE_LABELS.formLevel)}
          options={asOptions(FORM_LEVELS, formLevel)}
        />
        <FormNumberField name="price" label={t(BUNDLE_LABELS.price)} />
        <FormYesNoField name="isPublished" label={t(BUNDLE_LABELS.isPublished)} />
        <BundleCoverField uploads={uploads} />
      </div>
    </FormSection>
  );
}

import { useFormikContext } from 'formik';
import type { FileUploads } from '../../data/useFileUploads';
import { RESOURCE_KIND_LABELS, RESOURCE_KINDS } from '../../domain/resource';
import type { ResourceForm } from '../../domain/resourceForm';
import { FORM_LEVELS, SUBJECTS } from '../../domain/subject';
import { asOptions } from '../../ui/form/asOptions';
import { FormSelectField, FormTextArea, FormTextField, FormYesNoField } from '../../ui/form/FormField';
import { FormRichText } from '../../ui/form/FormRichText';
import { FormSection } from '../../ui/form/FormSection';
import { t } from '../../ui/text';
import { ResourceFileField } from './ResourceFileField';
import { RESOURCE_LABELS } from './resourceLabels';

interface ResourceFieldsProps {
  uploads: FileUploads;
  isBusy: boolean;
}

/** Where the resource belongs, and what it is. */
export function ResourceFields({ uploads, isBusy }: ResourceFieldsProps) {
  const { kind, subject, formLevel } = useFormikContext<ResourceForm>().values;
  return (
    <FormSection level={2} title={t('Study resource')}>
      <div className="formGrid">
        <FormTextField name="title" label={t(RESOURCE_LABELS.title)} full autoComplete="off" />
        <FormSelectField
          name="subject"
          label={t(RESOURCE_LABELS.subject)}
          placeholder={t('Choose a subject')}
          options={asOptions(SUBJECTS, subject)}
        />
        <FormSelectField
          name="formLevel"
          label={t(RESOURCE_LABELS.formLevel)}
          options={asOptions(FORM_LEVELS, formLevel)}
        />
        <FormTextField name="topic" label={t(RESOURCE_LABELS.topic)} optional autoComplete="off" />
        <FormSelectField
          name="kind"
          label={t(RESOURCE_LABELS.kind)}
          options={RESOURCE_KINDS.map((value) => ({ value, label: t(RESOURCE_KIND_LABELS[value]) }))}
        />
        {kind === 'link' && (
          <FormTextField
            name="url"
            label={t(RESOURCE_LABELS.url)}
            full
            type="url"
            hint={t('It begins with https:// and opens in a tab of its own.')}
            autoComplete="off"
          />
        )}
        {kind === 'file' && <ResourceFileField uploads={uploads} />}
        {kind === 'notes' && (
          <FormRichText name="notes" label={t(RESOURCE_LABELS.notes)} full disabled={isBusy} />
        )}
        <FormTextArea name="description" label={t(RESOURCE_LABELS.description)} optional full />
        <FormYesNoField name="isPublished" label={t(RESOURCE_LABELS.isPublished)} />
      </div>
    </FormSection>
  );
}

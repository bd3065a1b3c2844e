import { LANGUAGES } from '../../domain/ebook';
import { FormNumberField, FormSelectField, FormTextArea, FormTextField } from '../../ui/form/FormField';
import { FormSection } from '../../ui/form/FormSection';
import { t } from '../../ui/text';
import { EBOOK_LABELS } from './ebookLabels';

export function EbookMoreFields() {
  return (
    <FormSection title={t('Additional Information')}>
      <div className="formGrid">
        <FormTextArea
          name="description"
          label={t(EBOOK_LABELS.description)}
          full
          hint={t('What is it about, and for whom? At least 10 characters.')}
        />
        <FormSelectField
          name="language"
          label={t(EBOOK_LABELS.language)}
          options={LANGUAGES.map((value) => ({ value, label: t(value) }))}
        />
        <FormNumberField name="year" label={t(EBOOK_LABELS.year)} optional maxLength={4} />
        <FormNumberField name="pageCount" label={t(EBOOK_LABELS.pageCount)} optional />
        <FormTextField name="publishedDate" label={t(EBOOK_LABELS.publishedDate)} type="date" optional />
        <FormTextField name="isbn" label={t(EBOOK_LABELS.isbn)} optional autoComplete="off" />
        <FormTextField
          name="tags"
          label={t(EBOOK_LABELS.tags)}
          optional
          autoComplete="off"
          hint={t('Separate them by commas: cells, practical, revision')}
        />
      </div>
    </FormSection>
  );
}

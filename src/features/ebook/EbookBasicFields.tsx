import { useFormikContext } from 'formik';
import { useState } from 'react';
import { BOOK_FORMATS } from '../../domain/bookFile';
import { BOOK_TYPE_LABELS, BOOK_TYPES } from '../../domain/ebook';
import type { EbookForm } from '../../domain/ebookForm';
import { FORM_LEVELS, SUBJECTS } from '../../domain/subject';
import { Button } from '../../ui/Button';
import { fieldId } from '../../ui/Field';
import { asOptions } from '../../ui/form/asOptions';
import { FormNumberField, FormSelectField, FormTextField } from '../../ui/form/FormField';
import { FormSection } from '../../ui/form/FormSection';
import { t } from '../../ui/text';
import { AuthorPanel } from './AuthorPanel';
import { EBOOK_LABELS } from './ebookLabels';

/** What every book must have. `hasNewFile`: the file decides the format. */
export function EbookBasicFields({ hasNewFile }: { hasNewFile: boolean }) {
  const { subject } = useFormikContext<EbookForm>().values;
  return (
    <FormSection title={t('Basic Information')}>
      <div className="formGrid">
        <FormTextField name="title" label={t(EBOOK_LABELS.title)} full autoComplete="off" />
        <FormSelectField
          name="type"
          label={t(EBOOK_LABELS.type)}
          options={BOOK_TYPES.map((value) => ({ value, label: t(BOOK_TYPE_LABELS[value]) }))}
        />
        <FormTextField name="publisher" label={t(EBOOK_LABELS.publisher)} autoComplete="off" />
        <AuthorField />
        <FormSelectField
          name="subject"
          label={t(EBOOK_LABELS.subject)}
          placeholder={t('Choose a subject')}
          options={asOptions(SUBJECTS, subject)}
        />
        <FormSelectField
          name="formLevel"
          label={t(EBOOK_LABELS.formLevel)}
          placeholder={t('Choose a form level')}
          options={asOptions(FORM_LEVELS)}
        />
        <FormNumberField
          name="price"
          label={t(EBOOK_LABELS.price)}
          prefix="TSh"
          hint={t('Whole shillings. 0 makes it free.')}
        />
        <FormSelectField
          name="format"
          label={t(EBOOK_LABELS.format)}
          options={asOptions(BOOK_FORMATS)}
          disabled={hasNewFile}
          hint={hasNewFile ? t('Taken from the file.') : undefined}
        />
      </div>
    </FormSection>
  );
}

/** The author's name, and the panel that registers one. */
function AuthorField() {
  const { setFieldValue } = useFormikContext<EbookForm>();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="full stack">
      <FormTextField name="author" label={t(EBOOK_LABELS.author)} autoComplete="off" />
      <Button
        variant="line"
        small
        icon={isOpen ? 'minus' : 'plus'}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t('Close Author Registration') : t('Register New Author')}
      </Button>
      {isOpen && (
        <AuthorPanel
          onRegister={(name) => {
            void setFieldValue('author', name);
            setOpen(false);
            document.getElementById(fieldId('author'))?.focus();
          }}
        />
      )}
    </div>
  );
}

import { FormYesNoField } from '../../ui/form/FormField';
import { FormSection } from '../../ui/form/FormSection';
import { t } from '../../ui/text';
import { EBOOK_LABELS } from './ebookLabels';

export function EbookFlagFields() {
  return (
    <FormSection>
      <div className="formGrid">
        <FormYesNoField name="isNew" label={t(EBOOK_LABELS.isNew)} />
        <FormYesNoField name="isFeatured" label={t(EBOOK_LABELS.isFeatured)} />
      </div>
    </FormSection>
  );
}

import { FormYesNoField } from '../../ui/form/FormField';
import { t } from '../../ui/text';
import { EBOOK_LABELS } from './ebookLabels';
import styles from './EbookForm.module.css';

export function EbookFlagFields() {
  return (
    <div className={styles.panel}>
      <div className="formGrid">
        <FormYesNoField name="isNew" label={t(EBOOK_LABELS.isNew)} />
        <FormYesNoField name="isFeatured" label={t(EBOOK_LABELS.isFeatured)} />
      </div>
    </div>
  );
}

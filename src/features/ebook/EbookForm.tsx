import { RecordForm } from '../../ui/form/RecordForm';
import { useFreshStart } from '../../ui/form/useFreshStart';
import { t } from '../../ui/text';
import { ChapterFields } from './ChapterFields';
import { EbookBasicFields } from './EbookBasicFields';
import { EbookFileFields } from './EbookFileFields';
import { EbookFlagFields } from './EbookFlagFields';
import styles from './EbookForm.module.css';
import { EbookMoreFields } from './EbookMoreFields';
import { type EbookFormOptions, useEbookForm } from './useEbookForm';

/** Registers a book, or edits the one given. Each start (again after a reset or a success) is a fresh mount. */
export function EbookForm(props: EbookFormOptions) {
  const { start, top, restart } = useFreshStart<HTMLHeadingElement>();
  return (
    <section className="stack loose">
      <h2 ref={top} tabIndex={-1} className={styles.heading}>
        {props.ebook ? t('Edit Ebook / Publication') : t('Register New Ebook / Publication')}
      </h2>
      <Filling
        key={start}
        {...props}
        onSaved={(saved) => {
          restart();
          props.onSaved(saved);
        }}
        onReset={restart}
      />
    </section>
  );
}

function Filling({ onReset, ...options }: EbookFormOptions & { onReset: () => void }) {
  const form = useEbookForm(options);
  const { isBusy } = form.submission;
  return (
    <RecordForm
      form={form}
      submitLabel={options.ebook ? t('Update Resource') : t('Register Resource')}
      busyLabel={t('Processing...')}
      fileStep="Uploading ebook file..."
      onReset={onReset}
    >
      <fieldset className="stack loose" disabled={isBusy}>
        <EbookBasicFields hasNewFile={Boolean(form.files.chosen.file)} />
        <EbookMoreFields />
      </fieldset>
      <EbookFileFields ebook={options.ebook} form={form} />
      <fieldset className="stack loose" disabled={isBusy}>
        <EbookFlagFields />
        <ChapterFields />
      </fieldset>
    </RecordForm>
  );
}

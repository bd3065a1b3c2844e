import { FieldArray, useFormikContext } from 'formik';
import { useRef } from 'react';
import { EBOOK_LIMITS } from '../../domain/ebook';
import type { EbookForm } from '../../domain/ebookForm';
import { Button } from '../../ui/Button';
import { FormNumberField, FormTextField } from '../../ui/form/FormField';
import { focusField } from '../../ui/form/focusField';
import { FormSection } from '../../ui/form/FormSection';
import { IconButton } from '../../ui/IconButton';
import { t } from '../../ui/text';
import styles from './EbookForm.module.css';

/** Chapters in reading order; each needs a title, the page it starts on is optional. */
export function ChapterFields() {
  const { chapters } = useFormikContext<EbookForm>().values;
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <FormSection title={t('Chapters')}>
      <FieldArray name="chapters">
        {({ push, remove }) => (
          <>
            {chapters.map((_chapter, index) => (
              <ChapterRow
                key={index}
                index={index}
                onRemove={() => {
                  remove(index);
                  addButton.current?.focus();
                }}
              />
            ))}
            <Button
              ref={addButton}
              variant="line"
              small
              icon="plus"
              disabled={chapters.length >= EBOOK_LIMITS.chapters}
              onClick={() => {
                push({ title: '', pageStart: '' });
                focusField(`chapters.${chapters.length}.title`);
              }}
            >
              {t('Add Chapter')}
            </Button>
          </>
        )}
      </FieldArray>
    </FormSection>
  );
}

function ChapterRow({ index, onRemove }: { index: number; onRemove: () => void }) {
  const number = index + 1;
  return (
    <div className={styles.chapter} role="group" aria-label={t('Chapter {number}', { number })}>
      <FormTextField
        name={`chapters.${index}.title`}
        label={t('Chapter {number} Title', { number })}
        autoComplete="off"
      />
      <FormNumberField name={`chapters.${index}.pageStart`} label={t('Start Page')} optional />
      <IconButton icon="trash" label={t('Remove chapter {number}', { number })} onClick={onRemove} />
    </div>
  );
}

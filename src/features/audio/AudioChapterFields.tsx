import { FieldArray, useFormikContext } from 'formik';
import { useRef } from 'react';
import { AUDIO_LIMITS, formatTime, isDuration, lengthOf } from '../../domain/audio';
import type { AudioForm } from '../../domain/audioForm';
import { Button } from '../../ui/Button';
import { FormTextField } from '../../ui/form/FormField';
import { focusField } from '../../ui/form/focusField';
import { FormSection } from '../../ui/form/FormSection';
import { IconButton } from '../../ui/IconButton';
import { t } from '../../ui/text';
import styles from './AudioForm.module.css';

/** Chapters in the order of playing; where one ends the next may begin. */
export function AudioChapterFields() {
  const { chapters, audioSeconds, duration } = useFormikContext<AudioForm>().values;
  const addButton = useRef<HTMLButtonElement>(null);
  const isKnown = audioSeconds !== null || isDuration(duration);
  const length = formatTime(lengthOf({ audio_seconds: audioSeconds, duration }));
  return (
    <FormSection title={t('Chapters')}>
      <p className="small muted">
        {isKnown
          ? t('Times as mm:ss, h:mm:ss or whole seconds, up to {length}.', { length })
          : t('Times as mm:ss, h:mm:ss or whole seconds.')}
      </p>
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
              disabled={chapters.length >= AUDIO_LIMITS.chapters}
              onClick={() => {
                push({ title: '', start: chapters.at(-1)?.end ?? '0:00', end: '' });
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
  const name = `chapters.${index}`;
  return (
    <div className={styles.chapter} role="group" aria-label={t('Chapter {number}', { number })}>
      <FormTextField
        name={`${name}.title`}
        label={t('Chapter {number} Title', { number })}
        autoComplete="off"
      />
      <FormTextField name={`${name}.start`} label={t('Start')} autoComplete="off" />
      <FormTextField name={`${name}.end`} label={t('End')} autoComplete="off" />
      <IconButton icon="trash" label={t('Remove chapter {number}', { number })} onClick={onRemove} />
    </div>
  );
}

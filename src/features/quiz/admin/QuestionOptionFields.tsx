import { useField } from 'formik';
import { QUESTION_LIMITS } from '../../../domain/question';
import type { OptionForm } from '../../../domain/questionForm';
import { newOption } from '../../../domain/questionRecord';
import { Button } from '../../../ui/Button';
import { FieldGroup, fieldId } from '../../../ui/Field';
import { focusField } from '../../../ui/form/focusField';
import { IconButton } from '../../../ui/IconButton';
import { TextField } from '../../../ui/TextField';
import { t } from '../../../ui/text';
import styles from './QuizForm.module.css';

/** What a choice offers; which are right is marked beside each. */
export function QuestionOptionFields({ isSingle }: { isSingle: boolean }) {
  const [{ value: options }, { error, touched }, { setValue }] = useField<OptionForm[]>('options');
  const change = (next: OptionForm[]) => void setValue(next);
  const mark = (place: number) =>
    change(
      options.map((option, index) => {
        if (index === place) return { ...option, isRight: isSingle || !option.isRight };
        return isSingle ? { ...option, isRight: false } : option;
      }),
    );
  const message = touched && typeof error === 'string' ? t(error) : undefined;
  return (
    <FieldGroup
      name="options"
      label={t('Options')}
      hint={
        isSingle ? t('Write them, then mark the right one.') : t('Write them, then mark all that are right.')
      }
      error={message}
      full
    >
      <div className="stack tight" id={fieldId('options')} tabIndex={-1}>
        {options.map((option, place) => (
          <div key={option.id} className={styles.option}>
            <input
              type={isSingle ? 'radio' : 'checkbox'}
              name="rightOption"
              aria-label={t('Option {number} is right', { number: place + 1 })}
              checked={option.isRight}
              onChange={() => mark(place)}
            />
            <TextField
              name={`options.${place}.text`}
              label={t('Option {number}', { number: place + 1 })}
              value={option.text}
              onChange={(text) => change(options.with(place, { ...option, text }))}
              autoComplete="off"
            />
            <IconButton
              icon="close"
              label={t('Remove option {number}', { number: place + 1 })}
              disabled={options.length <= QUESTION_LIMITS.minOptions}
              onClick={() => {
                change(options.toSpliced(place, 1));
                focusField('options');
              }}
            />
          </div>
        ))}
        <Button
          className={styles.act}
          variant="line"
          small
          icon="plus"
          disabled={options.length >= QUESTION_LIMITS.maxOptions}
          onClick={() => {
            change([...options, newOption()]);
            focusField(`options.${options.length}.text`);
          }}
        >
          {t('Add Option')}
        </Button>
      </div>
    </FieldGroup>
  );
}

import { useField } from 'formik';
import { COURSE_LIMITS } from '../../domain/course';
import type { QuestionForm } from '../../domain/courseForm';
import { cleanText, isBlank } from '../../domain/text';
import { Button } from '../../ui/Button';
import { FieldGroup, fieldId } from '../../ui/Field';
import { focusField } from '../../ui/form/focusField';
import { IconButton } from '../../ui/IconButton';
import { TextField } from '../../ui/TextField';
import { t } from '../../ui/text';
import styles from './CourseForm.module.css';

const FEWEST = 2;

/** What a multiple-choice question offers; one of them is right. */
export function OptionFields({ name, question }: { name: string; question: QuestionForm }) {
  const [, , { setValue }] = useField<QuestionForm>(name);
  const { options, correctAnswer } = question;
  const optionsName = `${name}.options`;
  const error = useFirstError(optionsName, `${name}.correctAnswer`);
  const change = (next: Partial<QuestionForm>) => void setValue({ ...question, ...next });
  /** The right answer is a text: it goes with the option that holds it. */
  const rename = (place: number, text: string) =>
    change({
      options: options.with(place, text),
      ...(isRight(options[place] ?? '', correctAnswer) && { correctAnswer: cleanText(text) }),
    });
  const remove = (place: number) => {
    change({ options: options.toSpliced(place, 1) });
    focusField(optionsName);
  };
  return (
    <FieldGroup
      name={optionsName}
      label={t('Options')}
      hint={t('Write them, then choose the correct one.')}
      error={error && t(error)}
      full
    >
      <div className="stack tight" id={fieldId(optionsName)} tabIndex={-1}>
        {options.map((option, place) => (
          <div key={place} className={styles.option}>
            <input
              type="radio"
              name={`${name}.correctAnswer`}
              aria-label={t('Option {number} is correct', { number: place + 1 })}
              disabled={isBlank(option)}
              checked={isRight(option, correctAnswer)}
              onChange={() => change({ correctAnswer: cleanText(option) })}
            />
            <TextField
              name={`${optionsName}.${place}`}
              label={t('Option {number}', { number: place + 1 })}
              value={option}
              onChange={(text) => rename(place, text)}
              autoComplete="off"
            />
            <IconButton
              icon="close"
              label={t('Remove option {number}', { number: place + 1 })}
              disabled={options.length <= FEWEST}
              onClick={() => remove(place)}
            />
          </div>
        ))}
        <Button
          className={styles.act}
          variant="line"
          small
          icon="plus"
          disabled={options.length >= COURSE_LIMITS.options}
          onClick={() => {
            change({ options: [...options, ''] });
            focusField(`${optionsName}.${options.length}`);
          }}
        >
          {t('Add Option')}
        </Button>
      </div>
    </FieldGroup>
  );
}

const isRight = (option: string, answer: QuestionForm['correctAnswer']) =>
  !isBlank(option) && cleanText(option) === answer;

/** Options and answer are one field to people: what is wrong with the options comes first. */
function useFirstError(...names: [options: string, answer: string]): string | undefined {
  const [, options] = useField<string[]>(names[0]);
  const [, answer] = useField(names[1]);
  const texts = [options, answer].map(({ error, touched }) => touched && [error].flat().find(Boolean));
  return texts.find((text) => typeof text === 'string');
}

import type { Answer } from '../../../../domain/attempt';
import type { Question } from '../../../../domain/question';
import { COURSE_LIMITS } from '../../../../domain/course';
import { t } from '../../../../ui/text';
import { TextField } from '../../../../ui/TextField';
import styles from './Questions.module.css';

/** Where an answer is by now. */
export type AnswerState = 'none' | 'here' | 'sent';

const STATE_TEXTS: Record<AnswerState, string> = {
  none: 'Not answered',
  here: 'Saved on this phone',
  sent: 'Sent',
};

interface QuestionFieldProps {
  number: number;
  question: Question;
  answer: Answer | undefined;
  state: AnswerState;
  onAnswer: (answer: Answer) => void;
}

/** One question of a paper, with its answer and where that is. */
export function QuestionField({ number, question, answer, state, onAnswer }: QuestionFieldProps) {
  const { id, text, points } = question;
  return (
    <fieldset className={styles.question} aria-describedby={`${id}-state`}>
      <legend className={styles.legend}>
        <span className="row wraps">
          <span className="jina">{t('Question {n}', { n: number })}</span>
          <span className="meta nums">{t('{n, plural, one {# point} other {# points}}', { n: points })}</span>
          <span id={`${id}-state`} className="meta push">
            {t(STATE_TEXTS[state])}
          </span>
        </span>
        <span className={styles.words}>{text}</span>
      </legend>
      <AnswerField question={question} answer={answer} onAnswer={onAnswer} />
    </fieldset>
  );
}

function AnswerField({
  question: { id, kind, options },
  answer,
  onAnswer,
}: Pick<QuestionFieldProps, 'question' | 'answer' | 'onAnswer'>) {
  if (kind === 'short-answer')
    return (
      <TextField
        name={id}
        label={t('Your answer')}
        autoComplete="off"
        maxLength={COURSE_LIMITS.answer}
        value={typeof answer === 'string' ? answer : ''}
        onChange={onAnswer}
      />
    );
  const choices: { value: string | boolean; label: string }[] =
    kind === 'true-false'
      ? [
          { value: true, label: t('True') },
          { value: false, label: t('False') },
        ]
      : options.map((option) => ({ value: option.id, label: option.text }));
  return (
    <div className={styles.options}>
      {choices.map(({ value, label }) => (
        <label key={label} className={styles.option}>
          <input type="radio" name={id} checked={answer === value} onChange={() => onAnswer(value)} />
          {label}
        </label>
      ))}
    </div>
  );
}

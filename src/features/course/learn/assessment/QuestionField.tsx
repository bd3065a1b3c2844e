import type { Answer, PaperQuestion } from '../../../../domain/courseContent';
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
  question: PaperQuestion;
  answer: Answer | undefined;
  state: AnswerState;
  onAnswer: (answer: Answer) => void;
}

/** One question of a paper, with its answer and where that is. */
export function QuestionField({ number, question, answer, state, onAnswer }: QuestionFieldProps) {
  const { id, question_text, points } = question;
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
        <span className={styles.words}>{question_text}</span>
      </legend>
      <AnswerField question={question} answer={answer} onAnswer={onAnswer} />
    </fieldset>
  );
}

function AnswerField({
  question: { id, question_type, options },
  answer,
  onAnswer,
}: Pick<QuestionFieldProps, 'question' | 'answer' | 'onAnswer'>) {
  if (question_type === 'short-answer')
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
  const choices: { value: Answer; label: string }[] =
    question_type === 'true-false'
      ? [
          { value: true, label: t('True') },
          { value: false, label: t('False') },
        ]
      : options.map((option) => ({ value: option, label: option }));
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

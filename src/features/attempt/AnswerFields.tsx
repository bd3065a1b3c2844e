import type { Answer } from '../../domain/attempt';
import { COURSE_LIMITS } from '../../domain/course';
import { type Question, QUESTION_LIMITS } from '../../domain/question';
import { t } from '../../ui/text';
import { TextArea, TextField } from '../../ui/TextField';
import { MathText } from '../../ui/MathText';
import styles from './Question.module.css';

interface AnswerFieldsProps {
  question: Question;
  answer: Answer | undefined;
  onAnswer: (answer: Answer) => void;
}

/** The way to answer, for each kind of question. */
export function AnswerFields({ question, answer, onAnswer }: AnswerFieldsProps) {
  const typed = typeof answer === 'string' ? answer : '';
  const field = {
    name: question.id,
    label: t('Your answer'),
    value: typed,
    onChange: onAnswer,
  };
  switch (question.kind) {
    case 'single-choice':
    case 'true-false':
      return <OneOf question={question} answer={answer} onAnswer={onAnswer} />;
    case 'multiple-choice':
      return <SomeOf question={question} answer={answer} onAnswer={onAnswer} />;
    case 'essay':
      return <TextArea {...field} rows={10} maxLength={QUESTION_LIMITS.essay} hint={roomText(typed)} />;
    case 'numeric':
      return (
        <TextField
          {...field}
          hint={t('A number; with its unit where the question asks for one.')}
          autoComplete="off"
          maxLength={TYPED_MAX}
        />
      );
    default:
      return <TextField {...field} autoComplete="off" maxLength={TYPED_MAX} />;
  }
}

/** Courses take longer short answers than the question bank. */
const TYPED_MAX = Math.max(QUESTION_LIMITS.accept, COURSE_LIMITS.answer);

const ROOM_SHOWN = 1000;

function roomText(typed: string): string | undefined {
  const room = QUESTION_LIMITS.essay - typed.length;
  return room > ROOM_SHOWN
    ? undefined
    : t('{n, plural, one {# character} other {# characters}} left', { n: room });
}

const TRUTHS = [
  { value: true, text: 'True' },
  { value: false, text: 'False' },
] as const;

function OneOf({ question: { id, kind, options }, answer, onAnswer }: AnswerFieldsProps) {
  const choices: readonly { value: Answer; text: string }[] =
    kind === 'true-false'
      ? TRUTHS.map(({ value, text }) => ({ value, text: t(text) }))
      : options.map((option) => ({ value: option.id, text: option.text }));
  return (
    <div className={styles.options}>
      {choices.map(({ value, text }) => (
        <label key={String(value)} className={styles.option}>
          <input type="radio" name={id} checked={answer === value} onChange={() => onAnswer(value)} />
          <MathText text={text} />
        </label>
      ))}
    </div>
  );
}

function SomeOf({ question: { id, options }, answer, onAnswer }: AnswerFieldsProps) {
  const chosen = Array.isArray(answer) ? answer : [];
  const toggle = (option: string) =>
    onAnswer(chosen.includes(option) ? chosen.filter((other) => other !== option) : [...chosen, option]);
  return (
    <div className={styles.options}>
      <p className="meta">{t('More than one answer may be right.')}</p>
      {options.map((option) => (
        <label key={option.id} className={styles.option}>
          <input
            type="checkbox"
            name={id}
            checked={chosen.includes(option.id)}
            onChange={() => toggle(option.id)}
          />
          <MathText text={option.text} />
        </label>
      ))}
    </div>
  );
}

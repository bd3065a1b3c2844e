import { QUESTION_LIMITS } from '../../domain/question';
import { FormNumberField, FormTextArea } from '../../ui/form/FormField';
import { MathText } from '../../ui/MathText';
import { t } from '../../ui/text';
import type { ExaminedAttempt } from './adminMarkDocs';
import { answerWords, keyWords } from './answerWords';
import type { PaperItem } from './paperItems';
import { QuestionBody } from './QuestionBody';
import styles from './Review.module.css';

interface AdminMarkedQuestionProps {
  item: PaperItem;
  examined: ExaminedAttempt;
}

/** One question for its examiner: what was answered, what is right, and what it earns. */
export function AdminMarkedQuestion({ item, examined }: AdminMarkedQuestionProps) {
  const { number, question, section } = item;
  const { attempt, keys } = examined;
  const key = keys[question.id];
  const right = key ? keyWords(question, key) : null;
  const given = answerWords(question, attempt.answers[question.id]);
  return (
    <fieldset className="stack tight">
      <legend className="jina">{t('Question {n}', { n: number })}</legend>
      <QuestionBody question={question} />
      {section.answer_count !== null && (
        <p className="meta">{t('The best {n} of its section count.', { n: section.answer_count })}</p>
      )}
      {attempt.mode !== 'paper-based' && (
        <p className={styles.answer}>
          {t('Answer:')} <MathText text={given ?? t('none')} />
        </p>
      )}
      {right !== null && (
        <p className={styles.answer}>
          <b>
            {question.kind === 'essay' ? t('Guide for marking') : t('Right answer')}:{' '}
            <MathText text={right} />
          </b>
        </p>
      )}
      <FormNumberField
        name={`${question.id}.points`}
        label={t('Points, up to {max}', { max: question.points })}
        decimals
      />
      {question.kind === 'essay' && (
        <FormTextArea
          name={`${question.id}.comment`}
          label={t('Comment for the learner')}
          hint={t('Shows when the right answers do.')}
          rows={3}
          maxLength={QUESTION_LIMITS.comment}
          optional
        />
      )}
    </fieldset>
  );
}

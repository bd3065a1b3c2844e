import type { Attempt } from '../../../../domain/attempt';
import type { Answer, PaperQuestion } from '../../../../domain/courseContent';
import { Badge } from '../../../../ui/Badge';
import { QueryView } from '../../../../ui/QueryView';
import { SkeletonText } from '../../../../ui/Skeleton';
import { t } from '../../../../ui/text';
import { TextLink } from '../../../../ui/TextLink';
import { useGetAttemptReviewQuery } from '../learnApi';
import styles from './Questions.module.css';
import { ResultNote } from './ResultNote';

interface AttemptReviewProps {
  attempt: Attempt | undefined;
  /** The assessment's own page. */
  back: string;
}

/** What was answered, and what was right. */
export function AttemptReview({ attempt, back }: AttemptReviewProps) {
  return (
    <>
      <TextLink to={back} before="back">
        {t('Your attempts')}
      </TextLink>
      {attempt?.is_review_open ? (
        <>
          <ResultNote attempt={attempt} />
          <ReviewedQuestions attempt={attempt} />
        </>
      ) : (
        <p className="muted">{t('You see the right answers after your last attempt.')}</p>
      )}
    </>
  );
}

function ReviewedQuestions({ attempt }: { attempt: Attempt }) {
  const query = useGetAttemptReviewQuery(attempt.id);
  return (
    <QueryView query={query} skeleton={<SkeletonText lines={8} />}>
      {({ questions, answers, marks }) => (
        <ol className="stack">
          {questions.map((question, index) => (
            <li key={question.id} className={`panel stack tight ${styles.question}`}>
              <p className="row wraps">
                <span className="jina">{t('Question {n}', { n: index + 1 })}</span>
                <Badge tone={marks[question.id] ? 'ok' : 'bad'}>
                  {marks[question.id] ? t('Right') : t('Wrong')}
                </Badge>
              </p>
              <p className={styles.words}>{question.question_text}</p>
              <p>{t('Your answer: {answer}', { answer: wordsOf(question, attempt.answers[question.id]) })}</p>
              {!marks[question.id] && (
                <p>
                  <b>{t('Right answer: {answer}', { answer: wordsOf(question, answers[question.id]) })}</b>
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
    </QueryView>
  );
}

function wordsOf({ question_type }: PaperQuestion, answer: Answer | undefined): string {
  if (answer === undefined || answer === '') return t('none');
  if (question_type === 'true-false') return String(answer) === 'true' ? t('True') : t('False');
  return String(answer);
}

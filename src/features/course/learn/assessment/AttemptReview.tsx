import type { Answer, Attempt } from '../../../../domain/attempt';
import type { Question, QuestionKey } from '../../../../domain/question';
import { Badge } from '../../../../ui/Badge';
import { QueryView } from '../../../../ui/QueryView';
import { SkeletonText } from '../../../../ui/Skeleton';
import { t } from '../../../../ui/text';
import { TextLink } from '../../../../ui/TextLink';
import { useGetAttemptReviewQuery } from '../learnApi';
import type { ReviewedPaper } from '../learnDocs';
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
      {attempt && attempt.opens.answers !== null ? (
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
      {({ questions, keys, marks }) => (
        <ol className="stack">
          {questions.map((question, index) => (
            <li key={question.id} className={`panel stack tight ${styles.question}`}>
              <p className="row wraps">
                <span className="jina">{t('Question {n}', { n: index + 1 })}</span>
                <Badge tone={isRight(question, marks) ? 'ok' : 'bad'}>
                  {isRight(question, marks) ? t('Right') : t('Wrong')}
                </Badge>
              </p>
              <p className={styles.words}>{question.text}</p>
              <p>{t('Your answer: {answer}', { answer: wordsOf(question, attempt.answers[question.id]) })}</p>
              {!isRight(question, marks) && (
                <p>
                  <b>
                    {t('Right answer: {answer}', { answer: wordsOf(question, rightOf(keys[question.id])) })}
                  </b>
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
    </QueryView>
  );
}

const isRight = ({ id, points }: Question, marks: ReviewedPaper['marks']) => marks[id] === points;

/** Of the kinds that an assessment has. */
function rightOf(key: QuestionKey | undefined): Answer | undefined {
  if (key?.kind === 'short-answer') return key.accept[0];
  return key?.kind === 'single-choice' || key?.kind === 'true-false' ? key.right : undefined;
}

function wordsOf({ kind, options }: Question, answer: Answer | undefined): string {
  if (answer === undefined || answer === '') return t('none');
  if (kind === 'true-false') return answer === true ? t('True') : t('False');
  return options.find(({ id }) => id === answer)?.text ?? String(answer);
}

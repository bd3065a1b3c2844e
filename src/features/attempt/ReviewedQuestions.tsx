import type { Attempt } from '../../domain/attempt';
import { Badge } from '../../ui/Badge';
import { t } from '../../ui/text';
import { answerWords, keyWords } from './answerWords';
import type { AttemptReview } from './attemptDocs';
import { itemsOf, type PaperItem } from './paperItems';
import { QuestionBody } from './QuestionBody';
import { MathText } from '../../ui/MathText';
import styles from './Review.module.css';

interface ReviewedQuestionsProps {
  attempt: Attempt;
  review: AttemptReview;
}

/** The questions as the learner had them, with their answers; what was right and why, where that is open. */
export function ReviewedQuestions({ attempt, review }: ReviewedQuestionsProps) {
  return (
    <section className="stack" aria-labelledby="answers">
      <h2 id="answers">{t('Your answers')}</h2>
      <ol className="stack">
        {itemsOf(review.sections).map((item) => (
          <li key={item.question.id} className={`panel stack tight ${styles.question}`}>
            <ReviewedQuestion item={item} attempt={attempt} review={review} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ReviewedQuestionProps extends ReviewedQuestionsProps {
  item: PaperItem;
}

function ReviewedQuestion({ item: { number, question }, attempt, review }: ReviewedQuestionProps) {
  const { result, explanations } = review;
  const given = answerWords(question, attempt.answers[question.id]);
  const key = result?.keys[question.id];
  const right = key ? keyWords(question, key) : null;
  const explanation = explanations?.[question.id];
  const comment = result?.comments[question.id];
  return (
    <>
      <p className="row wraps">
        <span className="jina">{t('Question {n}', { n: number })}</span>
        {result && <Mark item={{ number, question }} result={result} />}
      </p>
      <QuestionBody question={question} />
      <p className={styles.answer}>
        {t('Your answer:')} <MathText text={given ?? t('none')} />
      </p>
      {right !== null && right !== given && (
        <p className={styles.answer}>
          <b>
            {question.kind === 'essay' ? t('What was looked for:') : t('Right answer:')}{' '}
            <MathText text={right} />
          </b>
        </p>
      )}
      {comment && (
        <p className={styles.answer}>
          <b>{t('From your teacher:')}</b> {comment}
        </p>
      )}
      {explanation && (
        <p className={styles.explanation}>
          <MathText text={explanation} />
        </p>
      )}
    </>
  );
}

interface MarkProps {
  item: Pick<PaperItem, 'number' | 'question'>;
  result: NonNullable<AttemptReview['result']>;
}

/** What an answer earned. */
function Mark({ item: { question }, result: { marks, uncounted } }: MarkProps) {
  const points = marks[question.id];
  const isCounted = !uncounted.includes(question.id);
  const earned = t('{points} of {max} points', { points: points ?? 0, max: question.points });
  if (points === undefined) return <Badge tone="warn">{t('Waits for marks')}</Badge>;
  const tone = points >= question.points ? 'ok' : points > 0 ? 'warn' : 'bad';
  const word = { ok: 'Right', warn: 'Partly right', bad: 'Wrong' }[tone];
  return (
    <>
      <Badge tone={isCounted ? tone : 'neutral'}>{t(word)}</Badge>
      <span className="meta nums">{isCounted ? earned : t('Not counted')}</span>
    </>
  );
}

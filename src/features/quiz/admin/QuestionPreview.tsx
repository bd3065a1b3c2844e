import { isChoice, linesOf, type QuestionForm, unitsOf } from '../../../domain/questionForm';
import { Badge } from '../../../ui/Badge';
import { FormSection } from '../../../ui/form/FormSection';
import { MathText } from '../../../ui/MathText';
import { t } from '../../../ui/text';
import styles from './QuizForm.module.css';

/** The question while it is written, as learners will see it; what is right is marked for the author. */
export function QuestionPreview({ question }: { question: QuestionForm }) {
  return (
    <FormSection level={2} title={t('Preview')}>
      {question.text.trim() === '' ? (
        <p>{t('Your question shows here.')}</p>
      ) : (
        <AskedQuestion {...question} />
      )}
    </FormSection>
  );
}

export function AskedQuestion(question: QuestionForm) {
  const { text, image, imageText, points, explanation } = question;
  return (
    <div className="stack">
      <p>
        <MathText text={text} />{' '}
        <Badge plain>{t('{n, plural, one {# point} other {# points}}', { n: Number(points) || 0 })}</Badge>
      </p>
      {image && <img className={styles.shown} src={image.url} alt={imageText} />}
      <RightAnswer {...question} />
      {explanation && (
        <p className="small">
          <b>{t('Explanation')}:</b> <MathText text={explanation} />
        </p>
      )}
    </div>
  );
}

function RightAnswer(question: QuestionForm) {
  const { kind, options } = question;
  if (isChoice(kind))
    return (
      <ul className={styles.choices}>
        {options.map(({ id, text, isRight }) => (
          <li key={id} className={styles.answer}>
            <span aria-hidden="true">{isRight ? '✓' : '○'}</span>
            <span className={isRight ? styles.right : undefined}>
              <MathText text={text} /> {isRight && <span className="srOnly">({t('right')})</span>}
            </span>
          </li>
        ))}
      </ul>
    );
  const answer = answerOf(question);
  return answer ? (
    <p>
      <span aria-hidden="true">✓ </span>
      <b>{t(kind === 'essay' ? 'Guide for marking' : 'Right answer')}:</b> <MathText text={answer} />
    </p>
  ) : null;
}

function answerOf({ kind, trueFalse, accept, value, tolerance, units, guide }: QuestionForm): string {
  switch (kind) {
    case 'true-false':
      return trueFalse === 'true' ? t('True') : t('False');
    case 'short-answer':
      return linesOf(accept).join(' / ');
    case 'numeric':
      return [value, tolerance && `± ${tolerance}`, unitsOf(units).join(' / ')].filter(Boolean).join(' ');
    default:
      return guide;
  }
}

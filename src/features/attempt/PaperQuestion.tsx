import { t } from '../../ui/text';
import type { PaperItem } from './paperItems';
import styles from './Paper.module.css';
import { QuestionBody } from './QuestionBody';
import { MathText } from '../../ui/MathText';

/** How options are named on paper. */
export const letterOf = (index: number) => String.fromCharCode(65 + index);

const ESSAY_LINES = 14;

/** One question on paper, with its marks box, and room where the answer goes under it. */
export function PaperQuestion({ item: { number, question } }: { item: PaperItem }) {
  const { kind, options, points } = question;
  return (
    <li className={styles.question}>
      <div className={styles.head}>
        <b>{number}.</b>
        <div className={styles.asked}>
          <QuestionBody question={question} />
        </div>
        <span className={styles.box}>
          <span className="srOnly">{t('Marks')}</span>/ {points}
        </span>
      </div>
      {options.length > 0 && (
        <ol className={styles.options}>
          {options.map((option, index) => (
            <li key={option.id}>
              <b>{letterOf(index)}</b> <MathText text={option.text} />
            </li>
          ))}
        </ol>
      )}
      {kind === 'true-false' && <p className={styles.truth}>{t('True or false?')}</p>}
      {kind === 'essay' && (
        <div className={styles.writing} aria-hidden="true">
          {Array.from({ length: ESSAY_LINES }, (_, line) => (
            <span key={line} />
          ))}
        </div>
      )}
    </li>
  );
}

import type { Question } from '../../domain/question';
import { t } from '../../ui/text';
import type { PaperItem } from './paperItems';
import styles from './Paper.module.css';
import { letterOf } from './PaperQuestion';

interface AnswerSheetProps {
  title: string;
  code: string;
  items: readonly PaperItem[];
}

/** The last page, which can be handed in alone. */
export const AnswerSheet = ({ title, code, items }: AnswerSheetProps) => (
  <section className={styles.answers}>
    <h2>{t('Answer sheet')}</h2>
    <p className={styles.sheetHead}>
      <span>{title}</span>
      <span className={styles.code}>{code}</span>
    </p>
    <ul className={styles.lines}>
      <li>{t('Name')}:</li>
    </ul>
    <ol className={styles.rows}>
      {items.map(({ number, question }) => (
        <li key={question.id}>
          <b>{number}</b>
          <Room question={question} />
        </li>
      ))}
    </ol>
  </section>
);

/** Circles to fill, or a line to write on. */
function Room({ question: { kind, options } }: { question: Question }) {
  const circles = kind === 'true-false' ? [t('T'), t('F')] : options.map((_, index) => letterOf(index));
  if (kind === 'essay') return <span className={styles.written}>{t('written under the question')}</span>;
  if (circles.length === 0) return <span className={styles.line} />;
  return (
    <span className={styles.circles}>
      {circles.map((circle) => (
        <i key={circle}>{circle}</i>
      ))}
    </span>
  );
}

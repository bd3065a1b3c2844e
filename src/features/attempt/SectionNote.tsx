import type { PaperSection } from '../../domain/attempt';
import { t } from '../../ui/text';
import type { GivenAnswers } from './keptAnswers';
import { isAnswered, type PaperItem } from './paperItems';
import styles from './Player.module.css';
import { MathText } from '../../ui/MathText';

interface SectionNoteProps {
  section: PaperSection;
  items: readonly PaperItem[];
  answers: GivenAnswers;
}

/** What the section of a question asks for; nothing where that goes without saying. */
export function SectionNote({ section, items, answers }: SectionNoteProps) {
  const { id, title, instructions, answer_count } = section;
  const own = items.filter((item) => item.section.id === id);
  const isChoice = answer_count !== null && answer_count < own.length;
  if (!title && !instructions && !isChoice) return null;
  const answered = own.filter((item) => isAnswered(answers, item)).length;
  return (
    <div className={styles.section}>
      {title && <b>{title}</b>}
      {instructions && (
        <p className="small">
          <MathText text={instructions} />
        </p>
      )}
      {isChoice && (
        <p className="small">
          <b>{t('Answer any {n} of {all}.', { n: answer_count, all: own.length })}</b>{' '}
          {answered > answer_count
            ? t('You have answered {n}: the best {count} count.', { n: answered, count: answer_count })
            : t('You have answered {n}.', { n: answered })}
        </p>
      )}
    </div>
  );
}

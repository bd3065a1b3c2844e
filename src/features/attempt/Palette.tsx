import type { PaperSection } from '../../domain/attempt';
import { t } from '../../ui/text';
import type { GivenAnswers } from './keptAnswers';
import { isAnswered, type PaperItem } from './paperItems';
import styles from './Player.module.css';

interface PaletteProps {
  sections: readonly PaperSection[];
  items: readonly PaperItem[];
  answers: GivenAnswers;
  marked: readonly string[];
  current: PaperItem | undefined;
  onTurn: (number: number) => void;
}

/** Every question by its number: answered, marked, where one is. */
export function Palette({ sections, items, answers, marked, current, onTurn }: PaletteProps) {
  return (
    <div className={styles.palette}>
      {sections.map((section) => (
        <div key={section.id} className="stack tight">
          {section.title && <p className="small muted">{section.title}</p>}
          <ul className={styles.numbers}>
            {items
              .filter((item) => item.section.id === section.id)
              .map((item) => (
                <li key={item.question.id}>
                  <NumberButton
                    item={item}
                    isAnswered={isAnswered(answers, item)}
                    isMarked={marked.includes(item.question.id)}
                    isCurrent={item.number === current?.number}
                    onTurn={onTurn}
                  />
                </li>
              ))}
          </ul>
        </div>
      ))}
      <p className={`meta ${styles.key}`} aria-hidden="true">
        <span className={styles.keyAnswered}>{t('Answered')}</span>
        <span>{t('Not answered')}</span>
        <span className={styles.keyMarked}>{t('Marked')}</span>
      </p>
    </div>
  );
}

interface NumberButtonProps {
  item: PaperItem;
  isAnswered: boolean;
  isMarked: boolean;
  isCurrent: boolean;
  onTurn: (number: number) => void;
}

function NumberButton({ item: { number }, isAnswered, isMarked, isCurrent, onTurn }: NumberButtonProps) {
  const states = [isAnswered ? t('answered') : t('not answered'), isMarked && t('marked')];
  return (
    <button
      type="button"
      className={styles.number}
      data-answered={isAnswered || undefined}
      data-marked={isMarked || undefined}
      aria-current={isCurrent ? 'step' : undefined}
      aria-label={[t('Question {n}', { n: number }), ...states].filter(Boolean).join(', ')}
      onClick={() => onTurn(number)}
    >
      {number}
    </button>
  );
}

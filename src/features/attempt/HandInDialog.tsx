import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Note } from '../../ui/Note';
import type { PaperSection } from '../../domain/attempt';
import { t } from '../../ui/text';
import { isAnswered, missingIn, type PaperItem } from './paperItems';
import styles from './Player.module.css';
import type { SittingState } from './sitting';
import { unsentOf } from './keptAnswers';

interface HandInDialogProps {
  isOpen: boolean;
  sections: readonly PaperSection[];
  items: readonly PaperItem[];
  state: SittingState;
  onTurn: (number: number) => void;
  onHandIn: () => void;
  onCancel: () => void;
}

/** Before handing in: what is not answered or marked, each with the way there. */
export function HandInDialog({ isOpen, onHandIn, onCancel, ...summary }: HandInDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      title={t('Hand in now?')}
      onClose={onCancel}
      actions={
        <>
          <Button variant="quiet" onClick={onCancel}>
            {t('Back to the questions')}
          </Button>
          <Button onClick={onHandIn}>{t('Hand in')}</Button>
        </>
      }
    >
      <Summary {...summary} />
    </Dialog>
  );
}

type SummaryProps = Pick<HandInDialogProps, 'sections' | 'items' | 'state' | 'onTurn'>;

function Summary({ sections, items, state, onTurn }: SummaryProps) {
  const missing = sections.reduce((sum, section) => sum + missingIn(section, items, state.answers), 0);
  const open = items.filter(
    (item) => !isAnswered(state.answers, item) && missingIn(item.section, items, state.answers) > 0,
  );
  const marked = items.filter(({ question }) => state.marked.includes(question.id));
  const waiting = Object.keys(unsentOf(state.answers, state.sent)).length;
  return (
    <>
      <p>
        {missing > 0
          ? t('{n, plural, one {# question has} other {# questions have}} no answer yet.', { n: missing })
          : t('You have answered everything.')}
      </p>
      <Numbers label={t('Not answered')} items={open} onTurn={onTurn} />
      <Numbers label={t('Marked')} items={marked} onTurn={onTurn} />
      {waiting > 0 && (
        <Note>
          <p>{t('Answers that are on this phone only go along.')}</p>
        </Note>
      )}
      <p>{t('After handing in you cannot change your answers.')}</p>
    </>
  );
}

interface NumbersProps {
  label: string;
  items: readonly PaperItem[];
  onTurn: (number: number) => void;
}

function Numbers({ label, items, onTurn }: NumbersProps) {
  if (items.length === 0) return null;
  return (
    <div className="stack tight">
      <b>{label}</b>
      <ul className={styles.numbers}>
        {items.map(({ number, question }) => (
          <li key={question.id}>
            <button
              type="button"
              className={styles.number}
              aria-label={t('Go to question {n}', { n: number })}
              onClick={() => onTurn(number)}
            >
              {number}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

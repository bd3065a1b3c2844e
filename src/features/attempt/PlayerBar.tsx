import { t } from '../../ui/text';
import { AnswerState } from './AnswerState';
import { Clock } from './Clock';
import { unsentOf } from './keptAnswers';
import { isAnswered, type PaperItem } from './paperItems';
import styles from './Player.module.css';
import type { SittingState } from './sitting';

interface PlayerBarProps {
  items: readonly PaperItem[];
  state: SittingState;
  secondsLeft: number | null;
}

/** Always in sight: how far one is, whether all of it is safe, and how much time is left. */
export function PlayerBar({ items, state, secondsLeft }: PlayerBarProps) {
  const answered = items.filter((item) => isAnswered(state.answers, item)).length;
  return (
    <div className={styles.bar}>
      <p className="nums">{t('{n} of {all} answered', { n: answered, all: items.length })}</p>
      {answered > 0 && <SaveState state={state} />}
      {secondsLeft !== null && <Clock seconds={secondsLeft} />}
    </div>
  );
}

function SaveState({ state }: { state: SittingState }) {
  const waiting = Object.keys(unsentOf(state.answers, state.sent)).length;
  if (waiting === 0) return <AnswerState place="sent" />;
  if (!state.isKept) return <AnswerState place="nowhere" />;
  return (
    <span className={styles.place} data-place="here">
      {t('{n, plural, one {# answer} other {# answers}} on this phone only', { n: waiting })}
    </span>
  );
}

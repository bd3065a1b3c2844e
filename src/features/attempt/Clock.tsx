import { useState } from 'react';
import { Icon } from '../../ui/Icon';
import { t } from '../../ui/text';
import styles from './Player.module.css';

/** Seconds left at which a screen reader says so. */
const SAID = [600, 300, 60, 30];

interface ClockProps {
  seconds: number;
  /** What it is the time of, where a page has two. */
  label?: string;
}

/** How much time is left. */
export function Clock({ seconds, label }: ClockProps) {
  const [first] = useState(seconds);
  // Who comes back with seven minutes left has not just passed the ten.
  const said = SAID.filter((mark) => seconds <= mark && mark < first).at(-1);
  return (
    <p className={`row tight nums ${styles.clock}`} data-short={seconds <= 60 || undefined}>
      <Icon name="clock" small />
      {label && <span className="meta">{label}</span>}
      <span role="timer" aria-label={label ?? t('Time left')}>
        {clockText(seconds)}
      </span>
      <span className="srOnly" role="status">
        {said !== undefined && saidText(said)}
      </span>
    </p>
  );
}

const twoDigits = (n: number) => String(n).padStart(2, '0');

function clockText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = twoDigits(seconds % 60);
  return minutes < 60
    ? `${minutes}:${rest}`
    : `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}:${rest}`;
}

const saidText = (seconds: number) =>
  seconds < 60
    ? t('{n} seconds left', { n: seconds })
    : t('{n, plural, one {# minute} other {# minutes}} left', { n: seconds / 60 });

import { Icon } from '../../../../ui/Icon';
import { t } from '../../../../ui/text';
import styles from './Questions.module.css';

/** Seconds left at which a screen reader says so. */
const SAID = [600, 300, 60, 30];

const twoDigits = (n: number) => String(n).padStart(2, '0');

/** How much time is left. */
export function Clock({ seconds }: { seconds: number }) {
  const said = SAID.filter((mark) => seconds <= mark).at(-1);
  return (
    <p className={`row tight nums ${styles.clock}`}>
      <Icon name="clock" small />
      <span role="timer">
        {Math.floor(seconds / 60)}:{twoDigits(seconds % 60)}
      </span>
      <span className="srOnly" role="status">
        {said !== undefined && saidText(said)}
      </span>
    </p>
  );
}

const saidText = (seconds: number) =>
  seconds < 60
    ? t('{n} seconds left', { n: seconds })
    : t('{n, plural, one {# minute} other {# minutes}} left', { n: seconds / 60 });

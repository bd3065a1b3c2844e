import styles from './Countdown.module.css';
import { t } from './text';

interface CountdownProps {
  /** What happens then, as `Begins in`. */
  label: string;
  until: number;
  now: number;
}

/** How long it is until then; who knows the clock gives it. */
export function Countdown({ label, until, now }: CountdownProps) {
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  return (
    <p>
      <span className="muted small">{label}</span>
      <span role="timer" className={`nums ${styles.countdown}`}>
        {countdownText(seconds)}
      </span>
    </p>
  );
}

/** The two largest units: `2 d 3 h`, `4 h 12 min`, `9:05`. */
export function countdownText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return t('{days} d {hours} h', { days: Math.floor(hours / 24), hours: hours % 24 });
  if (hours >= 1) return t('{hours} h {minutes} min', { hours, minutes: minutes % 60 });
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

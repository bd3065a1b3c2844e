import { t } from '../../ui/text';
import styles from './LiveClassPage.module.css';
import { useTicking } from '../../data/useServerNow';

/** How long it is until a session begins, by the server's clock. */
export function Countdown({ until }: { until: number }) {
  const seconds = Math.max(0, Math.ceil((until - useTicking()) / 1000));
  return (
    <p>
      <span className="muted small">{t('Begins in')}</span>
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

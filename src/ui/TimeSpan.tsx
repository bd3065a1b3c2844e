import styles from './DateTime.module.css';

/** From one instant to another in the reader's own zone; the day once where both are on one. */
export function TimeSpan({ start, end }: { start: number; end: number }) {
  const format = new Intl.DateTimeFormat(undefined, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return (
    <time className={styles.span} dateTime={new Date(start).toISOString()}>
      {format.formatRange(start, end)}
    </time>
  );
}

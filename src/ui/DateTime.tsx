import styles from './DateTime.module.css';

/** When something happened, in the reader's own zone. */
export function DateTime({ at, dayOnly = false }: { at: number; dayOnly?: boolean }) {
  const date = new Date(at);
  return (
    <time className={styles.time} dateTime={date.toISOString()}>
      {date.toLocaleString(undefined, { dateStyle: 'medium', ...(!dayOnly && { timeStyle: 'short' }) })}
    </time>
  );
}

import styles from './MessageTime.module.css';

/** When a message came, in the reader's own zone. */
export function MessageTime({ at }: { at: number }) {
  const date = new Date(at);
  return (
    <time className={styles.time} dateTime={date.toISOString()}>
      {date.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  );
}

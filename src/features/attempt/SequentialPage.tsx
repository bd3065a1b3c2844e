import { OpenAttempt } from './OpenAttempt';
import styles from './Player.module.css';
import { SequentialPlayer } from './SequentialPlayer';

/** `/quizzes/{id}/timed-sequential` */
export const Component = () => (
  <OpenAttempt mode="timed-sequential">
    {(attempt, onClosed) => (
      <div className="stack">
        <h1 className={styles.title}>{attempt.title}</h1>
        <SequentialPlayer key={attempt.id} attempt={attempt} onClosed={onClosed} />
      </div>
    )}
  </OpenAttempt>
);

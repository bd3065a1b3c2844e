import { OpenAttempt } from './OpenAttempt';
import { Player } from './Player';
import styles from './Player.module.css';
import { SittingOpening } from './SittingOpening';

/** `/quizzes/{id}/attempt` */
export const Component = () => (
  <OpenAttempt mode="attempt">
    {(attempt, onClosed) => (
      <div className="stack">
        <h1 className={styles.title}>{attempt.title}</h1>
        <SittingOpening key={attempt.id} attempt={attempt} onClosed={onClosed}>
          {(started) => <Player started={started} onClosed={onClosed} />}
        </SittingOpening>
      </div>
    )}
  </OpenAttempt>
);

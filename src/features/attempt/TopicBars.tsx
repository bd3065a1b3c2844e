import type { TopicPoints } from '../../domain/attempt';
import { ProgressBar } from '../../ui/ProgressBar';
import { t } from '../../ui/text';
import styles from './Review.module.css';

interface TopicBarsProps {
  topics: readonly TopicPoints[];
  title?: string;
  /** What is counted. */
  lead?: string;
}

/** How much of each topic was right; nothing where questions have none. */
export function TopicBars({ topics, title = t('By topic'), lead }: TopicBarsProps) {
  const named = topics.filter(({ topic, max_points }) => topic && max_points > 0);
  if (named.length === 0) return null;
  return (
    <section className="stack tight" aria-labelledby="topics">
      <h2 id="topics">{title}</h2>
      {lead && <p className="muted">{lead}</p>}
      <ul className={styles.topics}>
        {named.map(({ topic, points, max_points }) => (
          <li key={topic} className={styles.topic}>
            <p>
              <b>{topic}</b>
              <span className="nums">{t('{points} of {max} points', { points, max: max_points })}</span>
            </p>
            <ProgressBar value={points / max_points} label={topic} />
          </li>
        ))}
      </ul>
    </section>
  );
}

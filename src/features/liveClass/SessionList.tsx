import type { LiveClass } from '../../domain/liveClass';
import { currentSession, sessionSpans } from '../../domain/liveClassTime';
import { ownZone } from '../../domain/timeZone';
import { Badge } from '../../ui/Badge';
import { TimeSpan } from '../../ui/TimeSpan';
import { t } from '../../ui/text';
import { sessionCount } from './liveClassLabels';
import styles from './LiveClassPage.module.css';

/** When the class is, by the reader's own clock. */
export function SessionList({ live, now }: { live: LiveClass; now: number }) {
  const current = currentSession(live, now);
  return (
    <section className="stack" aria-labelledby="sessions">
      <div className="row wraps">
        <h2 id="sessions">{t('When')}</h2>
        <span className="meta">{sessionCount(live)}</span>
      </div>
      <ol className={styles.sessions}>
        {sessionSpans(live).map(({ start, end }) => (
          <li key={start} className={end <= now ? 'muted' : undefined}>
            <TimeSpan start={start} end={end} />
            {current?.start === start && <Badge tone="live">{t('Now')}</Badge>}
          </li>
        ))}
      </ol>
      <p className="small muted">{t('Times are in your time zone, {zone}.', { zone: ownZone() })}</p>
    </section>
  );
}

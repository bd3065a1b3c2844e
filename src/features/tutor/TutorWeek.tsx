import { useState } from 'react';
import { type Availability, dayIn, type Span, weekOf } from '../../domain/tutorTime';
import { t } from '../../ui/text';
import styles from './TutorPage.module.css';

const zoneName = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The weekly hours where the reader is: those of the coming seven days. */
export function TutorWeek({ availability }: { availability: Availability }) {
  const [now] = useState(() => Date.now());
  const week = weekOf(availability, now);
  return (
    <section className="stack tight" aria-labelledby="hours">
      <h2 id="hours">{t('Weekly hours')}</h2>
      {week.length === 0 ? (
        <p className="muted">{t('No hours at the moment.')}</p>
      ) : (
        <>
          <ul className={styles.week}>
            {week.map((span) => (
              <li key={span.start}>
                <span>{weekday(span.start)}</span>
                <span className="nums">{hoursText(span)}</span>
              </li>
            ))}
          </ul>
          <p className="meta">{t('In your time zone: {zone}', { zone: zoneName() })}</p>
        </>
      )}
    </section>
  );
}

const weekday = (instant: number) => new Date(instant).toLocaleDateString(undefined, { weekday: 'long' });

const timeOf = (instant: number) =>
  new Date(instant).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });

/** Where the hours last past the reader's midnight, the second day is named. */
function hoursText({ start, end }: Span): string {
  const times = { start: timeOf(start), end: timeOf(end) };
  return dayIn(start) === dayIn(end - 1)
    ? t('{start} to {end}', times)
    : t('{start} to {day} {end}', { ...times, day: weekday(end) });
}

import type { Tutor } from '../../domain/tutor';
import { t } from '../../ui/text';
import styles from './TutorPage.module.css';

/** What the record knows; what it does not know is left out. */
export function TutorFacts({ tutor }: { tutor: Tutor }) {
  const { levels, qualifications, students_count, start_date } = tutor;
  const facts: [name: string, value: string][] = [
    ['Levels', levels.join(', ')],
    ['Qualifications', qualifications],
    ['Students taught on Somo', students_count > 0 ? String(students_count) : ''],
    ['Teaches since', start_date ? dayText(start_date) : ''],
  ];
  const links = [
    { label: 'LinkedIn', to: tutor.linkedin_url },
    { label: 'Twitter', to: tutor.twitter_url },
    { label: t('Website'), to: tutor.website_url },
  ].filter(({ to }) => to !== null);
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
      {links.length > 0 && (
        <div>
          <dt>{t('Elsewhere')}</dt>
          <dd className="row wraps">
            {links.map(({ label, to }) => (
              <a key={label} href={to ?? undefined} target="_blank" rel="noopener noreferrer nofollow">
                {label}
              </a>
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** A day without a time is the same day everywhere. */
const dayText = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(undefined, { dateStyle: 'long', timeZone: 'UTC' });

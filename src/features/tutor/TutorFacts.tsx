import type { Tutor } from '../../domain/tutor';
import { type Fact, Facts } from '../../ui/Facts';
import { t } from '../../ui/text';

/** What the record knows; what it does not know is left out. */
export function TutorFacts({ tutor }: { tutor: Tutor }) {
  const { levels, qualifications, students_count, start_date } = tutor;
  const links = [
    { label: 'LinkedIn', to: tutor.linkedin_url },
    { label: 'Twitter', to: tutor.twitter_url },
    { label: t('Website'), to: tutor.website_url },
  ].filter(({ to }) => to !== null);
  const facts: Fact[] = [
    { name: 'Levels', value: levels.join(', ') },
    { name: 'Qualifications', value: qualifications },
    { name: 'Students taught on Somo', value: students_count > 0 ? students_count : null },
    { name: 'Teaches since', value: start_date && dayText(start_date) },
    { name: 'Elsewhere', value: links.length > 0 ? <Links links={links} /> : null },
  ];
  return <Facts facts={facts} />;
}

const Links = ({ links }: { links: { label: string; to: string | null }[] }) => (
  <span className="row wraps">
    {links.map(({ label, to }) => (
      <a key={label} href={to ?? undefined} target="_blank" rel="noopener noreferrer nofollow">
        {label}
      </a>
    ))}
  </span>
);

/** A day without a time is the same day everywhere. */
const dayText = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(undefined, { dateStyle: 'long', timeZone: 'UTC' });

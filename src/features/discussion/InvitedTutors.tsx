import type { InvitedTutor } from '../../domain/discussion';
import { Avatar } from '../../ui/Avatar';
import { t } from '../../ui/text';
import styles from './DiscussionCard.module.css';

/** Who was invited to answer. */
export const InvitedTutors = ({ tutors }: { tutors: readonly InvitedTutor[] }) =>
  tutors.length > 0 && (
    <ul className={styles.tutors} aria-label={t('Invited tutors')}>
      {tutors.map(({ id, name, avatar_url, specialty }) => (
        <li key={id}>
          <Avatar small name={name} src={avatar_url} />
          <span>
            {name} <span className="muted small">{t(specialty)}</span>
          </span>
        </li>
      ))}
    </ul>
  );

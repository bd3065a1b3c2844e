import { useState } from 'react';
import { paths } from '../../domain/paths';
import { useSession } from '../../session/useSession';
import { Note } from '../../ui/Note';
import { PageHead } from '../../ui/PageHead';
import { t } from '../../ui/text';
import { TextLink } from '../../ui/TextLink';
import { TutorForm } from './TutorForm';

/** `/admin/tutors/add`: after a success the empty form stands ready for the next tutor. */
export function Component() {
  const { user } = useSession();
  const [saved, setSaved] = useState<{ id: string; name: string } | null>(null);
  if (!user) return null;
  return (
    <>
      <PageHead
        title={t('Register New Tutor')}
        back={{ to: paths.adminTutors, label: t('Back to Tutors') }}
      />
      <div className="stack loose">
        {saved && (
          <Note tone="ok" role="status" title={t('{name} is registered.', { name: saved.name })}>
            <p className="row wraps">
              <TextLink to={paths.adminTutors}>{t('See all tutors')}</TextLink>
              <TextLink to={paths.adminEditTutor(saved.id)}>{t('Edit this tutor')}</TextLink>
            </p>
          </Note>
        )}
        <TutorForm uid={user.uid} stored={null} onSaved={setSaved} />
      </div>
    </>
  );
}

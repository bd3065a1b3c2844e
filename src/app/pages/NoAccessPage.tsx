import { paths } from '../../domain/paths';
import { env } from '../../env';
import { useSession } from '../../session/useSession';
import { ButtonLink } from '../../ui/Button';
import { Note } from '../../ui/Note';
import { PageTitle } from '../../ui/PageTitle';
import { StateView } from '../../ui/StateView';
import { t } from '../../ui/text';
import { PublicLayout } from '../PublicLayout';
import { StatePage } from './StatePage';

/** As the seed of a local run creates it. */
const DEMO_ADMIN = 'admin@somo.example';

/** A signed-in reader at a door that is not theirs, with the way to get the key. */
export function NoAccessPage() {
  const { user } = useSession();
  return (
    <PublicLayout>
      <StatePage>
        <div className="stack">
          <PageTitle title={t('No access')} />
          <StateView
            isPage
            bordered
            saying="Hodi?"
            title={t('This part is for teachers and administrators')}
            action={<ButtonLink to={paths.home}>{t('Go to the home page')}</ButtonLink>}
          >
            <p>
              {t(
                'You are signed in as {email}. To publish lessons and books, ask an administrator of your school to give this account the teacher role. It works at once; you need not sign in again.',
                { email: user?.email ?? '' },
              )}
            </p>
          </StateView>
          {env.emulators && (
            <Note title={t('Local run')}>
              <p>
                {t('The demo administrator is {email}. Sign out and sign in with that account.', {
                  email: DEMO_ADMIN,
                })}
              </p>
            </Note>
          )}
        </div>
      </StatePage>
    </PublicLayout>
  );
}

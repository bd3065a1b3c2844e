import { paths } from '../../domain/paths';
import { ButtonLink } from '../../ui/Button';
import { PageTitle } from '../../ui/PageTitle';
import { StateView } from '../../ui/StateView';
import { t } from '../../ui/text';

/** A part of the back office that teachers have no use of, shown inside its frame. */
export function AdminOnly() {
  return (
    <>
      <PageTitle title={t('No access')} />
      <StateView
        isPage
        icon="lock"
        title={t('This part is for administrators')}
        action={<ButtonLink to={paths.adminEbooks}>{t('Go to your books')}</ButtonLink>}
      >
        {t('Your own books and everything else in the menu stay open to you.')}
      </StateView>
    </>
  );
}

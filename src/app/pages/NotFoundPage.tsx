import { paths } from '../../domain/paths';
import { ButtonLink } from '../../ui/Button';
import { PageTitle } from '../../ui/PageTitle';
import { StateView } from '../../ui/StateView';
import { t } from '../../ui/text';
import { StatePage } from './StatePage';

/** Any address that leads nowhere. */
export function Component() {
  return (
    <StatePage>
      <PageTitle title={t('Page not found')} isHidden />
      <StateView
        isPage
        bordered
        saying="Kuuliza si ujinga"
        title={t('Page not found')}
        action={
          <>
            <ButtonLink to={paths.home}>{t('Go to the home page')}</ButtonLink>
            <ButtonLink to={paths.ebooks} variant="line">
              {t('Find a book')}
            </ButtonLink>
          </>
        }
      >
        {t(
          'Asking is no foolishness, but nothing stands at this address. It may have moved, or a letter is wrong.',
        )}
      </StateView>
    </StatePage>
  );
}

import { paths } from '../../domain/paths';
import { ButtonLink } from '../../ui/Button';
import { StateView } from '../../ui/StateView';
import { t } from '../../ui/text';

export function EbookNotFound() {
  return (
    <StateView
      isPage
      icon="book"
      title={t('Ebook not found.')}
      action={<ButtonLink to={paths.ebooks}>{t('All ebooks')}</ButtonLink>}
    >
      {t('It may have been taken down, or the link is not complete.')}
    </StateView>
  );
}

import { MediaPageSkeleton } from '../../ui/MediaPage';
import { PageTitle } from '../../ui/PageTitle';
import { Loading } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import { EbookCrumbs } from './EbookCrumbs';

/** A book's page before the book is here; the build prerenders it. */
export function EbookPageSkeleton() {
  return (
    <div className="wrap page">
      <PageTitle title={t('Ebook')} />
      <EbookCrumbs />
      <Loading>
        <MediaPageSkeleton buttons={2} lines={4} />
      </Loading>
    </div>
  );
}

import { MediaPageSkeleton } from '../../ui/MediaPage';
import { PageTitle } from '../../ui/PageTitle';
import { t } from '../../ui/text';
import { AudioCrumbs } from './AudioCrumbs';

/** An audiobook's page before it is here; the build prerenders it. */
export function AudioPageSkeleton() {
  return (
    <div className="wrap page" aria-busy="true">
      <PageTitle title={t('Audiobook')} />
      <AudioCrumbs />
      <p className="srOnly" role="status">
        {t('Loading audio...')}
      </p>
      <div aria-hidden="true">
        <MediaPageSkeleton buttons={1} lines={3} />
      </div>
    </div>
  );
}

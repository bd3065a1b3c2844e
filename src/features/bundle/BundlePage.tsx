import { useParams } from 'react-router-dom';
import type { Bundle } from '../../domain/bundle';
import { paths } from '../../domain/paths';
import { ButtonLink } from '../../ui/Button';
import { Cover } from '../../ui/Cover';
import { ErrorState } from '../../ui/ErrorState';
import { MediaPage } from '../../ui/MediaPage';
import { PageTitle } from '../../ui/PageTitle';
import { StateView } from '../../ui/StateView';
import { t } from '../../ui/text';
import { BundleCrumbs } from './BundleCrumbs';
import { coverSubject, placeOf } from './bundleLabels';
import { BundleOffer } from './BundleOffer';
import { BundlePageSkeleton } from './BundlePageSkeleton';
import { BundleParts } from './BundleParts';
import { useBundle } from './useBundle';
import { useBundleParts } from './useBundleParts';

/** `/bundles/{id}`: what is in it, what that costs one by one, and what of it the reader has. */
export function Component() {
  const { id = '' } = useParams();
  const { currentData: bundle, error, isFetching, refetch } = useBundle(id);
  if (bundle) return <BundleDetail bundle={bundle} />;
  if (bundle === undefined && !error) return <BundlePageSkeleton />;
  return (
    <div className="wrap page">
      {bundle === null ? (
        <StateView
          isPage
          icon="list"
          title={t('Bundle not found.')}
          action={<ButtonLink to={paths.bundles}>{t('All bundles')}</ButtonLink>}
        >
          {t('It may have been taken down, or the link is not complete.')}
        </StateView>
      ) : (
        <ErrorState
          isPage
          title={t('We could not open this bundle.')}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
}

function BundleDetail({ bundle }: { bundle: Bundle }) {
  const { title, description, cover_url, form_level } = bundle;
  const contents = useBundleParts(bundle);
  return (
    <div className="wrap page">
      <PageTitle title={title} description={description} image={cover_url} />
      <BundleCrumbs title={title} />
      <MediaPage
        cover={<Cover subject={coverSubject(bundle)} form={form_level} src={cover_url} eager />}
        head={
          <>
            <p className="muted small">{placeOf(bundle)}</p>
            <h1>{title}</h1>
          </>
        }
        offer={<BundleOffer bundle={bundle} contents={contents} />}
        description={description}
      >
        <BundleParts contents={contents} />
      </MediaPage>
    </div>
  );
}

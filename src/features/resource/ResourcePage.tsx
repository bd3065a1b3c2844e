import { useParams } from 'react-router-dom';
import { paths } from '../../domain/paths';
import { type Resource, RESOURCE_KIND_LABELS } from '../../domain/resource';
import { Badge } from '../../ui/Badge';
import { ButtonLink } from '../../ui/Button';
import { Cover } from '../../ui/Cover';
import { ErrorState } from '../../ui/ErrorState';
import { MarkupText } from '../../ui/MarkupText';
import { MediaPage } from '../../ui/MediaPage';
import { PageTitle } from '../../ui/PageTitle';
import { StateView } from '../../ui/StateView';
import { t } from '../../ui/text';
import { useGetResourceQuery } from './resourceApi';
import { ResourceCrumbs } from './ResourceCrumbs';
import { placeOf } from './resourceLabels';
import { ResourceOpening } from './ResourceOpening';
import { ResourcePageSkeleton } from './ResourcePageSkeleton';

/** `/resources/{id}`: notes to read here, a file to take along, or the way to a page elsewhere. */
export function Component() {
  const { id = '' } = useParams();
  const { currentData: resource, error, isFetching, refetch } = useGetResourceQuery(id);
  if (resource) return <ResourceDetail resource={resource} />;
  if (resource === undefined && !error) return <ResourcePageSkeleton />;
  return (
    <div className="wrap page">
      {resource === null ? (
        <StateView
          isPage
          icon="file"
          title={t('Study resource not found.')}
          action={<ButtonLink to={paths.resources}>{t('All study resources')}</ButtonLink>}
        >
          {t('It may have been taken down, or the link is not complete.')}
        </StateView>
      ) : (
        <ErrorState
          isPage
          title={t('We could not open this resource.')}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
}

function ResourceDetail({ resource }: { resource: Resource }) {
  const { title, description, kind, subject, form_level, notes } = resource;
  return (
    <div className="wrap page">
      <PageTitle title={title} description={description || placeOf(resource)} />
      <ResourceCrumbs title={title} />
      <MediaPage
        cover={<Cover subject={subject} form={form_level} eager />}
        head={
          <>
            <p className="muted small">{placeOf(resource)}</p>
            <h1>{title}</h1>
            <p className="row">
              <Badge plain>{t(RESOURCE_KIND_LABELS[kind])}</Badge>
            </p>
          </>
        }
        offer={<ResourceOpening resource={resource} />}
        description={description}
      >
        {kind === 'notes' && <MarkupText text={notes} />}
      </MediaPage>
    </div>
  );
}

import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../domain/paths';
import { can } from '../../domain/permissions';
import type { Reel } from '../../domain/reel';
import { useSession } from '../../session/useSession';
import { Button, ButtonLink } from '../../ui/Button';
import { Cover } from '../../ui/Cover';
import { PageHead } from '../../ui/PageHead';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { StateView } from '../../ui/StateView';
import { TitleCell } from '../../ui/table/TitleCell';
import { t } from '../../ui/text';
import { useDeleteReelMutation, useGetReelForDeleteQuery } from './adminReelApi';

const back = () => <ButtonLink to={paths.adminReels}>{t('Back to Learning Reels')}</ButtonLink>;

/** `/admin/social/reels/{id}/delete` */
export function Component() {
  const { id = '' } = useParams();
  const { user } = useSession();
  const query = useGetReelForDeleteQuery(id);
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton height="12rem" />}
      errorTitle={() => t('Failed to load the reel')}
    >
      {(reel) => {
        if (!reel)
          return (
            <StateView isPage title={t('Reel not found')} action={back()}>
              {t('It may have been deleted. Look for it in the list.')}
            </StateView>
          );
        if (!can(user, 'material.delete', reel))
          return (
            <StateView isPage icon="lock" title={t('You cannot delete this reel')} action={back()}>
              {t('Only the person who added it and administrators can.')}
            </StateView>
          );
        return <Question reel={reel} />;
      }}
    </QueryView>
  );
}

function Question({ reel: { id, title, subject, poster_url } }: { reel: Reel }) {
  const navigate = useNavigate();
  const [remove, { isLoading }] = useDeleteReelMutation();
  const confirm = async () => {
    const { error } = await remove(id);
    if (!error) void navigate(paths.adminReels, { replace: true });
  };
  return (
    <>
      <PageHead
        title={t('Are you sure you want to delete "{title}"?', { title })}
        back={{ to: paths.adminReels, label: t('Back to Learning Reels') }}
      />
      <div className="stack loose">
        <TitleCell cover={<Cover subject={subject} src={poster_url} tiny />} title={title} />
        <p>
          {t('It goes for good, with its video, its likes and its views. Links to it lead nowhere any more.')}
        </p>
        <div className="row wraps">
          <Button busy={isLoading} busyText={t('Deleting...')} onClick={() => void confirm()}>
            {t('Delete')}
          </Button>
          <ButtonLink variant="quiet" to={paths.adminReels}>
            {t('Cancel')}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}

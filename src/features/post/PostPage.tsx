import { skipToken } from '@reduxjs/toolkit/query';
import { useNavigate, useParams } from 'react-router-dom';
import { useListOwnLikesQuery } from '../../data/likeApi';
import { paths } from '../../domain/paths';
import { type Post, titleOfText } from '../../domain/post';
import { useSession } from '../../session/useSession';
import { useSessionKnown } from '../../session/useSessionKnown';
import { useVoice } from '../../session/useVoice';
import { WarningNote } from '../../session/VoiceNote';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { ButtonLink } from '../../ui/Button';
import { ErrorState } from '../../ui/ErrorState';
import { PageTitle } from '../../ui/PageTitle';
import { StateView } from '../../ui/StateView';
import { t } from '../../ui/text';
import { CommentSection } from './CommentSection';
import styles from './Post.module.css';
import { useGetHeldPostQuery, useGetPostQuery } from './postApi';
import { PostCard } from './PostCard';
import { PostPageSkeleton } from './PostPageSkeleton';

/** `/social/{id}`: a post with its comments. */
export function Component() {
  const { id = '' } = useParams();
  const { post, readAt, error, isFetching, refetch } = usePost(id);
  if (post) return <PostDetail post={post} readAt={readAt} />;
  if (post === undefined && !error) return <PostPageSkeleton />;
  return (
    <div className="wrap page">
      {post === null ? (
        <StateView
          isPage
          icon="chat"
          title={t('Post not found')}
          action={<ButtonLink to={paths.social}>{t('All posts')}</ButtonLink>}
        >
          {t('It may have been taken down, or the link is not complete.')}
        </StateView>
      ) : (
        <ErrorState
          isPage
          title={t('The post could not be loaded')}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
}

/** One that the public does not find is looked for once more as whoever is here: it may be theirs, and wait. */
function usePost(id: string) {
  const open = useGetPostQuery(id);
  const isUnseen = open.currentData === null;
  const isKnown = useSessionKnown(isUnseen);
  const { user } = useSession();
  const held = useGetHeldPostQuery(isUnseen && user ? { uid: user.uid, id } : skipToken);
  const { currentData, error, isFetching, refetch, fulfilledTimeStamp = 0 } = isUnseen && user ? held : open;
  const post = isUnseen && !isKnown ? undefined : currentData;
  return { post, readAt: fulfilledTimeStamp, error, isFetching, refetch };
}

function PostDetail({ post, readAt }: { post: Post; readAt: number }) {
  const voice = useVoice();
  const navigate = useNavigate();
  const request =
    voice.user && post.state === 'shown' ? { uid: voice.user.uid, ids: [post.id], readAt } : null;
  const { currentData: likes } = useListOwnLikesQuery(request ?? skipToken);
  const title = t('Post by {name}', { name: post.author_name });
  return (
    <div className="wrap page">
      {/* What children write is for who comes here, not for search engines. */}
      <PageTitle title={title} description={titleOfText(post.text, 150)} isHidden />
      <div className={`stack loose ${styles.column}`}>
        <Breadcrumbs trail={[{ to: paths.social, label: t('Social') }]} current={title} />
        <h1 className="srOnly">{title}</h1>
        <WarningNote voice={voice} />
        <PostCard
          isAlone
          post={post}
          voice={voice}
          likes={{ own: likes?.[post.id], request }}
          returnTo={paths.post(post.id)}
          onDeleted={() => void navigate(paths.social)}
        />
        {post.state === 'shown' && <CommentSection post={post} voice={voice} />}
      </div>
    </div>
  );
}

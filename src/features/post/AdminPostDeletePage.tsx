import { skipToken } from '@reduxjs/toolkit/query';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../domain/paths';
import type { Post } from '../../domain/post';
import { useSession } from '../../session/useSession';
import { Button, ButtonLink } from '../../ui/Button';
import { Note } from '../../ui/Note';
import { PageHead } from '../../ui/PageHead';
import { QueryView } from '../../ui/QueryView';
import { SkeletonText } from '../../ui/Skeleton';
import { StateView } from '../../ui/StateView';
import { t } from '../../ui/text';
import styles from './Post.module.css';
import { useDeletePostMutation, useGetHeldPostQuery } from './postApi';
import { WrittenBy } from './PostCard';

/** `/admin/social/posts/{id}/delete`: shows what goes before it goes. */
export function Component() {
  const { id = '' } = useParams();
  const { user } = useSession();
  const query = useGetHeldPostQuery(user ? { uid: user.uid, id } : skipToken);
  return (
    <>
      <PageHead title={t('Delete Post')} back={{ to: paths.adminSocial, label: t('Social Management') }} />
      <QueryView
        query={query}
        skeleton={<SkeletonText lines={4} />}
        errorTitle={t('The post could not be loaded')}
      >
        {(post) =>
          post ? (
            <Deletion post={post} />
          ) : (
            <StateView
              icon="chat"
              title={t('Post not found')}
              action={<ButtonLink to={paths.adminSocial}>{t('All posts')}</ButtonLink>}
            >
              {t('It was deleted already, or the link is not complete.')}
            </StateView>
          )
        }
      </QueryView>
    </>
  );
}

function Deletion({ post }: { post: Post }) {
  const [remove, { isLoading }] = useDeletePostMutation();
  const navigate = useNavigate();
  const confirm = async () => {
    const { error } = await remove({ id: post.id });
    if (!error) void navigate(paths.adminSocial);
  };
  return (
    <div className={`stack ${styles.column}`}>
      <article className={styles.card}>
        <WrittenBy written={post} to={null} />
        <p className={styles.text}>{post.text}</p>
      </article>
      <Note tone="warn">
        <p>
          {t(
            'It goes with {comments, plural, one {# comment} other {# comments}}, {likes, plural, one {# like} other {# likes}} and its pictures. This cannot be undone.',
            { comments: post.comment_count, likes: post.like_count },
          )}
        </p>
      </Note>
      <div className="row">
        <ButtonLink variant="quiet" to={paths.adminSocial}>
          {t('Cancel')}
        </ButtonLink>
        <Button variant="danger" busy={isLoading} busyText={t('Deleting...')} onClick={() => void confirm()}>
          {t('Delete Post')}
        </Button>
      </div>
    </div>
  );
}

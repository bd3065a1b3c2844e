import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { Discussion } from '../../domain/discussion';
import { paths } from '../../domain/paths';
import { can } from '../../domain/permissions';
import { useSession } from '../../session/useSession';
import { ButtonLink } from '../../ui/Button';
import { type QueryLike, QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { StateView } from '../../ui/StateView';
import { t } from '../../ui/text';

interface AdminOwnDiscussionProps {
  useQuery: (id: string) => QueryLike<Discussion | null>;
  children: (discussion: Discussion, uid: string) => ReactNode;
}

/** The discussion that the address names, for who may change it. */
export function AdminOwnDiscussion({ useQuery, children }: AdminOwnDiscussionProps) {
  const { id = '' } = useParams();
  const { user } = useSession();
  return (
    <QueryView
      query={useQuery(id)}
      skeleton={<Skeleton height="40rem" />}
      errorTitle={(message) => t('Failed to fetch discussion: {message}', { message })}
    >
      {(discussion) =>
        discussion && user && can(user, 'material.update', discussion) ? (
          children(discussion, user.uid)
        ) : (
          <NotFound />
        )
      }
    </QueryView>
  );
}

export const BACK_TO_DISCUSSIONS = () => ({ to: paths.adminDiscussions, label: t('Back to Discussions') });

function NotFound() {
  const { to, label } = BACK_TO_DISCUSSIONS();
  return (
    <StateView
      isPage
      icon="lock"
      title={t('Discussion not found.')}
      action={<ButtonLink to={to}>{label}</ButtonLink>}
    >
      {t('It may have been deleted, or you may not have permission to manage it.')}
    </StateView>
  );
}

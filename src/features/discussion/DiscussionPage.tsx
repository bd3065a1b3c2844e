import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { type Discussion, discussionStatus, studentsOf } from '../../domain/discussion';
import { paths } from '../../domain/paths';
import { can } from '../../domain/permissions';
import { useSession } from '../../session/useSession';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { PageTitle } from '../../ui/PageTitle';
import { StateView } from '../../ui/StateView';
import { t } from '../../ui/text';
import { useGetDiscussionQuery, useGetMembershipQuery } from './discussionApi';
import { DiscussionCrumbs } from './DiscussionCrumbs';
import { DiscussionOffer } from './DiscussionOffer';
import styles from './DiscussionPage.module.css';
import { DiscussionPageSkeleton } from './DiscussionPageSkeleton';
import { DiscussionStatusBadge } from './DiscussionStatusBadge';
import { useOpeningNow } from './useOpeningNow';

interface DiscussionPageProps {
  /** Where those who came in talk. */
  chat: (discussionId: string) => ReactNode;
}

/** `/discussion/{id}` */
export function DiscussionPage({ chat }: DiscussionPageProps) {
  const { id = '' } = useParams();
  const query = useGetDiscussionQuery(id);
  const { currentData: discussion, error, isFetching, refetch } = query;
  if (discussion) return <Detail discussion={discussion} chat={chat} />;
  if (discussion === undefined && !error) return <DiscussionPageSkeleton />;
  return (
    <div className="wrap page">
      {discussion === null ? (
        <StateView
          isPage
          icon="chat"
          title={t('Discussion not found.')}
          action={<ButtonLink to={paths.discussions}>{t('All discussions')}</ButtonLink>}
        >
          {t('It may have been taken down, or the link is not complete.')}
        </StateView>
      ) : (
        <ErrorState
          isPage
          title={(message) => t('Failed to fetch discussion: {message}', { message })}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
}

const POLL_MS = 30_000;

function Detail({ discussion, chat }: DiscussionPageProps & { discussion: Discussion }) {
  const { id, title, subtitle } = discussion;
  const now = useOpeningNow([discussion]);
  // Who leads it may open or close it at any moment.
  useGetDiscussionQuery(id, { pollingInterval: POLL_MS, skipPollingIfUnfocused: true });
  const { user } = useSession();
  const membership = useGetMembershipQuery(user ? { uid: user.uid, discussionId: id } : skipToken);
  const isInside = membership.currentData === true || can(user, 'material.update', discussion);
  return (
    <div className="wrap page">
      <PageTitle title={title} description={subtitle} />
      <DiscussionCrumbs title={title} />
      <article className={styles.detail}>
        <header className={`stack tight ${styles.head}`}>
          <p className="row wraps">
            <DiscussionStatusBadge status={discussionStatus(discussion, now)} />
            <span className="muted small nums">
              {t('{n, plural, one {# student} other {# students}}', { n: studentsOf(discussion) })}
            </span>
          </p>
          <h1>{title}</h1>
          <p className="lead">{subtitle}</p>
        </header>
        <div className={`panel stack ${styles.offer}`}>
          <DiscussionOffer discussion={discussion} membership={membership} now={now} />
        </div>
        <div className={styles.text}>
          {isInside ? (
            chat(id)
          ) : (
            <EmptyState bordered title={t('What is said here, those who take part can read.')}>
              {t('Join, and you see the messages as they come.')}
            </EmptyState>
          )}
        </div>
      </article>
    </div>
  );
}

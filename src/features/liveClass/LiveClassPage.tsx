import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { LiveClass } from '../../domain/liveClass';
import { joinableSession, sessionSpans, statusAt } from '../../domain/liveClassTime';
import type { LiveRegistration } from '../../domain/liveRegistration';
import { paths } from '../../domain/paths';
import { can } from '../../domain/permissions';
import { useSession } from '../../session/useSession';
import { Avatar } from '../../ui/Avatar';
import { ButtonLink } from '../../ui/Button';
import { ErrorState } from '../../ui/ErrorState';
import { PageTitle } from '../../ui/PageTitle';
import { StateView } from '../../ui/StateView';
import { t } from '../../ui/text';
import { DataNote } from './DataNote';
import { useGetLiveClassQuery, useGetRegistrationQuery } from './liveClassApi';
import { LiveClassCrumbs } from './LiveClassCrumbs';
import { minutesText, placeOf } from './liveClassLabels';
import { LiveClassOffer } from './LiveClassOffer';
import styles from './LiveClassPage.module.css';
import { LiveClassPageSkeleton } from './LiveClassPageSkeleton';
import { LiveStatusBadge } from './LiveStatusBadge';
import { SessionList } from './SessionList';
import { useServerNow } from './useServerNow';

interface LiveClassPageProps {
  /** Where those who belong to a class talk. */
  chat: (classId: string) => ReactNode;
}

/** `/live-classes/{id}` */
export function LiveClassPage({ chat }: LiveClassPageProps) {
  const { id = '' } = useParams();
  const query = useGetLiveClassQuery(id);
  const { currentData: live, error, isFetching, refetch } = query;
  if (live) return <Detail live={live} chat={chat} />;
  if (live === undefined && !error) return <LiveClassPageSkeleton />;
  return (
    <div className="wrap page">
      {live === null ? (
        <StateView
          isPage
          icon="video"
          title={t('Live class not found.')}
          action={<ButtonLink to={paths.interactiveLearning}>{t('All live classes')}</ButtonLink>}
        >
          {t('It may have been taken down, or the link is not complete.')}
        </StateView>
      ) : (
        <ErrorState
          isPage
          title={(message) => t('Failed to fetch live class: {message}', { message })}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
}

function Detail({ live, chat }: LiveClassPageProps & { live: LiveClass }) {
  const { id, title, subtitle, teacher, avatar_url, description } = live;
  const now = useServerNow([live]);
  useFollowing(live, now);
  const { user } = useSession();
  const registration = useGetRegistrationQuery(user ? { uid: user.uid, classId: id } : skipToken);
  const belongs = Boolean(registration.currentData) || can(user, 'material.update', live);
  return (
    <div className="wrap page">
      <PageTitle title={title} description={subtitle} />
      <LiveClassCrumbs title={title} />
      <article className={styles.detail}>
        <header className={`stack tight ${styles.head}`}>
          <p className="row wraps">
            <LiveStatusBadge status={statusAt(live, now)} />
            <span className="muted small">
              {placeOf(live)} · {minutesText(live)}
            </span>
          </p>
          <h1>{title}</h1>
          <p className="lead">{subtitle}</p>
          <p className="row tight">
            <Avatar small name={teacher} src={avatar_url} />
            <span>{t('By {instructor}', { instructor: teacher })}</span>
          </p>
        </header>
        <div className={`panel stack ${styles.offer}`}>
          <LiveClassOffer live={live} query={registration} now={now} />
          <Attendance live={live} registration={registration.currentData ?? null} />
        </div>
        <div className={`stack loose ${styles.text}`}>
          {description && <p className={`lead ${styles.description}`}>{description}</p>}
          <SessionList live={live} now={now} />
          {joinableSession(live, now) && <DataNote />}
          {belongs && chat(id)}
        </div>
      </article>
    </div>
  );
}

const POLL_MS = 30_000;
const NEAR_MS = 60 * 60_000;

/** While a class is near or on, its teacher may open or close it at any moment. */
function useFollowing(live: LiveClass, now: number): void {
  const isNear = sessionSpans(live).some(({ start, end }) => start - NEAR_MS <= now && now < end);
  useGetLiveClassQuery(live.id, {
    pollingInterval: isNear || statusAt(live, now) === 'ongoing' ? POLL_MS : 0,
    skipPollingIfUnfocused: true,
  });
}

interface AttendanceProps {
  live: LiveClass;
  registration: LiveRegistration | null;
}

/** What a learner has been to. */
function Attendance({ live, registration }: AttendanceProps) {
  if (!registration || registration.attended.length === 0) return null;
  return (
    <p className="small muted">
      {t('You have joined {n} of {total}', {
        n: registration.attended.length,
        total: t('{n, plural, one {# session} other {# sessions}}', { n: live.session_starts.length }),
      })}
    </p>
  );
}

import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '../../domain/paths';
import type { Tutor } from '../../domain/tutor';
import { Avatar } from '../../ui/Avatar';
import { Badge } from '../../ui/Badge';
import { ButtonLink } from '../../ui/Button';
import { ErrorState } from '../../ui/ErrorState';
import { PageTitle } from '../../ui/PageTitle';
import { Reviews } from '../../ui/Reviews';
import { StateView } from '../../ui/StateView';
import { t } from '../../ui/text';
import { TutorCrumbs } from './TutorCrumbs';
import { AskForLesson } from './lessons/AskForLesson';
import { HourlyRate } from './HourlyRate';
import { Rating } from '../../ui/Rating';
import { useGetTutorQuery } from './tutorApi';
import { TutorFacts } from './TutorFacts';
import styles from './TutorPage.module.css';
import { TutorPageSkeleton } from './TutorPageSkeleton';
import { TutorWeek } from './TutorWeek';

interface TutorPageProps {
  /** What the owner of this account teaches here besides. */
  courses: (uid: string) => ReactNode;
}

export function TutorPage({ courses }: TutorPageProps) {
  const { id = '' } = useParams();
  const { currentData: tutor, error, isFetching, refetch } = useGetTutorQuery(id);
  if (tutor) return <TutorDetail tutor={tutor}>{tutor.uid && courses(tutor.uid)}</TutorDetail>;
  if (tutor === undefined && !error) return <TutorPageSkeleton />;
  return (
    <div className="wrap page">
      {tutor === null ? (
        <NotFound />
      ) : (
        <ErrorState
          isPage
          title={t('We could not open this tutor’s page.')}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
}

function TutorDetail({ tutor, children }: { tutor: Tutor; children: ReactNode }) {
  const { name, specialty, bio, cover_url, avatar_url, verified, hourly_rate, availability } = tutor;
  return (
    <div className="wrap page">
      <PageTitle title={name} description={bio} image={avatar_url} />
      <TutorCrumbs title={name} />
      {cover_url && <img className={styles.cover} src={cover_url} alt="" width={1200} height={300} />}
      <article className={styles.detail}>
        <header className={styles.head}>
          <Avatar name={name} src={avatar_url} large />
          <div className="stack tight">
            <h1>{name}</h1>
            <p>{t(specialty)}</p>
            <p className="row wraps tight">
              <Rating of={tutor} />
              {verified && <Badge tone="ok">{t('Verified')}</Badge>}
            </p>
          </div>
        </header>
        <div className={`panel stack ${styles.offer}`}>
          <p className={styles.price}>
            <HourlyRate rate={hourly_rate} />
          </p>
          <AskForLesson tutor={tutor} />
          <TutorWeek availability={availability} />
        </div>
        <div className={`stack loose ${styles.text}`}>
          {bio && <p className={`lead ${styles.bio}`}>{bio}</p>}
          <TutorFacts tutor={tutor} />
          <Reviews reviews={tutor.latest_reviews} />
        </div>
      </article>
      <div className={styles.more}>{children}</div>
    </div>
  );
}

function NotFound() {
  return (
    <StateView
      isPage
      icon="user"
      title={t('Tutor not found.')}
      action={<ButtonLink to={paths.tutors}>{t('All tutors')}</ButtonLink>}
    >
      {t('They may not teach on Somo any more, or the link is not complete.')}
    </StateView>
  );
}

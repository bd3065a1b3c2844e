import { useState } from 'react';
import { actsOf, type LessonRequest, sideOf } from '../../../domain/lesson';
import { paths } from '../../../domain/paths';
import { useSession } from '../../../session/useSession';
import { Button, ButtonLink } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { PageHead } from '../../../ui/PageHead';
import { QueryView } from '../../../ui/QueryView';
import { Skeleton } from '../../../ui/Skeleton';
import { t } from '../../../ui/text';
import { useListLessonsQuery } from './lessonApi';
import { LessonItem } from './LessonItem';

const LESSONS_A_PAGE = 25;

/** `/lessons`: what a student asked for, and what a tutor is asked for. */
export function Component() {
  const { user } = useSession();
  return user && <Lessons uid={user.uid} />;
}

function Lessons({ uid }: { uid: string }) {
  const [pages, setPages] = useState(1);
  const query = useListLessonsQuery(
    { uid, count: pages * LESSONS_A_PAGE },
    { refetchOnMountOrArgChange: true },
  );
  // While more of the list is on its way, what is here stays.
  const shown = { ...query, currentData: query.currentData ?? query.data };
  return (
    <div className="wrap page">
      <PageHead title={t('My Lessons')} lead={t('Times are in your time zone.')} />
      <QueryView
        query={shown}
        skeleton={<Skeleton height="20rem" />}
        errorTitle={t('We could not open your lessons.')}
      >
        {({ lessons, hasMore }) =>
          lessons.length === 0 ? (
            <NoLessons />
          ) : (
            <div className="stack loose">
              <Groups lessons={lessons} uid={uid} />
              {hasMore && (
                <Button variant="line" busy={query.isFetching} onClick={() => setPages(pages + 1)}>
                  {t('Load more')}
                </Button>
              )}
            </div>
          )
        }
      </QueryView>
    </div>
  );
}

function NoLessons() {
  return (
    <EmptyState
      title={t('No lessons yet')}
      saying="Haba na haba hujaza kibaba"
      action={<ButtonLink to={paths.tutors}>{t('Find a tutor')}</ButtonLink>}
    >
      {t('Little by little fills the measure: ask a tutor for your first hour.')}
    </EmptyState>
  );
}

interface GroupProps {
  lessons: readonly LessonRequest[];
  uid: string;
}

function Groups({ lessons, uid }: GroupProps) {
  const [now] = useState(() => Date.now());
  const isMine = (lesson: LessonRequest) => {
    const side = sideOf(lesson, uid);
    return side !== null && actsOf(lesson, side, now).includes('accept');
  };
  const isAhead = ({ status, starts_at }: LessonRequest) =>
    starts_at > now && status !== 'declined' && status !== 'cancelled';
  const soonestFirst = (some: readonly LessonRequest[]) => [...some].reverse();
  const groups = [
    { title: t('For you to answer'), some: soonestFirst(lessons.filter(isMine)) },
    {
      title: t('Ahead'),
      some: soonestFirst(lessons.filter((lesson) => isAhead(lesson) && !isMine(lesson))),
    },
    { title: t('Earlier'), some: lessons.filter((lesson) => !isAhead(lesson)) },
  ];
  return groups.map(
    ({ title, some }) =>
      some.length > 0 && (
        <section key={title} className="stack" aria-label={title}>
          <h2>{title}</h2>
          <ul className="stack">
            {some.map((lesson) => (
              <LessonItem
                key={`${lesson.id} ${lesson.status}`}
                lesson={lesson}
                side={sideOf(lesson, uid) ?? 'student'}
                now={now}
              />
            ))}
          </ul>
        </section>
      ),
  );
}

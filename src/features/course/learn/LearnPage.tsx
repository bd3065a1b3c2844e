import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { type Course, lessonsOf } from '../../../domain/course';
import { paths } from '../../../domain/paths';
import { learnMessages } from '../../../domain/enrolment';
import { useSession } from '../../../session/useSession';
import { useSessionKnown } from '../../../session/useSessionKnown';
import { ButtonLink } from '../../../ui/Button';
import { ErrorState } from '../../../ui/ErrorState';
import { StateView } from '../../../ui/StateView';
import { t } from '../../../ui/text';
import { kindOf } from '../courseKind';
import { CourseView } from '../CourseView';
import { useEnrolment } from '../useEnrolment';
import { Learning } from './Learning';
import { LearnSkeleton } from './LearnSkeleton';
import { PreviewLesson } from './PreviewLesson';

/** `/courses/{id}/learn`, and the same below `/on-demand-classes`: the course for who takes it, and its free lessons for everybody. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <CourseView courseId={id} skeleton={<LearnSkeleton />}>
      {(course) => <Gate course={course} />}
    </CourseView>
  );
}

function Gate({ course }: { course: Course }) {
  const { user } = useSession();
  const isKnown = useSessionKnown();
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  const { currentData: enrolment, error, isFetching, refetch } = useEnrolment(course.id);
  const preview = lessonsOf(course).find((lesson) => lesson.is_preview && lesson.id === params.get('lesson'));
  if (!isKnown) return <LearnSkeleton />;
  if (enrolment && user) return <Learning course={course} enrolment={enrolment} />;
  if (preview && (!user || enrolment === null)) return <PreviewLesson course={course} lesson={preview} />;
  if (!user) return <Navigate to={paths.auth} replace state={{ from: pathname + search }} />;
  if (enrolment === null) return <NotEnrolled course={course} />;
  if (!error) return <LearnSkeleton />;
  return (
    <div className="wrap page">
      <ErrorState
        isPage
        title={(message) => t(kindOf(course).texts.failedOne, { message })}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    </div>
  );
}

const NotEnrolled = ({ course }: { course: Course }) => (
  <div className="wrap page">
    <StateView
      isPage
      icon="lock"
      title={t(learnMessages.enrolFirst)}
      action={<ButtonLink to={kindOf(course).page(course.id)}>{t(kindOf(course).texts.goTo)}</ButtonLink>}
    >
      {course.title}
    </StateView>
  </div>
);

import { lazy, Suspense } from 'react';
import { useSession } from '../../session/useSession';
import { CourseList } from './CourseList';

// Of no use to a visitor.
const MyCourses = lazy(() =>
  import('./MyCourses').then(({ MyCourses: component }) => ({ default: component })),
);

/** `/courses`: the whole catalogue; above it what a learner has begun. */
export function Component() {
  const { user } = useSession();
  return (
    <div className="wrap page">
      <CourseList>
        {user && (
          <Suspense fallback={null}>
            <MyCourses uid={user.uid} />
          </Suspense>
        )}
      </CourseList>
    </div>
  );
}

import { skipToken } from '@reduxjs/toolkit/query';
import type { Course } from '../../domain/course';
import { useSession } from '../../session/useSession';
import { useSessionKnown } from '../../session/useSessionKnown';
import type { QueryLike } from '../../ui/QueryView';
import { useGetCourseQuery } from './courseApi';
import { useGetHiddenCourseQuery } from './learn/learnApi';

/**
 * A course by its id, for one read. One that the public does not find is looked for once more as whoever is here: a
 * draft is there for its author, an archived course for those who take it. Null: there is none for this reader.
 */
export function useCourse(courseId: string): QueryLike<Course | null> {
  const open = useGetCourseQuery(courseId);
  const isHidden = open.currentData === null;
  const isKnown = useSessionKnown(isHidden);
  const { user } = useSession();
  const hidden = useGetHiddenCourseQuery(isHidden && user ? { uid: user.uid, courseId } : skipToken);
  if (!isHidden) return open;
  if (!isKnown) return { ...open, currentData: undefined };
  return user ? hidden : open;
}

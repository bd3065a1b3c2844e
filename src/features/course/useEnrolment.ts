import { skipToken } from '@reduxjs/toolkit/query';
import { useSession } from '../../session/useSession';
import { useGetEnrolmentQuery } from './learn/learnApi';

/** Whether whoever is here takes the course: one read, and none for a visitor. */
export function useEnrolment(courseId: string) {
  const { user } = useSession();
  return useGetEnrolmentQuery(user ? { uid: user.uid, courseId } : skipToken);
}

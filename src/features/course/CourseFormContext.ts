import { createContext, useContext } from 'react';
import type { FileUploads } from '../../data/useFileUploads';
import type { FieldError } from '../../ui/ErrorSummary';
import type { HeldFiles } from './onDemand/useHeldFiles';
import type { CourseParts } from './useCourseParts';

/** What the parts of the course form share, however deep they lie. */
interface CourseFormScope {
  parts: CourseParts;
  problems: readonly FieldError[];
  uploads: FileUploads;
  /** Such a class asks less, and its files wait until it is sent. */
  isOnDemand: boolean;
  held: HeldFiles | null;
  isBusy: boolean;
}

export const CourseFormContext = createContext<CourseFormScope | null>(null);

export function useCourseScope(): CourseFormScope {
  const scope = useContext(CourseFormContext);
  if (!scope) throw new Error('Only inside the course form.');
  return scope;
}

import type { ReactNode } from 'react';
import type { CourseRow } from '../../domain/course';
import { t } from '../../ui/text';
import { useListCatalogCoursesQuery } from './courseApi';
import { inCategory } from './courseFilter';
import { CourseFinder } from './CourseFinder';
import { CourseListHead } from './CourseListSkeleton';

interface CourseListProps {
  /** The page's category; all, if left out. */
  category?: string;
  /** Between the page's head and the filters. */
  children?: ReactNode;
}

/** The page of courses, or of one category. */
export function CourseList({ category, children }: CourseListProps) {
  const { currentData } = useListCatalogCoursesQuery('course');
  const rows = currentData && inCategory(currentData, category);
  return (
    <>
      <CourseListHead category={category} lead={rows && countOf(rows)} />
      {children}
      <CourseFinder type="course" category={category} />
    </>
  );
}

const countOf = (rows: readonly CourseRow[]) =>
  t('{n, plural, one {# course} other {# courses}} · {free} free', {
    n: rows.length,
    free: rows.filter(({ price }) => price === 0).length,
  });

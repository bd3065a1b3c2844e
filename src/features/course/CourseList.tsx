import type { ReactNode } from 'react';
import type { CourseRow } from '../../domain/course';
import { FilterSpace } from '../../ui/FilterSpace';
import { FoundCards } from '../../ui/FoundCards';
import { NothingYet } from '../../ui/NothingYet';
import { QueryView } from '../../ui/QueryView';
import { t } from '../../ui/text';
import { useUrlFilter } from '../../ui/useUrlFilter';
import { useListCatalogCoursesQuery } from './courseApi';
import { CourseCard } from './CourseCard';
import cardStyles from './CourseCard.module.css';
import { CourseFilterBar } from './CourseFilterBar';
import {
  categoriesOf,
  type CourseFilter,
  filterCourses,
  isFiltered,
  NO_FILTER,
  readFilter,
  writeFilter,
} from './courseFilter';
import { CourseGridSkeleton, CourseListHead } from './CourseListSkeleton';

const EAGER_PICTURES = 2;

interface CourseListProps {
  /** The page's category; all, if left out. */
  category?: string;
  /** Between the page's head and the filters. */
  children?: ReactNode;
}

/** Courses, searched and filtered in the browser. */
export function CourseList({ category, children }: CourseListProps) {
  const query = useListCatalogCoursesQuery();
  const [chosen, change] = useUrlFilter(readFilter, writeFilter);
  const rows = query.currentData && inCategory(query.currentData, category);
  const filter = category ? { ...chosen, category: '' } : chosen;
  return (
    <>
      <CourseListHead category={category} lead={rows && countOf(rows)} />
      {children}
      <FilterSpace>
        <CourseFilterBar
          filter={filter}
          categories={category ? undefined : categoriesOf(rows ?? [])}
          onChange={change}
        />
      </FilterSpace>
      <QueryView
        query={{ ...query, currentData: rows }}
        skeleton={<CourseGridSkeleton />}
        errorTitle={(message) => t('Failed to fetch courses: {message}', { message })}
      >
        {(all) =>
          all.length === 0 ? (
            <NothingYet title={t('No courses yet')} onRetry={() => void query.refetch()} />
          ) : (
            <Found rows={filterCourses(all, filter)} filter={filter} onChange={change} />
          )
        }
      </QueryView>
    </>
  );
}

const inCategory = (rows: readonly CourseRow[], category: string | undefined) =>
  rows.filter((row) => category === undefined || row.category === category);

const countOf = (rows: readonly CourseRow[]) =>
  t('{n, plural, one {# course} other {# courses}} · {free} free', {
    n: rows.length,
    free: rows.filter(({ price }) => price === 0).length,
  });

interface FoundProps {
  rows: readonly CourseRow[];
  filter: CourseFilter;
  onChange: (changes: Partial<CourseFilter>) => void;
}

const Found = ({ rows, filter, onChange }: FoundProps) => (
  <FoundCards
    rows={rows}
    pages={filter.pages}
    onPages={(pages) => onChange({ pages })}
    isFiltered={isFiltered(filter)}
    onReset={() => onChange({ ...NO_FILTER, sort: filter.sort })}
    empty={{
      title: t('No courses match your search'),
      advice: t('Try another word, or look in all categories and levels.'),
    }}
    grid={cardStyles.grid}
    card={(row, index) => <CourseCard key={row.id} course={row} eager={index < EAGER_PICTURES} />}
  />
);

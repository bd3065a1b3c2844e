import type { CourseRow, CourseType } from '../../domain/course';
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
  inCategory,
  isFiltered,
  NO_FILTER,
  readFilter,
  writeFilter,
} from './courseFilter';
import { COURSE_KINDS } from './courseKind';
import { CourseGridSkeleton } from './CourseListSkeleton';

const EAGER_PICTURES = 2;

interface CourseFinderProps {
  type: CourseType;
  /** The page's category; all, if left out. */
  category?: string | undefined;
  /** How a filter stands in the address, where more than the filter does. */
  write?: typeof writeFilter;
}

/** Courses of one kind, searched and filtered in the browser. */
export function CourseFinder({ type, category, write = writeFilter }: CourseFinderProps) {
  const query = useListCatalogCoursesQuery(type);
  const rows = query.currentData && inCategory(query.currentData, category);
  const [chosen, change] = useUrlFilter(readFilter, write);
  const filter = category ? { ...chosen, category: '' } : chosen;
  const { texts } = COURSE_KINDS[type];
  return (
    <>
      <FilterSpace>
        <CourseFilterBar
          filter={filter}
          texts={texts}
          categories={category ? undefined : categoriesOf(rows ?? [])}
          onChange={change}
        />
      </FilterSpace>
      <QueryView
        query={{ ...query, currentData: rows }}
        skeleton={<CourseGridSkeleton />}
        errorTitle={(message) => t(texts.failed, { message })}
      >
        {(all) =>
          all.length === 0 ? (
            <NothingYet title={t(texts.noneYet)} onRetry={() => void query.refetch()} />
          ) : (
            <Found
              rows={filterCourses(all, filter)}
              filter={filter}
              none={t(texts.noneFound)}
              onChange={change}
            />
          )
        }
      </QueryView>
    </>
  );
}

interface FoundProps {
  rows: readonly CourseRow[];
  filter: CourseFilter;
  none: string;
  onChange: (changes: Partial<CourseFilter>) => void;
}

const Found = ({ rows, filter, none, onChange }: FoundProps) => (
  <FoundCards
    rows={rows}
    pages={filter.pages}
    onPages={(pages) => onChange({ pages })}
    isFiltered={isFiltered(filter)}
    onReset={() => onChange({ ...NO_FILTER, sort: filter.sort })}
    empty={{ title: none, advice: t('Try another word, or look in all categories and levels.') }}
    grid={cardStyles.grid}
    card={(row, index) => <CourseCard key={row.id} course={row} eager={index < EAGER_PICTURES} />}
  />
);

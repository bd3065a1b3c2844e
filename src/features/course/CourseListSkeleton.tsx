import { CardGrid } from '../../ui/CardPages';
import { FilterSpace } from '../../ui/FilterSpace';
import { PageHead } from '../../ui/PageHead';
import { Loading, Skeleton } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import { CARDS_A_PAGE } from '../../ui/urlFilter';
import { CourseCardSkeleton } from './CourseCard';
import cardStyles from './CourseCard.module.css';

export function CourseGridSkeleton() {
  return (
    <CardGrid grid={cardStyles.grid}>
      {Array.from({ length: CARDS_A_PAGE }, (_, card) => (
        <CourseCardSkeleton key={card} />
      ))}
    </CardGrid>
  );
}

interface CourseListHeadProps {
  /** The page's category; all, if left out. */
  category?: string | undefined;
  /** Counts the courses once they are here. */
  lead?: string | undefined;
}

export function CourseListHead({ category, lead }: CourseListHeadProps) {
  return (
    <PageHead
      title={t(category ?? 'Courses')}
      description={
        category
          ? t('Courses on Somo: {category}. Learn at your own pace, on a phone.', { category: t(category) })
          : t(
              'Courses for Form I to Form IV in Tanzania: lessons, files and tests at your own pace, on a phone.',
            )
      }
      lead={lead ?? <Skeleton width="9rem" height="1.5rem" />}
    />
  );
}

/** The list before anything of it is here; the build prerenders it. */
export function CourseListSkeleton({ category }: { category?: string }) {
  return (
    <div className="wrap page">
      <CourseListHead category={category} />
      <FilterSpace />
      <Loading>
        <CourseGridSkeleton />
      </Loading>
    </div>
  );
}

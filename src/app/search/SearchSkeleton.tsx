import { FilterSpace } from '../../ui/FilterSpace';
import { PageHead } from '../../ui/PageHead';
import { t } from '../../ui/text';

export const SearchHead = () => (
  <PageHead
    title={t('Search')}
    description={t(
      'Search books, audio, courses, classes, quizzes and tutors on Somo, also without a connection.',
    )}
  />
);

/** The page before anything of it is here; the build prerenders it. */
export const SearchSkeleton = () => (
  <div className="wrap page">
    <SearchHead />
    <FilterSpace />
  </div>
);

import { COURSE_LEVELS } from '../../domain/course';
import { Chips } from '../../ui/Chip';
import { FilterBar } from '../../ui/FilterBar';
import { filterOption } from '../../ui/filterOption';
import { FilterSelect } from '../../ui/FilterSelect';
import { SearchBox } from '../../ui/SearchBox';
import { t } from '../../ui/text';
import type { CourseFilter } from './courseFilter';

interface CourseFilterBarProps {
  filter: CourseFilter;
  /** How the list calls what it holds. */
  texts: { search: string; searchIn: string; category: string };
  /** Left out on the page of one category. */
  categories?: readonly string[] | undefined;
  onChange: (changes: Partial<CourseFilter>) => void;
}

/** Search and filters of the public list. Everything is in the browser already, so they answer at once. */
export function CourseFilterBar({ filter, texts, categories, onChange }: CourseFilterBarProps) {
  return (
    <div className="stack">
      <FilterBar
        inUse={[filter.level, filter.price].filter(Boolean).length}
        search={
          <SearchBox
            label={t(texts.search)}
            placeholder={t(texts.searchIn)}
            value={filter.search}
            onChange={(search) => onChange({ search })}
          />
        }
      >
        <FilterSelect
          label={t('Level')}
          options={[filterOption('', 'All levels'), ...COURSE_LEVELS.map((level) => filterOption(level))]}
          value={filter.level}
          onChange={(level) => onChange({ level })}
        />
        <FilterSelect
          label={t('Price')}
          options={[
            filterOption('', 'Free and paid'),
            filterOption('free', 'Free'),
            filterOption('paid', 'Paid'),
          ]}
          value={filter.price}
          onChange={(price) => onChange({ price: price as CourseFilter['price'] })}
        />
        <FilterSelect
          label={t('Sort by')}
          options={[
            filterOption('newest', 'Newest first'),
            filterOption('popular', 'Most students'),
            filterOption('rated', 'Best rated'),
            filterOption('price', 'Lowest price'),
            filterOption('title', 'Title A to Z'),
          ]}
          value={filter.sort}
          onChange={(sort) => onChange({ sort: sort as CourseFilter['sort'] })}
        />
      </FilterBar>
      {categories && (
        <Chips
          label={t(texts.category)}
          options={[filterOption('', 'All'), ...categories.map((category) => filterOption(category))]}
          value={filter.category}
          onChange={(category) => onChange({ category })}
        />
      )}
    </div>
  );
}

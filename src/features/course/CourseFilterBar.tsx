import { COURSE_LEVELS } from '../../domain/course';
import { Chips } from '../../ui/Chip';
import { FilterBar } from '../../ui/FilterBar';
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

const option = (value: string, label = value) => ({ value, label: t(label) });

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
          options={[option('', 'All levels'), ...COURSE_LEVELS.map((level) => option(level))]}
          value={filter.level}
          onChange={(level) => onChange({ level })}
        />
        <FilterSelect
          label={t('Price')}
          options={[option('', 'Free and paid'), option('free', 'Free'), option('paid', 'Paid')]}
          value={filter.price}
          onChange={(price) => onChange({ price: price as CourseFilter['price'] })}
        />
        <FilterSelect
          label={t('Sort by')}
          options={[
            option('newest', 'Newest first'),
            option('popular', 'Most students'),
            option('rated', 'Best rated'),
            option('price', 'Lowest price'),
            option('title', 'Title A to Z'),
          ]}
          value={filter.sort}
          onChange={(sort) => onChange({ sort: sort as CourseFilter['sort'] })}
        />
      </FilterBar>
      {categories && (
        <Chips
          label={t(texts.category)}
          options={[option('', 'All'), ...categories.map((category) => option(category))]}
          value={filter.category}
          onChange={(category) => onChange({ category })}
        />
      )}
    </div>
  );
}

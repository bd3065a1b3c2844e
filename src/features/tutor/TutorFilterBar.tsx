import { WEEKDAY_LABELS, WEEKDAYS } from '../../domain/tutorTime';
import { Chips } from '../../ui/Chip';
import { FilterBar } from '../../ui/FilterBar';
import { FilterSelect } from '../../ui/FilterSelect';
import { SearchBox } from '../../ui/SearchBox';
import { t } from '../../ui/text';
import { PRICE_STEPS, type TutorFilter } from './tutorFilter';

interface TutorFilterBarProps {
  filter: TutorFilter;
  subjects: readonly string[];
  levels: readonly string[];
  onChange: (changes: Partial<TutorFilter>) => void;
}

const option = (value: string, label = value) => ({ value, label: t(label) });

/** Search and filters of the public list. Everything is in the browser already, so they answer at once. */
export function TutorFilterBar({ filter, subjects, levels, onChange }: TutorFilterBarProps) {
  return (
    <div className="stack">
      <FilterBar
        inUse={[filter.level, filter.price, filter.day].filter(Boolean).length}
        search={
          <SearchBox
            label={t('Search tutors')}
            placeholder={t('Name, subject or level')}
            value={filter.search}
            onChange={(search) => onChange({ search })}
          />
        }
      >
        <FilterSelect
          label={t('Level')}
          options={[option('', 'All levels'), ...levels.map((level) => option(level))]}
          value={filter.level}
          onChange={(level) => onChange({ level })}
        />
        <FilterSelect
          label={t('Price')}
          options={[
            option('', 'Any price'),
            ...PRICE_STEPS.map((price) => ({ value: price, label: t('Up to ${price} an hour', { price }) })),
          ]}
          value={filter.price}
          onChange={(price) => onChange({ price: price as TutorFilter['price'] })}
        />
        <FilterSelect
          label={t('Day')}
          options={[option('', 'Any day'), ...WEEKDAYS.map((day) => option(day, WEEKDAY_LABELS[day]))]}
          value={filter.day}
          onChange={(day) => onChange({ day: day as TutorFilter['day'] })}
        />
        <FilterSelect
          label={t('Sort by')}
          options={[
            option('rated', 'Best rated'),
            option('price', 'Lowest price'),
            option('name', 'By name'),
          ]}
          value={filter.sort}
          onChange={(sort) => onChange({ sort: sort as TutorFilter['sort'] })}
        />
      </FilterBar>
      <Chips
        label={t('Subject')}
        options={[option('', 'All'), ...subjects.map((subject) => option(subject))]}
        value={filter.subject}
        onChange={(subject) => onChange({ subject })}
      />
    </div>
  );
}

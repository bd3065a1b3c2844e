import { WEEKDAY_LABELS, WEEKDAYS } from '../../domain/tutorTime';
import { filterOption } from '../../ui/filterOption';
import { FilterSelect } from '../../ui/FilterSelect';
import { SubjectFilterBar } from '../../ui/SubjectFilterBar';
import { t } from '../../ui/text';
import { PRICE_STEPS, type TutorFilter } from './tutorFilter';

interface TutorFilterBarProps {
  filter: TutorFilter;
  subjects: readonly string[];
  levels: readonly string[];
  onChange: (changes: Partial<TutorFilter>) => void;
}

/** Search and filters of the public list. */
export function TutorFilterBar({ filter, subjects, levels, onChange }: TutorFilterBarProps) {
  return (
    <SubjectFilterBar
      searchLabel={t('Search tutors')}
      placeholder={t('Name, subject or level')}
      filter={filter}
      subjects={subjects}
      inUse={[filter.level, filter.price, filter.day]}
      onChange={onChange}
    >
      <FilterSelect
        label={t('Level')}
        options={[filterOption('', 'All levels'), ...levels.map((level) => filterOption(level))]}
        value={filter.level}
        onChange={(level) => onChange({ level })}
      />
      <FilterSelect
        label={t('Price')}
        options={[
          filterOption('', 'Any price'),
          ...PRICE_STEPS.map((price) => ({ value: price, label: t('Up to ${price} an hour', { price }) })),
        ]}
        value={filter.price}
        onChange={(price) => onChange({ price: price as TutorFilter['price'] })}
      />
      <FilterSelect
        label={t('Day')}
        options={[
          filterOption('', 'Any day'),
          ...WEEKDAYS.map((day) => filterOption(day, WEEKDAY_LABELS[day])),
        ]}
        value={filter.day}
        onChange={(day) => onChange({ day: day as TutorFilter['day'] })}
      />
      <FilterSelect
        label={t('Sort by')}
        options={[
          filterOption('rated', 'Best rated'),
          filterOption('price', 'Lowest price'),
          filterOption('name', 'By name'),
        ]}
        value={filter.sort}
        onChange={(sort) => onChange({ sort: sort as TutorFilter['sort'] })}
      />
    </SubjectFilterBar>
  );
}

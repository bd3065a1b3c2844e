import { FORM_LEVELS } from '../../domain/subject';
import { filterOption } from '../../ui/filterOption';
import { FilterSelect } from '../../ui/FilterSelect';
import { SubjectFilterBar } from '../../ui/SubjectFilterBar';
import { t } from '../../ui/text';
import type { BundleFilter } from './bundleFilter';

interface BundleFilterBarProps {
  filter: BundleFilter;
  subjects: readonly string[];
  onChange: (changes: Partial<BundleFilter>) => void;
}

/** Search and filters of the public list. */
export const BundleFilterBar = ({ filter, subjects, onChange }: BundleFilterBarProps) => (
  <SubjectFilterBar
    searchLabel={t('Search bundles')}
    placeholder={t('Title, or what is in it')}
    filter={filter}
    subjects={subjects}
    inUse={[filter.form]}
    onChange={onChange}
  >
    <FilterSelect
      label={t('Form level')}
      options={[filterOption('', 'All forms'), ...FORM_LEVELS.map((form) => filterOption(form))]}
      value={filter.form}
      onChange={(form) => onChange({ form })}
    />
    <FilterSelect
      label={t('Sort by')}
      options={[
        filterOption('newest', 'Newest first'),
        filterOption('cheapest', 'Lowest price first'),
        filterOption('title', 'By title'),
      ]}
      value={filter.sort}
      onChange={(sort) => onChange({ sort: sort as BundleFilter['sort'] })}
    />
  </SubjectFilterBar>
);

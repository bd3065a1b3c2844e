import { FORM_LEVELS } from '../../domain/subject';
import { Chips } from '../../ui/Chip';
import { FilterBar } from '../../ui/FilterBar';
import { filterOption } from '../../ui/filterOption';
import { FilterSelect } from '../../ui/FilterSelect';
import { SearchBox } from '../../ui/SearchBox';
import { t } from '../../ui/text';
import { SEARCH_KIND_LABELS, SEARCH_KINDS, type SearchEntry, type SearchKind } from './searchEntry';
import { type SearchFilter, subjectsOf } from './searchFilter';

interface SearchFilterBarProps {
  filter: SearchFilter;
  entries: readonly SearchEntry[];
  onChange: (changes: Partial<SearchFilter>) => void;
}

export function SearchFilterBar({ filter, entries, onChange }: SearchFilterBarProps) {
  const kinds = SEARCH_KINDS.filter(
    (kind) => kind === filter.kind || entries.some((entry) => entry.kind === kind),
  );
  return (
    <div className="stack">
      <FilterBar
        inUse={[filter.subject, filter.form].filter(Boolean).length}
        search={
          <SearchBox
            label={t('Search Somo')}
            placeholder={t('A title, a subject, a teacher')}
            value={filter.search}
            delay={0}
            onChange={(search) => onChange({ search })}
          />
        }
      >
        <FilterSelect
          label={t('Subject')}
          options={[
            filterOption('', 'All subjects'),
            ...subjectsOf(entries).map((subject) => filterOption(subject)),
          ]}
          value={filter.subject}
          onChange={(subject) => onChange({ subject })}
        />
        <FilterSelect
          label={t('Form')}
          options={[filterOption('', 'All forms'), ...FORM_LEVELS.map((form) => filterOption(form))]}
          value={filter.form}
          onChange={(form) => onChange({ form })}
        />
      </FilterBar>
      <Chips
        label={t('Kind')}
        options={[
          filterOption<SearchKind | ''>('', 'All'),
          ...kinds.map((kind) => filterOption(kind, SEARCH_KIND_LABELS[kind])),
        ]}
        value={filter.kind}
        onChange={(kind) => onChange({ kind })}
      />
    </div>
  );
}

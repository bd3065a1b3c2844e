import type { ReactNode } from 'react';
import { Chips } from './Chip';
import { FilterBar } from './FilterBar';
import { filterOption } from './filterOption';
import { SearchBox } from './SearchBox';
import { t } from './text';

interface SearchedSubject {
  search: string;
  subject: string;
}

interface SubjectFilterBarProps {
  searchLabel: string;
  placeholder: string;
  filter: SearchedSubject;
  subjects: readonly string[];
  /** What the filters below say; empty: that one is not in use. */
  inUse: readonly string[];
  onChange: (changes: Partial<SearchedSubject>) => void;
  /** The filters. */
  children: ReactNode;
}

/** Search, filters and subjects of a public list. Everything is in the browser already, so they answer at once. */
export function SubjectFilterBar(props: SubjectFilterBarProps) {
  const { searchLabel, placeholder, filter, subjects, inUse, onChange, children } = props;
  return (
    <div className="stack">
      <FilterBar
        inUse={inUse.filter(Boolean).length}
        search={
          <SearchBox
            label={searchLabel}
            placeholder={placeholder}
            value={filter.search}
            onChange={(search) => onChange({ search })}
          />
        }
      >
        {children}
      </FilterBar>
      <Chips
        label={t('Subject')}
        options={[filterOption('', 'All'), ...subjects.map((subject) => filterOption(subject))]}
        value={filter.subject}
        onChange={(subject) => onChange({ subject })}
      />
    </div>
  );
}

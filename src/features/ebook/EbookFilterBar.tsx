import { BOOK_TYPE_LABELS, BOOK_TYPES } from '../../domain/ebook';
import { FORM_LEVELS } from '../../domain/subject';
import { Chips } from '../../ui/Chip';
import { FilterBar } from '../../ui/FilterBar';
import { FilterSelect } from '../../ui/FilterSelect';
import { SearchBox } from '../../ui/SearchBox';
import { t } from '../../ui/text';
import type { EbookFilter } from './ebookFilter';

interface EbookFilterBarProps {
  filter: EbookFilter;
  subjects: readonly string[];
  onChange: (changes: Partial<EbookFilter>) => void;
}

const option = (value: string, label = value) => ({ value, label: t(label) });

/** Search and filters of the public list. Everything is in the browser already, so they answer at once. */
export function EbookFilterBar({ filter, subjects, onChange }: EbookFilterBarProps) {
  return (
    <div className="stack">
      <FilterBar
        inUse={[filter.form, filter.type, filter.price].filter(Boolean).length}
        search={
          <SearchBox
            label={t('Search ebooks')}
            placeholder={t('Title, author or subject')}
            value={filter.search}
            onChange={(search) => onChange({ search })}
          />
        }
      >
        <FilterSelect
          label={t('Form level')}
          options={[option('', 'All forms'), ...FORM_LEVELS.map((form) => option(form))]}
          value={filter.form}
          onChange={(form) => onChange({ form })}
        />
        <FilterSelect
          label={t('Type')}
          options={[
            option('', 'All types'),
            ...BOOK_TYPES.map((type) => option(type, BOOK_TYPE_LABELS[type])),
          ]}
          value={filter.type}
          onChange={(type) => onChange({ type })}
        />
        <FilterSelect
          label={t('Price')}
          options={[option('', 'Any price'), option('free', 'Free'), option('paid', 'Paid')]}
          value={filter.price}
          onChange={(price) => onChange({ price: price as EbookFilter['price'] })}
        />
        <FilterSelect
          label={t('Sort by')}
          options={[option('newest', 'Newest first'), option('title', 'By title')]}
          value={filter.sort}
          onChange={(sort) => onChange({ sort: sort as EbookFilter['sort'] })}
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

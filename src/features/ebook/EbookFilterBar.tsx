import { BOOK_TYPE_LABELS, BOOK_TYPES } from '../../domain/ebook';
import { FORM_LEVELS } from '../../domain/subject';
import { filterOption } from '../../ui/filterOption';
import { FilterSelect } from '../../ui/FilterSelect';
import { SubjectFilterBar } from '../../ui/SubjectFilterBar';
import { t } from '../../ui/text';
import type { EbookFilter } from './ebookFilter';

interface EbookFilterBarProps {
  filter: EbookFilter;
  subjects: readonly string[];
  onChange: (changes: Partial<EbookFilter>) => void;
}

/** Search and filters of the public list. */
export function EbookFilterBar({ filter, subjects, onChange }: EbookFilterBarProps) {
  return (
    <SubjectFilterBar
      searchLabel={t('Search ebooks')}
      placeholder={t('Title, author or subject')}
      filter={filter}
      subjects={subjects}
      inUse={[filter.form, filter.type, filter.price]}
      onChange={onChange}
    >
      <FilterSelect
        label={t('Form level')}
        options={[filterOption('', 'All forms'), ...FORM_LEVELS.map((form) => filterOption(form))]}
        value={filter.form}
        onChange={(form) => onChange({ form })}
      />
      <FilterSelect
        label={t('Type')}
        options={[
          filterOption('', 'All types'),
          ...BOOK_TYPES.map((type) => filterOption(type, BOOK_TYPE_LABELS[type])),
        ]}
        value={filter.type}
        onChange={(type) => onChange({ type })}
      />
      <FilterSelect
        label={t('Price')}
        options={[filterOption('', 'Any price'), filterOption('free', 'Free'), filterOption('paid', 'Paid')]}
        value={filter.price}
        onChange={(price) => onChange({ price: price as EbookFilter['price'] })}
      />
      <FilterSelect
        label={t('Sort by')}
        options={[filterOption('newest', 'Newest first'), filterOption('title', 'By title')]}
        value={filter.sort}
        onChange={(sort) => onChange({ sort: sort as EbookFilter['sort'] })}
      />
    </SubjectFilterBar>
  );
}

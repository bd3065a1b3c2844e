import { BOOK_TYPE_LABELS, BOOK_TYPES } from '../../domain/ebook';
import { FORM_LEVELS, SUBJECTS } from '../../domain/subject';
import { Button } from '../../ui/Button';
import { FilterBar } from '../../ui/FilterBar';
import { FilterSelect } from '../../ui/FilterSelect';
import { SearchBox } from '../../ui/SearchBox';
import { t } from '../../ui/text';
import { type AdminEbookFilter, ALL, NO_FILTER } from './adminEbookFilter';

interface AdminEbookFiltersProps {
  filter: AdminEbookFilter;
  onChange: (change: Partial<AdminEbookFilter>) => void;
}

const withAll = (all: string, values: readonly string[]) => [
  { value: ALL, label: all },
  ...values.map((value) => ({ value, label: t(value) })),
];

export function AdminEbookFilters({ filter, onChange }: AdminEbookFiltersProps) {
  const types = BOOK_TYPES.map((value) => ({ value, label: t(BOOK_TYPE_LABELS[value]) }));
  return (
    <FilterBar
      search={
        <SearchBox
          label={t('Search ebooks')}
          placeholder={t('Search by title or publisher...')}
          value={filter.search}
          onChange={(search) => onChange({ search })}
        />
      }
    >
      <FilterSelect
        label={t('Type')}
        options={[{ value: ALL, label: t('All Types') }, ...types]}
        value={filter.type}
        onChange={(type) => onChange({ type })}
      />
      <FilterSelect
        label={t('Subject')}
        options={withAll(t('All Subjects'), SUBJECTS)}
        value={filter.subject}
        onChange={(subject) => onChange({ subject })}
      />
      <FilterSelect
        label={t('Form Level')}
        options={withAll(t('All Form Levels'), FORM_LEVELS)}
        value={filter.form}
        onChange={(form) => onChange({ form })}
      />
      <Button variant="quiet" onClick={() => onChange(NO_FILTER)}>
        {t('Reset')}
      </Button>
    </FilterBar>
  );
}

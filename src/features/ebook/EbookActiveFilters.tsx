import { BOOK_TYPE_LABELS, type BookType } from '../../domain/ebook';
import { Button } from '../../ui/Button';
import { ClearChip } from '../../ui/Chip';
import { t } from '../../ui/text';
import { type EbookFilter, isFiltered, NO_FILTER } from './ebookFilter';

interface EbookActiveFiltersProps {
  filter: EbookFilter;
  onChange: (changes: Partial<EbookFilter>) => void;
}

/** What narrows the list, each with the way to clear it. */
export function EbookActiveFilters({ filter, onChange }: EbookActiveFiltersProps) {
  if (!isFiltered(filter)) return null;
  const active: [label: string, cleared: Partial<EbookFilter>][] = [
    [filter.search && `“${filter.search}”`, { search: '' }],
    [filter.subject, { subject: '' }],
    [filter.form, { form: '' }],
    [filter.type && BOOK_TYPE_LABELS[filter.type as BookType], { type: '' }],
    [filter.price && (filter.price === 'free' ? 'Free' : 'Paid'), { price: '' }],
  ];
  return (
    <div className="row wraps tight" role="group" aria-label={t('Filters in use')}>
      {active.map(
        ([label, cleared]) =>
          label && (
            <ClearChip key={label} onClear={() => onChange(cleared)}>
              {t(label)}
            </ClearChip>
          ),
      )}
      <Button variant="quiet" small onClick={() => onChange({ ...NO_FILTER, sort: filter.sort })}>
        {t('Reset')}
      </Button>
    </div>
  );
}

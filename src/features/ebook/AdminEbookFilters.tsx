import { BOOK_TYPE_LABELS, BOOK_TYPES } from '../../domain/ebook';
import { FORM_LEVELS, SUBJECTS } from '../../domain/subject';
import { Button } from '../../ui/Button';
import { FilterBar } from '../../ui/FilterBar';
import { SearchBox } from '../../ui/SearchBox';
import { TableFilter } from '../../ui/table/TableFilter';
import { t } from '../../ui/text';
import type { AdminEbookUrl } from './adminEbookUrl';

const options = (values: readonly string[]) => values.map((value) => ({ value, label: t(value) }));

export function AdminEbookFilters({ url }: { url: AdminEbookUrl }) {
  const types = BOOK_TYPES.map((value) => ({ value, label: t(BOOK_TYPE_LABELS[value]) }));
  return (
    <FilterBar
      search={
        <SearchBox
          label={t('Search ebooks')}
          placeholder={t('Search by title or publisher...')}
          value={url.search}
          onChange={url.setSearch}
        />
      }
    >
      <TableFilter url={url} name="type" label={t('Type')} all={t('All Types')} options={types} />
      <TableFilter
        url={url}
        name="subject"
        label={t('Subject')}
        all={t('All Subjects')}
        options={options(SUBJECTS)}
      />
      <TableFilter
        url={url}
        name="form"
        label={t('Form Level')}
        all={t('All Form Levels')}
        options={options(FORM_LEVELS)}
      />
      <Button variant="quiet" onClick={url.reset}>
        {t('Reset')}
      </Button>
    </FilterBar>
  );
}

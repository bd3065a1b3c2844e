import type { RefObject } from 'react';
import type { Sort } from '../../domain/page';
import { Icon } from '../Icon';
import { t } from '../text';
import { Checkbox } from './Checkbox';
import { type Column, nextSort } from './column';
import styles from '../DataTable.module.css';
import type { TableShape } from './shape';

interface TableHeadProps<Row> extends TableShape<Row> {
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  selectAll: RefObject<HTMLInputElement | null>;
}

export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, classOf, selection, rowMenu, sort, onSort, selectAll } = props;
  return (
    <thead>
      <tr>
        {selection && (
          <td className={styles.check}>
            <Checkbox
              ref={selectAll}
              label={t('Select all on this page')}
              isChecked={selection.share === 'all'}
              isMixed={selection.share === 'some'}
              onToggle={selection.toggleAll}
            />
          </td>
        )}
        {columns.map((column) => {
          const isSorted = column.sort !== undefined && column.sort.by === sort?.by;
          return (
            <th
              key={column.head}
              scope="col"
              className={classOf(column)}
              aria-sort={!isSorted ? undefined : sort?.direction === 'asc' ? 'ascending' : 'descending'}
            >
              {onSort ? <SortButton column={column} sort={sort} onSort={onSort} /> : t(column.head)}
            </th>
          );
        })}
        {rowMenu && (
          <th scope="col" className={styles.menu}>
            <span className="srOnly">{t('Actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface SortButtonProps<Row> {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
}

function SortButton<Row>({ column, sort, onSort }: SortButtonProps<Row>) {
  if (!column.sort) return t(column.head);
  const isSorted = column.sort.by === sort?.by;
  const next = nextSort(column.sort, sort);
  return (
    <button
      type="button"
      className={styles.sort}
      title={t(column.sort[next.direction])}
      onClick={() => onSort(next)}
    >
      {t(column.head)}
      <Icon name={!isSorted ? 'sort' : sort?.direction === 'asc' ? 'arrowUp' : 'arrowDown'} small />
    </button>
  );
}

import type { ReactNode } from 'react';
import type { Sort } from '../../domain/page';
import { FilterSelect } from '../FilterSelect';
import { t } from '../text';
import type { Columns } from './column';
import { ColumnChooser } from './ColumnChooser';
import styles from './TableTools.module.css';
import type { ColumnChoice } from './useColumnChoice';

interface TableToolsProps<Row> {
  columns: Columns<Row>;
  choice: ColumnChoice<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  /** The table comes in an order that no heading asks for: there is a way back to it. */
  hasUsualOrder: boolean;
  children: ReactNode;
}

/** Above the table: its acts; on a phone, where there are no heads, the order as a list of choices. */
export function TableTools<Row>(props: TableToolsProps<Row>) {
  const { columns, choice, sort, onSort, hasUsualOrder, children } = props;
  const orders = columns.flatMap(({ head, sort: order }) =>
    order
      ? (['asc', 'desc'] as const).map((direction) => ({
          value: `${direction} ${order.by}`,
          label: `${t(head)}: ${t(order[direction])}`,
        }))
      : [],
  );
  const current = sort ? `${sort.direction} ${sort.by}` : '';
  return (
    <div className={styles.tools}>
      {onSort && (
        <div className={styles.order}>
          <FilterSelect
            label={t('Order')}
            options={hasUsualOrder ? [{ value: '', label: t('Usual order') }, ...orders] : orders}
            value={orders.some(({ value }) => value === current) ? current : ''}
            onChange={(value) => {
              const [direction, by = ''] = value.split(' ');
              onSort({ by, direction: direction === 'desc' ? 'desc' : 'asc' });
            }}
          />
        </div>
      )}
      <div className={styles.acts}>
        {children}
        <ColumnChooser columns={columns} choice={choice} />
      </div>
    </div>
  );
}

import { memo, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../cx';
import styles from '../DataTable.module.css';
import { Icon } from '../Icon';
import { Menu } from '../Menu';
import { t } from '../text';
import { Checkbox } from './Checkbox';
import type { TableShape } from './shape';

interface TableRowProps<Row> {
  shape: TableShape<Row>;
  row: Row;
  /** Among all rows, where only some are in the document. */
  index?: number;
  ref?: Ref<HTMLTableRowElement>;
}

function Row<Item>({ shape, row, index, ref }: TableRowProps<Item>) {
  const { columns, classOf, rowLabel, rowTo, rowMenu, selection } = shape;
  const isSelected = selection?.has(row) ?? false;
  const label = rowLabel?.(row) ?? '';
  return (
    <tr
      ref={ref}
      data-index={index}
      // The head is row 1.
      aria-rowindex={index === undefined ? undefined : index + 2}
      aria-selected={isSelected || undefined}
      className={cx(rowTo && styles.linked, isSelected && styles.selected)}
    >
      {selection && (
        <td className={styles.check}>
          <Checkbox
            label={t('Select {label}', { label })}
            isChecked={isSelected}
            disabled={!selection.can(row)}
            onToggle={(isShift) => selection.toggle(row, isShift)}
          />
        </td>
      )}
      {columns.map((column, place) => (
        <td key={column.head} className={classOf(column, place === 0)}>
          {place === 0 && rowTo ? <Link to={rowTo(row)}>{column.cell(row)}</Link> : column.cell(row)}
        </td>
      ))}
      {rowMenu && (
        <td className={styles.menu}>
          <Menu
            label={t('Actions for {label}', { label })}
            button={<Icon name="more" />}
            items={rowMenu(row)}
          />
        </td>
      )}
    </tr>
  );
}

/** Scrolling draws the rows that come into view, not those that are there. */
export const TableRow = memo(Row) as typeof Row;

import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { cx } from './cx';
import styles from './DataTable.module.css';
import { Skeleton } from './Skeleton';
import { t } from './text';

export interface Column<Row> {
  /** Also the head's text. */
  head: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the right. */
  align?: 'end';
  /** Left out under 75rem. */
  low?: boolean;
  /** Where it goes on a phone, where a row has two lines: beside the title, under it, or nowhere (the default). */
  phone?: 'beside' | 'below';
}

interface DataTableProps<Row> {
  /** What the table lists, for screen readers. */
  caption: string;
  /** The first column is the row's title. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** Where a row leads; the title's link covers the row. */
  rowTo?: (row: Row) => To;
  /** Said when there are no rows. */
  empty: ReactNode;
  loadingText?: string;
  /** Other rows are on their way; these stay, dimmed. */
  isRefreshing?: boolean;
  skeletonRows?: number;
}

/** The back office's list: a table at a desk, two-line items on a phone. Pages come from the caller. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, empty, isRefreshing = false, loadingText, skeletonRows = 8 } = props;
  if (rows?.length === 0) return <div className={styles.empty}>{empty}</div>;
  return (
    <div className={styles.frame} aria-busy={isRefreshing || !rows}>
      {!rows && (
        <p className={styles.loading} role="status">
          {loadingText ?? t('Loading...')}
        </p>
      )}
      <table className={cx(styles.table, isRefreshing && styles.refreshing)}>
        <caption className="srOnly">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.head} scope="col" className={classOf(column)}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows ? <Rows {...props} rows={rows} /> : <SkeletonRows columns={columns} count={skeletonRows} />}
        </tbody>
      </table>
    </div>
  );
}

const classOf = <Row,>({ align, low, phone }: Column<Row>, isTitle = false) =>
  cx(align && styles.end, low && styles.low, isTitle ? styles.title : phone ? styles[phone] : styles.desk);

function Rows<Row>({ columns, rows, rowKey, rowTo }: DataTableProps<Row> & { rows: readonly Row[] }) {
  return rows.map((row) => (
    <tr key={rowKey(row)} className={cx(rowTo && styles.linked)}>
      {columns.map((column, index) => (
        <td key={column.head} className={classOf(column, index === 0)}>
          {index === 0 && rowTo ? <Link to={rowTo(row)}>{column.cell(row)}</Link> : column.cell(row)}
        </td>
      ))}
    </tr>
  ));
}

function SkeletonRows<Row>({ columns, count }: { columns: readonly Column<Row>[]; count: number }) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} aria-hidden="true">
      {columns.map((column, index) => (
        <td key={column.head} className={classOf(column, index === 0)}>
          <Skeleton height="1rem" width={index === 0 ? '70%' : '60%'} />
        </td>
      ))}
    </tr>
  ));
}

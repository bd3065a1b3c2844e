import { useRef, useState, type ReactNode, type RefObject } from 'react';
import type { To } from 'react-router-dom';
import type { Sort } from '../domain/page';
import { cx } from './cx';
import styles from './DataTable.module.css';
import type { MenuItem } from './Menu';
import type { Column, Columns } from './table/column';
import { SelectionBar } from './table/SelectionBar';
import { PlainBody, SkeletonBody, VirtualBody } from './table/TableBody';
import { TableHead } from './table/TableHead';
import { TableTools } from './table/TableTools';
import { useColumnChoice } from './table/useColumnChoice';
import { useOverflow } from './table/useOverflow';
import { useSelection } from './table/useSelection';
import type { TableShape } from './table/shape';
import { t } from './text';

export interface DataTableProps<Row> {
  /** Under this name the device remembers which columns are shown. */
  name: string;
  /** What the table lists, for screen readers. */
  caption: string;
  columns: Columns<Row>;
  /** Undefined while they load. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** The row in words: "Select {label}". Wanted where rows have a menu or can be selected. */
  rowLabel?: (row: Row) => string;
  /** Where a row leads; the title's link covers the row. */
  rowTo?: (row: Row) => To;
  /** What can be done with one row. */
  rowMenu?: (row: Row) => readonly MenuItem[];
  /** What can be done with several: with it rows can be selected. */
  bulk?: (selected: readonly Row[], clear: () => void) => ReactNode;
  canSelect?: (row: Row) => boolean;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  /** Unsorted is an order too, which no heading asks for. */
  hasUsualOrder?: boolean;
  /** Acts on the whole list, beside the choice of columns. */
  tools?: ReactNode;
  /** Said when there are no rows. */
  empty: ReactNode;
  loadingText?: string;
  /** Other rows are on their way; these stay, dimmed. */
  isRefreshing?: boolean;
  skeletonRows?: number;
}

/** From here on only the rows near the eye are in the document, and the table scrolls by itself. */
const VIRTUAL_FROM = 100;

const NONE: readonly never[] = [];

/** The back office's list: a table at a desk, two-line items on a phone. Pages and order come from the caller. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { name, columns, rows, rowKey, canSelect, bulk, sort, onSort, tools, empty } = props;
  const choice = useColumnChoice(name, columns);
  const selection = useSelection({ rows: rows ?? NONE, rowKey, canSelect });
  const selectAll = useRef<HTMLInputElement>(null);
  if (rows?.length === 0) return <div className={styles.empty}>{empty}</div>;
  const shape: TableShape<Row> = {
    columns: choice.shown,
    classOf: (column, isTitle) => classOf(column, isTitle, choice.isChosen),
    rowKey,
    rowLabel: props.rowLabel,
    rowTo: props.rowTo,
    rowMenu: props.rowMenu,
    selection: bulk && selection,
  };
  return (
    <div className={styles.root}>
      <TableTools
        columns={columns}
        choice={choice}
        sort={sort}
        onSort={onSort}
        hasUsualOrder={props.hasUsualOrder ?? false}
      >
        {tools}
      </TableTools>
      <Frame {...props} shape={shape} selectAll={selectAll} />
      {bulk && (
        <SelectionBar
          count={selection.rows.length}
          onAll={selection.share === 'some' ? selection.toggleAll : undefined}
          onClear={selection.clear}
          selectAll={selectAll}
        >
          {bulk(selection.rows, selection.clear)}
        </SelectionBar>
      )}
    </div>
  );
}

const classOf = <Row,>({ align, low, phone }: Column<Row>, isTitle = false, isChosen = false) =>
  cx(
    align && styles.end,
    low && !isChosen && styles.low,
    isTitle ? styles.title : phone ? styles[phone] : styles.desk,
  );

type FrameProps<Row> = DataTableProps<Row> & {
  shape: TableShape<Row>;
  selectAll: RefObject<HTMLInputElement | null>;
};

function Frame<Row>(props: FrameProps<Row>) {
  const { shape, selectAll, rows, caption, sort, onSort, isRefreshing = false, skeletonRows = 8 } = props;
  // A state, not a ref: rows without end must know when the frame that they scroll in is there.
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const isVirtual = (rows?.length ?? 0) > VIRTUAL_FROM;
  const scrolls = useOverflow(frame) || isVirtual;
  return (
    <div
      ref={setFrame}
      className={cx(styles.frame, scrolls && styles.scrolls, isVirtual && styles.tall)}
      aria-busy={isRefreshing || !rows}
      // What scrolls can be reached and scrolled by keyboard.
      {...(scrolls && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
    >
      <table
        className={cx(
          styles.table,
          shape.selection && styles.selectable,
          shape.rowMenu && styles.acting,
          isRefreshing && styles.refreshing,
        )}
        aria-rowcount={isVirtual && rows ? rows.length + 1 : undefined}
      >
        <caption className="srOnly">{caption}</caption>
        <TableHead {...shape} sort={sort} onSort={onSort} selectAll={selectAll} />
        {!rows ? (
          <SkeletonBody shape={shape} count={skeletonRows} />
        ) : isVirtual ? (
          <VirtualBody shape={shape} rows={rows} frame={frame} />
        ) : (
          <PlainBody shape={shape} rows={rows} />
        )}
      </table>
      {!rows && (
        <p className={styles.loading} role="status">
          {props.loadingText ?? t('Loading...')}
        </p>
      )}
    </div>
  );
}

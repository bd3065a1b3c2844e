import type { To } from 'react-router-dom';
import type { MenuItem } from '../Menu';
import type { Column, Columns } from './column';
import type { Selection } from './useSelection';

/** What head and rows of one table agree on. */
export interface TableShape<Row> {
  columns: Columns<Row>;
  classOf: (column: Column<Row>, isTitle?: boolean) => string;
  rowKey: (row: Row) => string;
  /** The row in words, for the controls that belong to it. */
  rowLabel: ((row: Row) => string) | undefined;
  rowTo: ((row: Row) => To) | undefined;
  rowMenu: ((row: Row) => readonly MenuItem[]) | undefined;
  /** Undefined: rows cannot be selected. */
  selection: Selection<Row> | undefined;
}

/** How many cells a row has. */
export const widthOf = <Row>({ columns, selection, rowMenu }: TableShape<Row>) =>
  columns.length + (selection ? 1 : 0) + (rowMenu ? 1 : 0);

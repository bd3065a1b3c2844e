import type { ReactNode } from 'react';
import type { Sort } from '../../domain/page';

export interface Column<Row> {
  /** The head's English text; also the column's identity on this device. */
  head: string;
  cell: (row: Row) => ReactNode;
  /** Makes the head a button. */
  sort?: ColumnSort;
  /** Numbers stand at the right. */
  align?: 'end';
  /** Left out under 75rem, unless it was chosen. */
  low?: boolean;
  /** Where it goes on a phone, where a row has two lines: beside the title, under it, or nowhere (the default). */
  phone?: 'beside' | 'below';
}

/** The first column is the row's title; it is never hidden. */
export type Columns<Row> = readonly [Column<Row>, ...Column<Row>[]];

interface ColumnSort {
  /** The stored field. */
  by: string;
  /** What the two directions mean to people. */
  asc: string;
  desc: string;
}

export const byText = (by: string): ColumnSort => ({ by, asc: 'A to Z', desc: 'Z to A' });
export const byTime = (by: string): ColumnSort => ({ by, asc: 'Oldest first', desc: 'Newest first' });
export const byNumber = (by: string): ColumnSort => ({ by, asc: 'Lowest first', desc: 'Highest first' });

/** What a press on the head asks for: this column, then its other direction. */
export const nextSort = ({ by }: ColumnSort, current: Sort | undefined): Sort => ({
  by,
  direction: current?.by === by && current.direction === 'asc' ? 'desc' : 'asc',
});

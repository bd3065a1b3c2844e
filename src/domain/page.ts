/** Pages of a back-office table by cursor: no count, no skipping, a link to page 7 stays page 7. */

export const PAGE_SIZE = 25;

/** What an export asks for at once. */
export const EXPORT_PAGE_SIZE = 250;

/** The place of a row in its order: what stands in the URL. */
export type Cursor = string;

export interface Sort {
  /** A stored field. */
  by: string;
  direction: 'asc' | 'desc';
}

export interface PageRequest {
  after?: Cursor | undefined;
  before?: Cursor | undefined;
  /** Left out: newest first. */
  sort?: Sort | undefined;
  size?: number | undefined;
}

export interface Page<Row> {
  rows: Row[];
  next: Cursor | null;
  previous: Cursor | null;
}

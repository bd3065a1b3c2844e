import {
  documentId,
  endBefore,
  limit,
  limitToLast,
  orderBy,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  startAfter,
  Timestamp,
} from 'firebase/firestore/lite';

/** Pages of a back-office table, newest first, by cursor: no count, no skipping, a link to page 7 stays page 7. */

export const PAGE_SIZE = 25;

/** `seconds.nanoseconds.id` of a row: what stands in the URL. */
export type Cursor = string;

export interface PageRequest {
  after?: Cursor | undefined;
  before?: Cursor | undefined;
}

export interface Page<Row> {
  rows: Row[];
  next: Cursor | null;
  previous: Cursor | null;
}

const toCursor = (snapshot: QueryDocumentSnapshot): Cursor => {
  const at = snapshot.get('created_at') as Timestamp;
  return `${at.seconds}.${at.nanoseconds}.${snapshot.id}`;
};

function fromCursor(cursor: Cursor): [Timestamp, string] | null {
  const match = /^(-?\d{1,12})\.(\d{1,9})\.(.+)$/.exec(cursor);
  return match ? [new Timestamp(Number(match[1]), Number(match[2])), match[3] ?? ''] : null;
}

/** A cursor that somebody mistyped shows the first page. */
export function pageConstraints({ after, before }: PageRequest): QueryConstraint[] {
  const order = [orderBy('created_at', 'desc'), orderBy(documentId(), 'desc')];
  const start = after ? fromCursor(after) : null;
  if (start) return [...order, startAfter(...start), limit(PAGE_SIZE + 1)];
  const end = before ? fromCursor(before) : null;
  if (end) return [...order, endBefore(...end), limitToLast(PAGE_SIZE + 1)];
  return [...order, limit(PAGE_SIZE + 1)];
}

/** Cuts the one row too many that tells whether there is another page in the direction of travel. */
export function toPage<Row>(
  snapshots: QueryDocumentSnapshot[],
  request: PageRequest,
  parse: (snapshot: QueryDocumentSnapshot) => Row | null,
): Page<Row> {
  const isBackward = Boolean(request.before) && !request.after;
  const hasMore = snapshots.length > PAGE_SIZE;
  const shown = !hasMore ? snapshots : isBackward ? snapshots.slice(1) : snapshots.slice(0, PAGE_SIZE);
  const first = shown[0];
  const last = shown.at(-1);
  return {
    rows: shown.map(parse).filter((row) => row !== null),
    next: last && (isBackward || hasMore) ? toCursor(last) : null,
    previous: first && (isBackward ? hasMore : Boolean(request.after)) ? toCursor(first) : null,
  };
}

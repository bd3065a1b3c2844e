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
import { type Cursor, type Page, PAGE_SIZE, type PageRequest, type Sort } from '../domain/page';

export const NEWEST_FIRST: Sort = { by: 'created_at', direction: 'desc' };

/** `kind:value:id`; the value carries no colon, the id may. */
function toCursor(snapshot: QueryDocumentSnapshot, { by }: Sort): Cursor {
  const value: unknown = snapshot.get(by);
  if (value instanceof Timestamp) return `t:${value.seconds}.${value.nanoseconds}:${snapshot.id}`;
  if (typeof value === 'number') return `n:${value}:${snapshot.id}`;
  return `s:${encodeURIComponent(String(value))}:${snapshot.id}`;
}

function fromCursor(cursor: Cursor): [value: unknown, id: string] | null {
  const [, kind, text = '', id = ''] = /^([tns]):([^:]*):(.+)$/u.exec(cursor) ?? [];
  const value = kind && readValue(kind, text);
  return value === null || value === undefined ? null : [value, id];
}

function readValue(kind: string, text: string): unknown {
  if (kind === 't') {
    const [, seconds, nanoseconds] = /^(-?\d{1,12})\.(\d{1,9})$/.exec(text) ?? [];
    return seconds ? new Timestamp(Number(seconds), Number(nanoseconds)) : null;
  }
  if (kind === 'n') return text !== '' && Number.isFinite(Number(text)) ? Number(text) : null;
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** A cursor that somebody mistyped shows the first page. */
export function pageConstraints(request: PageRequest): QueryConstraint[] {
  const { after, before, sort = NEWEST_FIRST, size = PAGE_SIZE } = request;
  const order = [orderBy(sort.by, sort.direction), orderBy(documentId(), sort.direction)];
  const start = after ? fromCursor(after) : null;
  if (start) return [...order, startAfter(...start), limit(size + 1)];
  const end = before ? fromCursor(before) : null;
  if (end) return [...order, endBefore(...end), limitToLast(size + 1)];
  return [...order, limit(size + 1)];
}

/** Cuts the one row too many that tells whether there is another page in the direction of travel. */
export function toPage<Row>(
  snapshots: QueryDocumentSnapshot[],
  request: PageRequest,
  parse: (snapshot: QueryDocumentSnapshot) => Row | null,
): Page<Row> {
  const { after, before, sort = NEWEST_FIRST, size = PAGE_SIZE } = request;
  const isBackward = Boolean(before) && !after;
  const hasMore = snapshots.length > size;
  const shown = !hasMore ? snapshots : isBackward ? snapshots.slice(1) : snapshots.slice(0, size);
  const first = shown[0];
  const last = shown.at(-1);
  return {
    rows: shown.map(parse).filter((row) => row !== null),
    next: last && (isBackward || hasMore) ? toCursor(last, sort) : null,
    previous: first && (isBackward ? hasMore : Boolean(after)) ? toCursor(first, sort) : null,
  };
}

/**
 * For a search that the rows themselves decide in part: a page whose rows all fall out is passed over, in the direction
 * of travel.
 */
export async function firstPageWithRows<Row, Request extends PageRequest>(
  request: Request,
  read: (request: Request) => Promise<Page<Row>>,
): Promise<Page<Row>> {
  const page = await read(request);
  if (page.rows.length > 0) return page;
  const isBackward = Boolean(request.before) && !request.after;
  const further = isBackward ? page.previous : page.next;
  if (!further) return page;
  const next = {
    ...request,
    after: isBackward ? undefined : further,
    before: isBackward ? further : undefined,
  };
  return firstPageWithRows(next, read);
}

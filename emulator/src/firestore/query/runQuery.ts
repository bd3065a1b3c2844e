import { pickFields } from '../fieldPath';
import { compareValues } from '../order';
import { collectionOf } from '../path';
import { isCollectionInScope, type View } from '../store';
import type { StoredDocument, Value } from '../value';
import { fieldOf, matches } from './filter';
import { fullOrder } from './fullOrder';
import type { Cursor, Order, Query } from './query';

interface Row {
  document: StoredDocument;
  /** The document's values in the query's order, which cursors compare with. */
  key: Value[];
}

/** The documents of a query, in order, before the projection (transactions remember whole documents). */
export function findDocuments(view: View, query: Query): StoredDocument[] {
  const order = fullOrder(query);
  const rows: Row[] = [];
  for (const document of view.documentsIn(query.scope)) {
    const key = keyInResult(document, query, order);
    if (key) rows.push({ document, key });
  }
  rows.sort((a, b) => compareKeys(a.key, b.key, order));
  const end = query.limit === null ? undefined : query.offset + query.limit;
  return rows.slice(query.offset, end).map((row) => row.document);
}

/** Whether a document is in a query's result, its limit and offset aside. */
export function isFound(document: StoredDocument, query: Query): boolean {
  const inScope = isCollectionInScope(collectionOf(document.name), query.scope);
  return inScope && keyInResult(document, query, fullOrder(query)) !== null;
}

export function project(document: StoredDocument, query: Query): StoredDocument {
  return query.select === null
    ? document
    : { ...document, fields: pickFields(document.fields, query.select) };
}

function keyInResult(document: StoredDocument, query: Query, order: Order[]): Value[] | null {
  const key = matches(document, query.filter) ? keyOf(document, order) : null;
  return key && isInside(key, query, order) ? key : null;
}

/** Null when a field of the order is missing: such a document is in no index for it. */
function keyOf(document: StoredDocument, order: Order[]): Value[] | null {
  const key: Value[] = [];
  for (const { field } of order) {
    const value = fieldOf(document, field);
    if (value === undefined) return null;
    key.push(value);
  }
  return key;
}

function isInside(key: Value[], query: Query, order: Order[]): boolean {
  const { startAt, endAt } = query;
  if (startAt && compareWithCursor(key, startAt, order) < (startAt.before ? 0 : 1)) return false;
  return !endAt || compareWithCursor(key, endAt, order) <= (endAt.before ? -1 : 0);
}

/** A cursor may name only the first values of the order; the rest then counts as equal. */
function compareWithCursor(key: Value[], cursor: Cursor, order: Order[]): number {
  return Math.sign(compareKeys(key.slice(0, cursor.values.length), cursor.values, order));
}

function compareKeys(a: Value[], b: Value[], order: Order[]): number {
  for (const [index, { direction }] of order.entries()) {
    const left = a[index];
    const right = b[index];
    if (left === undefined || right === undefined) return 0;
    const byValue = compareValues(left, right);
    if (byValue !== 0) return direction === 'ASCENDING' ? byValue : -byValue;
  }
  return 0;
}

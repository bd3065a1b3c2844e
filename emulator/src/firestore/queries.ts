import type { Backend } from './backend';
import type { Caller } from './caller';
import { describe, openTransaction, refuseReadTime } from './documents';
import { invalid, unimplemented } from './errors';
import { parseFieldPath } from './fieldPath';
import { readObject, readOptionalCount, readOptionalString, readString, type JsonObject } from './json';
import { compareNames } from './order';
import { checkCollectionId, parseParent } from './path';
import { aggregate, parseAggregations } from './query/aggregate';
import { requireIndexes } from './query/indexNeed';
import { parseQuery } from './query/parseQuery';
import type { Order, Query } from './query/query';
import { findDocuments, project } from './query/runQuery';
import { parseMask } from './write';

/** The operations on collections. Requests and answers are the API's messages as JSON. */

export async function runQuery(backend: Backend, caller: Caller, request: JsonObject): Promise<JsonObject[]> {
  refuseOptions(request);
  const query = parseQuery(readString(request.parent, 'parent'), request.structuredQuery);
  const { transaction, opened } = openTransaction(backend, caller, request);
  const view = await backend.transactions.viewForQuery(transaction, query);
  backend.access.checkList(caller, query, view);
  requireIndexes(backend.indexes(), query);
  const documents = findDocuments(view, query);
  const readTime = backend.clock.next();
  const answers = documents.map((document): JsonObject => ({
    document: describe(project(document, query), null),
    readTime,
  }));
  if (opened) return [{ transaction, readTime }, ...answers];
  return answers.length > 0 ? answers : [{ readTime }];
}

export async function runAggregationQuery(
  backend: Backend,
  caller: Caller,
  request: JsonObject,
): Promise<JsonObject[]> {
  refuseOptions(request);
  const raw = readObject(request.structuredAggregationQuery, 'structuredAggregationQuery');
  const query = parseQuery(readString(request.parent, 'parent'), raw.structuredQuery);
  const aggregations = parseAggregations(raw.aggregations);
  const { transaction, opened } = openTransaction(backend, caller, request);
  const view = await backend.transactions.viewForQuery(transaction, query);
  backend.access.checkList(caller, query, view);
  requireIndexes(backend.indexes(), query, aggregations);
  const result = { aggregateFields: aggregate(findDocuments(view, query), aggregations) };
  const readTime = backend.clock.next();
  return opened
    ? [
        { transaction, readTime },
        { result, readTime },
      ]
    : [{ result, readTime }];
}

const defaultPageSize = 100;

export async function listDocuments(
  backend: Backend,
  caller: Caller,
  request: JsonObject,
): Promise<JsonObject> {
  refuseReadTime(request);
  const parent = readString(request.parent, 'parent');
  const collectionId = readString(request.collectionId, 'collectionId');
  parseParent(parent);
  checkCollectionId(collectionId);
  const pageSize = readOptionalCount(request.pageSize, 'pageSize') || defaultPageSize;
  const offset = readPageToken(readOptionalString(request.pageToken, 'pageToken'));
  const query: Query = {
    scope: { parent, collectionId, allDescendants: false },
    filter: null,
    orderBy: parseOrderBy(readOptionalString(request.orderBy, 'orderBy')),
    startAt: null,
    endAt: null,
    offset: 0,
    limit: null,
    select: parseMask(request.mask),
  };
  const view = await backend.transactions.viewForQuery(
    readOptionalString(request.transaction, 'transaction'),
    query,
  );
  backend.access.checkList(caller, { ...query, limit: pageSize }, view);
  requireIndexes(backend.indexes(), query);
  const found = findDocuments(view, query).map((document) => describe(project(document, query), null));
  const all =
    request.showMissing === true ? withMissing(backend, `${parent}/${collectionId}`, found, query) : found;
  const page: JsonObject = { documents: all.slice(offset, offset + pageSize) };
  if (all.length > offset + pageSize)
    page.nextPageToken = Buffer.from(String(offset + pageSize)).toString('base64');
  return page;
}

/** Adds names that hold no document but have some below, as the Admin SDK's `listDocuments()` wants. */
function withMissing(backend: Backend, collection: string, found: JsonObject[], query: Query): JsonObject[] {
  if (query.orderBy.length > 0) throw invalid('showMissing may not be combined with orderBy.');
  const missing = backend.store.missingDocumentsIn(collection).map((name): JsonObject => ({ name }));
  return [...found, ...missing].sort((a, b) => compareNames(String(a.name), String(b.name)));
}

function readPageToken(token: string | undefined): number {
  if (token === undefined) return 0;
  const offset = Number(Buffer.from(token, 'base64').toString());
  if (!Number.isInteger(offset) || offset < 0)
    throw invalid('pageToken is not one that this service gave out.');
  return offset;
}

/** The list call's own notation: `title desc, __name__`. */
function parseOrderBy(text: string | undefined): Order[] {
  if (text === undefined) return [];
  return text.split(',').map((part) => {
    const [field = '', direction = 'asc', ...rest] = part.trim().split(/\s+/);
    if (rest.length > 0 || !/^(asc|desc)$/i.test(direction))
      throw invalid(`"${text}" is not a valid orderBy.`);
    return {
      field: parseFieldPath(field),
      direction: /^desc$/i.test(direction) ? 'DESCENDING' : 'ASCENDING',
    };
  });
}

export async function listCollectionIds(
  backend: Backend,
  caller: Caller,
  request: JsonObject,
): Promise<JsonObject> {
  const parent = readString(request.parent, 'parent');
  parseParent(parent);
  backend.access.requireAdmin(caller, `listCollectionIds ${parent}`);
  return Promise.resolve({ collectionIds: backend.store.collectionIdsBelow(parent) });
}

function refuseOptions(request: JsonObject): void {
  refuseReadTime(request);
  if (request.explainOptions !== undefined) throw unimplemented('query explain (explainOptions)');
}

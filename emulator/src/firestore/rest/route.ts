import { invalid, unimplemented } from '../errors';
import type { JsonObject } from '../json';
import type { StreamingName, UnaryName } from '../operations';

/** A REST request as a call of the service: its name, and the part of its message that the URL carries. */
export interface Route {
  call: UnaryName | StreamingName;
  message: JsonObject;
  /** Where the body goes: it is the message, it is the message's `document`, or there is none. */
  body: 'message' | 'document' | 'none';
}

/** `documents:verb` calls, and whether they address a database or a parent below it. */
const verbs: Record<string, { call: Route['call']; addresses: 'database' | 'parent' }> = {
  batchGet: { call: 'BatchGetDocuments', addresses: 'database' },
  beginTransaction: { call: 'BeginTransaction', addresses: 'database' },
  commit: { call: 'Commit', addresses: 'database' },
  rollback: { call: 'Rollback', addresses: 'database' },
  batchWrite: { call: 'BatchWrite', addresses: 'database' },
  runQuery: { call: 'RunQuery', addresses: 'parent' },
  runAggregationQuery: { call: 'RunAggregationQuery', addresses: 'parent' },
  listCollectionIds: { call: 'ListCollectionIds', addresses: 'parent' },
};

const refusedVerbs = ['partitionQuery', 'executePipeline', 'listen', 'write'];

export function routeOf(method: string, url: URL): Route {
  const path = decodePath(url.pathname.replace(/^\/v1\//, ''));
  const [, database] = /^(projects\/[^/]+\/databases\/[^/:]+)\/documents(?:[/:]|$)/.exec(path) ?? [];
  if (database === undefined) throw unimplemented(`${method} ${url.pathname}`);
  if (method === 'POST') return routePost(path, database, url);
  const isDocument = path.split('/').length % 2 === 1;
  const name = path;
  if (method === 'GET' && isDocument)
    return { call: 'GetDocument', message: { name, ...readParams(url) }, body: 'none' };
  if (method === 'GET') {
    return { call: 'ListDocuments', message: { ...splitCollection(path), ...listParams(url) }, body: 'none' };
  }
  if (method === 'PATCH' && isDocument) {
    return { call: 'UpdateDocument', message: { name, ...writeParams(url) }, body: 'document' };
  }
  if (method === 'DELETE' && isDocument) {
    return { call: 'DeleteDocument', message: { name, ...writeParams(url) }, body: 'none' };
  }
  throw unimplemented(`${method} ${url.pathname}`);
}

function routePost(path: string, database: string, url: URL): Route {
  const colon = path.lastIndexOf(':');
  const verb = path.slice(colon + 1);
  const known = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (colon >= 0 && known) {
    const message = known.addresses === 'database' ? { database } : { parent: path.slice(0, colon) };
    return { call: known.call, message, body: 'message' };
  }
  if (colon >= 0 && (refusedVerbs.includes(verb) || !path.includes('/documents/')))
    throw unimplemented(`:${verb}`);
  const documentId = url.searchParams.get('documentId') ?? undefined;
  const mask = maskParam(url, 'mask');
  return {
    call: 'CreateDocument',
    message: { ...splitCollection(path), documentId, mask },
    body: 'document',
  };
}

function decodePath(path: string): string {
  try {
    return path.split('/').map(decodeURIComponent).join('/');
  } catch {
    throw invalid(`The path "${path}" is not a valid URL.`);
  }
}

function splitCollection(path: string): JsonObject {
  const slash = path.lastIndexOf('/');
  return { parent: path.slice(0, slash), collectionId: path.slice(slash + 1) };
}

function readParams(url: URL): JsonObject {
  const { searchParams } = url;
  return {
    mask: maskParam(url, 'mask'),
    transaction: searchParams.get('transaction') ?? undefined,
    readTime: searchParams.get('readTime') ?? undefined,
  };
}

function listParams(url: URL): JsonObject {
  const { searchParams } = url;
  return {
    ...readParams(url),
    pageSize: searchParams.get('pageSize') ?? undefined,
    pageToken: searchParams.get('pageToken') ?? undefined,
    orderBy: searchParams.get('orderBy') ?? undefined,
    showMissing: searchParams.get('showMissing') === 'true',
  };
}

function writeParams(url: URL): JsonObject {
  const exists = url.searchParams.get('currentDocument.exists');
  const updateTime = url.searchParams.get('currentDocument.updateTime') ?? undefined;
  const currentDocument = exists === null ? { updateTime } : { exists: exists === 'true', updateTime };
  return { mask: maskParam(url, 'mask'), updateMask: maskParam(url, 'updateMask'), currentDocument };
}

function maskParam(url: URL, name: string): JsonObject | undefined {
  const fieldPaths = url.searchParams.getAll(`${name}.fieldPaths`);
  return fieldPaths.length === 0 ? undefined : { fieldPaths };
}

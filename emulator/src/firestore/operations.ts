import type { Backend } from './backend';
import type { Caller } from './caller';
import { batchWrite, commit } from './commit';
import { batchGetDocuments, createDocument, deleteDocument, getDocument, updateDocument } from './documents';
import type { JsonObject } from './json';
import { ListenStream } from './listen/listenStream';
import { listCollectionIds, listDocuments, runAggregationQuery, runQuery } from './queries';
import type { OpenStream } from './stream';
import { WriteStream } from './writeStream';

type Unary = (backend: Backend, caller: Caller, request: JsonObject) => Promise<JsonObject>;
type Streaming = (backend: Backend, caller: Caller, request: JsonObject) => Promise<JsonObject[]>;

/** Every call that is implemented, under its name in the service definition. Both transports serve from this list. */
export const unaryOperations = {
  GetDocument: getDocument,
  ListDocuments: listDocuments,
  CreateDocument: createDocument,
  UpdateDocument: updateDocument,
  DeleteDocument: deleteDocument,
  BeginTransaction: (backend, caller, request) =>
    Promise.resolve({ transaction: backend.transactions.begin(request.options, caller.isAdmin) }),
  Rollback: (backend, _caller, request) => {
    backend.transactions.rollback(request.transaction);
    return Promise.resolve({});
  },
  Commit: commit,
  BatchWrite: batchWrite,
  ListCollectionIds: listCollectionIds,
} satisfies Record<string, Unary>;

export const streamingOperations = {
  BatchGetDocuments: batchGetDocuments,
  RunQuery: runQuery,
  RunAggregationQuery: runAggregationQuery,
} satisfies Record<string, Streaming>;

export const duplexOperations = {
  Listen: (backend, caller, outlet) => new ListenStream(backend, caller, outlet),
  Write: (backend, caller, outlet) => new WriteStream(backend, caller, outlet),
} satisfies Record<string, OpenStream>;

export type UnaryName = keyof typeof unaryOperations;
export type StreamingName = keyof typeof streamingOperations;
export type DuplexName = keyof typeof duplexOperations;

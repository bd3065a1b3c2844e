import { randomInt } from 'node:crypto';
import type { Backend } from './backend';
import type { Caller } from './caller';
import { commitWrites } from './commit';
import { StatusError, unimplemented } from './errors';
import { pickFields, type FieldPath } from './fieldPath';
import { isObject, readObject, readOptionalString, readString, readStrings, type JsonObject } from './json';
import { checkCollectionId, parseDocumentName, parseParent } from './path';
import type { StoredDocument } from './value';
import { parseMask, parseWrites } from './write';

/** The operations on documents by name. Requests and answers are the API's messages as JSON. */

export async function getDocument(
  backend: Backend,
  caller: Caller,
  request: JsonObject,
): Promise<JsonObject> {
  const name = readString(request.name, 'name');
  parseDocumentName(name);
  refuseReadTime(request);
  const view = await backend.transactions.viewFor(readOptionalString(request.transaction, 'transaction'), [
    name,
  ]);
  backend.access.checkGets(caller, [name], view);
  const document = view.get(name);
  if (!document) throw new StatusError('NOT_FOUND', `Document "${name}" not found.`);
  return describe(document, parseMask(request.mask));
}

export async function batchGetDocuments(
  backend: Backend,
  caller: Caller,
  request: JsonObject,
): Promise<JsonObject[]> {
  const names = readStrings(request.documents, 'documents');
  names.forEach(parseDocumentName);
  refuseReadTime(request);
  const mask = parseMask(request.mask);
  const { transaction, opened } = openTransaction(backend, caller, request);
  const view = await backend.transactions.viewFor(transaction, names);
  backend.access.checkGets(caller, names, view);
  const readTime = backend.clock.next();
  const answers = [...new Set(names)].map((name): JsonObject => {
    const document = view.get(name);
    return document ? { found: describe(document, mask), readTime } : { missing: name, readTime };
  });
  return opened ? [{ transaction, readTime }, ...answers] : answers;
}

export async function createDocument(
  backend: Backend,
  caller: Caller,
  request: JsonObject,
): Promise<JsonObject> {
  const parent = readString(request.parent, 'parent');
  const collectionId = readString(request.collectionId, 'collectionId');
  parseParent(parent);
  checkCollectionId(collectionId);
  const id = readOptionalString(request.documentId, 'documentId') ?? newId();
  const fields = isObject(request.document) ? request.document.fields : undefined;
  return writeOne(backend, caller, request, {
    update: { name: `${parent}/${collectionId}/${id}`, fields },
    currentDocument: { exists: false },
  });
}

export async function updateDocument(
  backend: Backend,
  caller: Caller,
  request: JsonObject,
): Promise<JsonObject> {
  const { updateMask, currentDocument } = request;
  return writeOne(backend, caller, request, {
    update: readObject(request.document, 'document'),
    updateMask,
    currentDocument,
  });
}

export async function deleteDocument(
  backend: Backend,
  caller: Caller,
  request: JsonObject,
): Promise<JsonObject> {
  await writeOne(backend, caller, {}, { delete: request.name, currentDocument: request.currentDocument });
  return {};
}

/** Opens the transaction that a read asks for with `newTransaction`; its id goes out with the first answer. */
export function openTransaction(
  backend: Backend,
  caller: Caller,
  request: JsonObject,
): { transaction: string | undefined; opened: boolean } {
  if (isObject(request.newTransaction)) {
    return { transaction: backend.transactions.begin(request.newTransaction, caller.isAdmin), opened: true };
  }
  return { transaction: readOptionalString(request.transaction, 'transaction'), opened: false };
}

export function refuseReadTime(request: JsonObject): void {
  if (request.readTime !== undefined) throw unimplemented('reads in the past (readTime)');
}

export function describe(document: StoredDocument, mask: FieldPath[] | null): JsonObject {
  const { name, fields, createTime, updateTime } = document;
  return { name, fields: mask === null ? fields : pickFields(fields, mask), createTime, updateTime };
}

async function writeOne(
  backend: Backend,
  caller: Caller,
  request: JsonObject,
  write: JsonObject,
): Promise<JsonObject> {
  const mask = parseMask(request.mask);
  const name = readString(isObject(write.update) ? write.update.name : write.delete, 'The document name');
  const { staged } = await commitWrites(
    backend,
    caller,
    parseWrites([write], parseDocumentName(name).database),
  );
  const after = staged[0]?.after;
  return after ? describe(after, mask) : {};
}

const idAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function newId(): string {
  return Array.from({ length: 20 }, () => idAlphabet[randomInt(idAlphabet.length)]).join('');
}

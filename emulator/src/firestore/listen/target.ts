import type { Backend } from '../backend';
import type { Caller } from '../caller';
import { describe } from '../documents';
import { invalid } from '../errors';
import { isObject, readString, readStrings, type JsonObject } from '../json';
import { parseDocumentName, parseParent } from '../path';
import { requireIndexes } from '../query/indexNeed';
import { parseQuery } from '../query/parseQuery';
import type { Query } from '../query/query';
import { findDocuments, isFound, project } from '../query/runQuery';
import type { View } from '../store';
import type { StoredDocument } from '../value';

/** What can be listened to: some documents by name, or a query. */
export interface Target {
  /** Throws when the caller may not read it or it needs an index. What rules look up is read through the view. */
  check(backend: Backend, caller: Caller, view: View): void;
  /** The documents of the result. */
  findIn(view: View): StoredDocument[];
  /** Whether a document is part of the result, a limit or offset aside. */
  includes(document: StoredDocument): boolean;
  /** With a limit or offset, one document's change can bring in or push out another. */
  isWindow: boolean;
  /** Names of which the client must hear even when there is no such document. */
  names: readonly string[];
  describe(document: StoredDocument): JsonObject;
}

/** Reads the Target of an addTarget request, or refuses it. */
export function parseTarget(addTarget: JsonObject, database: string): Target {
  if (isObject(addTarget.documents)) {
    return documentTarget(readStrings(addTarget.documents.documents, 'documents'), database);
  }
  if (!isObject(addTarget.query)) throw invalid('A target must be a query or documents.');
  const parent = readString(addTarget.query.parent, 'parent');
  requireSameDatabase(parseParent(parent).database, database);
  return queryTarget(parseQuery(parent, addTarget.query.structuredQuery));
}

function documentTarget(input: string[], database: string): Target {
  const names = [...new Set(input)];
  if (names.length === 0) throw invalid('A documents target must name at least one document.');
  for (const name of names) requireSameDatabase(parseDocumentName(name).database, database);
  return {
    names,
    isWindow: false,
    check: ({ access }, caller, view) => access.checkGets(caller, names, view),
    findIn: (view) => names.map((name) => view.get(name)).filter((document) => document !== null),
    includes: ({ name }) => names.includes(name),
    describe: (document) => describe(document, null),
  };
}

function queryTarget(query: Query): Target {
  return {
    names: [],
    isWindow: query.limit !== null || query.offset > 0,
    check: ({ access, indexes }, caller, view) => {
      access.checkList(caller, query, view);
      requireIndexes(indexes(), query);
    },
    findIn: (view) => findDocuments(view, query),
    includes: (document) => isFound(document, query),
    describe: (document) => describe(project(document, query), null),
  };
}

function requireSameDatabase(named: string, database: string): void {
  if (named !== database) throw invalid(`The target is in ${named}, but the stream is for ${database}.`);
}

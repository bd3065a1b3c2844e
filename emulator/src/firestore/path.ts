import { invalid } from './errors';

/** Resource names: `projects/P/databases/D/documents/COLLECTION/ID/...`. */
export interface ResourceName {
  /** `projects/P/databases/D` */
  database: string;
  /** What follows `documents/`, split. Empty for the root. */
  segments: string[];
}

/** Collections below each other. */
const maxDepth = 100;
const maxNameBytes = 6 * 1024;

const namePattern = /^(projects\/[^/]+\/databases\/[^/]+)\/documents(?:\/(.+))?$/s;

export function parseResourceName(name: string): ResourceName {
  const [, database, relative] = namePattern.exec(name) ?? [];
  if (database === undefined) throw invalid(`"${name}" is not a resource name of a document.`);
  const segments = relative === undefined ? [] : relative.split('/');
  if (segments.length > 2 * maxDepth)
    throw invalid(`Key path is too long. Cannot exceed ${maxDepth} elements.`);
  if (relative !== undefined && Buffer.byteLength(relative) > maxNameBytes)
    throw invalid(`A document's name must not exceed ${maxNameBytes} bytes.`);
  segments.forEach(checkSegment);
  return { database, segments };
}

export function parseDocumentName(name: string): ResourceName {
  const parsed = parseResourceName(name);
  if (parsed.segments.length === 0 || parsed.segments.length % 2 !== 0) {
    throw invalid(`"${name}" names a collection where a document is needed.`);
  }
  return parsed;
}

/** The parent of a query or list: the root or a document. */
export function parseParent(name: string): ResourceName {
  const parsed = parseResourceName(name);
  if (parsed.segments.length % 2 !== 0)
    throw invalid(`The parent "${name}" is neither the root nor a document.`);
  return parsed;
}

function checkSegment(segment: string): void {
  if (segment === '') throw invalid('A path must not contain an empty segment.');
  if (segment === '.' || segment === '..') throw invalid('A path segment must not be "." or "..".');
  if (Buffer.byteLength(segment) > 1500) throw invalid('A path segment must not exceed 1500 bytes.');
  if (/^__.*__$/s.test(segment) && !/^__id-?\d+__$/.test(segment)) {
    throw invalid(`The path segment "${segment}" is reserved.`);
  }
}

export function checkCollectionId(id: string): void {
  if (id.includes('/')) throw invalid(`The collection id "${id}" must not contain a slash.`);
  checkSegment(id);
}

export function collectionOf(documentName: string): string {
  return documentName.slice(0, documentName.lastIndexOf('/'));
}

export function lastSegment(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/** `projects/P/databases/(default)/documents/ebooks/1` -> `ebooks/1`. */
export function relativePath(name: string): string {
  return name.replace(/^projects\/[^/]+\/databases\/[^/]+\/documents\/?/, '');
}

/** The form that security rules use: `/databases/(default)/documents/ebooks/1`. */
export function rulesPath(name: string): string {
  return name.replace(/^projects\/[^/]+/, '');
}

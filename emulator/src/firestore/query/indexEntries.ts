import { invalid } from '../errors';
import { formatFieldPath, getField, parseFieldPath, type FieldPath } from '../fieldPath';
import { collectionOf, lastSegment, relativePath } from '../path';
import type { Fields, StoredDocument, Value } from '../value';
import { hasSingleFieldIndex, type CompositeIndex, type DeclaredIndexes, type IndexMode } from './indexes';

const maxEntries = 40_000;
const scopes = ['COLLECTION', 'COLLECTION_GROUP'] as const;

/** The service's limit on the index entries of a document: https://firebase.google.com/docs/firestore/quotas#indexes */
export function checkIndexEntries(document: StoredDocument, declared: DeclaredIndexes): void {
  // Most documents are too small to come near it, whatever is indexed.
  const perValue = scopes.length * 2 + declared.composite.length;
  if (countValues(document.fields) * perValue <= maxEntries) return;
  const collectionGroup = lastSegment(collectionOf(document.name));
  const entries =
    singleFieldEntries(document.fields, [], collectionGroup, declared) +
    declared.composite
      .filter((index) => index.collectionGroup === collectionGroup)
      .reduce((sum, index) => sum + compositeEntries(document.fields, index), 0);
  if (entries > maxEntries) {
    throw invalid(`too many index entries for entity /${relativePath(document.name)}`);
  }
}

function countValues(fields: Fields): number {
  return Object.values(fields).reduce((sum, value) => {
    if ('mapValue' in value) return sum + countValues(value.mapValue.fields);
    return sum + ('arrayValue' in value ? value.arrayValue.values.length : 1);
  }, 0);
}

/** Each value in both orders, each element of an array once; maps by what they hold. */
function singleFieldEntries(
  fields: Fields,
  above: FieldPath,
  collectionGroup: string,
  declared: DeclaredIndexes,
): number {
  return Object.entries(fields).reduce((sum, [key, value]) => {
    const path = [...above, key];
    if ('mapValue' in value)
      return sum + singleFieldEntries(value.mapValue.fields, path, collectionGroup, declared);
    const fieldPath = formatFieldPath(path);
    const count = (mode: IndexMode): number =>
      scopes.filter((scope) => hasSingleFieldIndex(declared, collectionGroup, scope, { fieldPath, mode }))
        .length;
    if ('arrayValue' in value) return sum + elements(value) * count('CONTAINS');
    return sum + count('ASCENDING') + count('DESCENDING');
  }, 0);
}

/** None where a field is missing. Only one field of an index can be an array's elements. */
function compositeEntries(fields: Fields, index: CompositeIndex): number {
  return index.fields.reduce((product, { fieldPath, mode }) => {
    if (fieldPath === '__name__') return product;
    const value = getField(fields, parseFieldPath(fieldPath));
    if (value === undefined) return 0;
    return mode === 'CONTAINS' ? product * elements(value) : product;
  }, 1);
}

function elements(value: Value): number {
  if (!('arrayValue' in value)) return 0;
  return new Set(value.arrayValue.values.map((item) => JSON.stringify(item))).size;
}

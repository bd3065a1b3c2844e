import { compareStrings } from '../order';
import { formatFieldPath, parseFieldPath } from '../fieldPath';
import { isObject, readArray, readString, type JsonObject } from '../json';

/** What firestore.indexes.json declares. Single-field indexes are automatic unless an override takes them away. */
export interface DeclaredIndexes {
  composite: CompositeIndex[];
  overrides: FieldOverride[];
}

export interface CompositeIndex {
  collectionGroup: string;
  queryScope: QueryScope;
  fields: IndexField[];
}

export type QueryScope = 'COLLECTION' | 'COLLECTION_GROUP';
export type IndexMode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS';

export interface IndexField {
  fieldPath: string;
  mode: IndexMode;
}

export interface FieldOverride {
  collectionGroup: string;
  fieldPath: string;
  indexes: { queryScope: QueryScope; mode: IndexMode }[];
}

export const noIndexes: DeclaredIndexes = { composite: [], overrides: [] };

export function parseIndexes(text: string): DeclaredIndexes {
  const file: unknown = JSON.parse(text);
  if (!isObject(file)) throw new Error('firestore.indexes.json must hold an object.');
  return {
    composite: readArray(file.indexes, 'indexes').filter(isObject).map(parseComposite),
    overrides: readArray(file.fieldOverrides, 'fieldOverrides').filter(isObject).map(parseOverride),
  };
}

function parseComposite(raw: JsonObject): CompositeIndex {
  return {
    collectionGroup: readString(raw.collectionGroup, 'collectionGroup'),
    queryScope: scopeOf(raw),
    fields: readArray(raw.fields, 'fields')
      .filter(isObject)
      .map((field) => ({
        fieldPath: canonical(readString(field.fieldPath, 'fieldPath')),
        mode: modeOf(field),
      })),
  };
}

function parseOverride(raw: JsonObject): FieldOverride {
  const fieldPath = readString(raw.fieldPath, 'fieldPath');
  return {
    collectionGroup: readString(raw.collectionGroup, 'collectionGroup'),
    fieldPath: fieldPath === '*' ? '*' : canonical(fieldPath),
    indexes: readArray(raw.indexes, 'indexes')
      .filter(isObject)
      .map((index) => ({ queryScope: scopeOf(index), mode: modeOf(index) })),
  };
}

function canonical(fieldPath: string): string {
  return formatFieldPath(parseFieldPath(fieldPath));
}

function scopeOf(raw: JsonObject): QueryScope {
  return raw.queryScope === 'COLLECTION_GROUP' ? 'COLLECTION_GROUP' : 'COLLECTION';
}

function modeOf(raw: JsonObject): IndexMode {
  if (raw.arrayConfig === 'CONTAINS') return 'CONTAINS';
  return raw.order === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING';
}

/** Whether the automatic index (or what an override makes of it) exists. An override holds for the field's children. */
export function hasSingleFieldIndex(
  declared: DeclaredIndexes,
  collectionGroup: string,
  queryScope: QueryScope,
  field: IndexField,
): boolean {
  if (field.fieldPath === '__name__') return true;
  const override = declared.overrides
    .filter((item) => item.collectionGroup === collectionGroup || item.collectionGroup === '*')
    .filter((item) => item.fieldPath === '*' || isSameOrBelow(field.fieldPath, item.fieldPath))
    .sort((a, b) => specificity(b) - specificity(a) || compareStrings(a.fieldPath, b.fieldPath))[0];
  if (!override) return queryScope === 'COLLECTION';
  return override.indexes.some((index) => index.queryScope === queryScope && index.mode === field.mode);
}

function specificity(override: FieldOverride): number {
  return override.fieldPath === '*' ? 0 : override.fieldPath.length;
}

function isSameOrBelow(fieldPath: string, ancestor: string): boolean {
  return fieldPath === ancestor || fieldPath.startsWith(`${ancestor}.`);
}

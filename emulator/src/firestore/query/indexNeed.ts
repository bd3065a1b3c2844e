import { StatusError } from '../errors';
import { formatFieldPath } from '../fieldPath';
import type { Aggregation } from './aggregate';
import { conjunctions } from './checkFilters';
import { fullOrder } from './fullOrder';
import {
  hasSingleFieldIndex,
  type CompositeIndex,
  type DeclaredIndexes,
  type IndexField,
  type QueryScope,
} from './indexes';
import { isInequality, isNameField, type FieldFilter, type Query } from './query';

/** One scan of an index: fields that are fixed, then the order that the entries must come in. */
interface Scan {
  collectionGroup: string;
  queryScope: QueryScope;
  /** Fields with an equality (any direction serves) or an array-contains. */
  equalities: IndexField[];
  suffix: IndexField[];
  /** The direction of the document name behind the suffix. */
  nameMode: IndexField['mode'];
}

/** Refuses a query that the real service would refuse, naming the index as firestore.indexes.json wants it. */
export function requireIndexes(
  declared: DeclaredIndexes,
  query: Query,
  aggregations: Aggregation[] = [],
): void {
  const { collectionId, allDescendants } = query.scope;
  if (collectionId === undefined) return;
  for (const conjunction of conjunctions(query.filter)) {
    const scan = scanOf(query, conjunction, aggregations, {
      collectionGroup: collectionId,
      queryScope: allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
    });
    const missing = missingIndex(declared, scan);
    if (missing) throw new StatusError('FAILED_PRECONDITION', missing);
  }
}

function scanOf(
  query: Query,
  conjunction: FieldFilter[],
  aggregations: Aggregation[],
  scope: Pick<Scan, 'collectionGroup' | 'queryScope'>,
): Scan {
  const equalities = new Map<string, IndexField>();
  for (const filter of conjunction.filter((item) => !isInequality(item) && !isNameField(item.field))) {
    const fieldPath = formatFieldPath(filter.field);
    const mode = filter.op.startsWith('ARRAY_CONTAINS') ? 'CONTAINS' : 'ASCENDING';
    equalities.set(`${fieldPath} ${mode}`, { fieldPath, mode });
  }
  const fixed = new Set(
    [...equalities.values()].filter(({ mode }) => mode !== 'CONTAINS').map((f) => f.fieldPath),
  );
  const order = fullOrder(query).map(({ field, direction }) => ({
    fieldPath: formatFieldPath(field),
    mode: direction,
  }));
  const nameAt = order.findIndex(({ fieldPath }) => fieldPath === '__name__');
  // What follows the unique name orders nothing, and a fixed field has but one value.
  const suffix: IndexField[] = order.slice(0, nameAt).filter(({ fieldPath }) => !fixed.has(fieldPath));
  for (const aggregation of aggregations) {
    const fieldPath = aggregation.kind === 'count' ? undefined : formatFieldPath(aggregation.field);
    const isKnown =
      fieldPath === undefined || fixed.has(fieldPath) || suffix.some((f) => f.fieldPath === fieldPath);
    if (!isKnown) suffix.push({ fieldPath, mode: 'ASCENDING' });
  }
  return {
    ...scope,
    equalities: [...equalities.values()],
    suffix,
    nameMode: order[nameAt]?.mode ?? 'ASCENDING',
  };
}

function missingIndex(declared: DeclaredIndexes, scan: Scan): string | null {
  if (isServedBySingleFields(declared, scan) || isServedByComposites(declared, scan)) return null;
  const fields = [...scan.equalities, ...scan.suffix];
  const [only] = fields;
  if (fields.length === 1 && only && scan.nameMode === lastMode(fields))
    return singleFieldMessage(scan, only);
  const index = {
    collectionGroup: scan.collectionGroup,
    queryScope: scan.queryScope,
    fields: withName(fields, scan.nameMode).map(describeField),
  };
  return `The query requires an index. Add it to firestore.indexes.json: ${JSON.stringify(index)}`;
}

function singleFieldMessage(scan: Scan, field: IndexField): string {
  const index = { ...describeField(field), fieldPath: undefined, queryScope: scan.queryScope };
  const override = { collectionGroup: scan.collectionGroup, fieldPath: field.fieldPath, indexes: [index] };
  return (
    `The query requires a ${scan.queryScope} index on "${field.fieldPath}" of ${scan.collectionGroup}. ` +
    `Add it to fieldOverrides in firestore.indexes.json: ${JSON.stringify(override)}`
  );
}

function describeField({ fieldPath, mode }: IndexField): Record<string, string> {
  return mode === 'CONTAINS' ? { fieldPath, arrayConfig: mode } : { fieldPath, order: mode };
}

/** The name follows in the direction of the last field; only another direction has to be declared. */
function withName(fields: IndexField[], nameMode: IndexField['mode']): IndexField[] {
  return lastMode(fields) === nameMode ? fields : [...fields, { fieldPath: '__name__', mode: nameMode }];
}

function lastMode(fields: readonly IndexField[]): IndexField['mode'] {
  return fields.at(-1)?.mode === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING';
}

/** Equalities alone are merged from single-field indexes; one ordered field is one single-field index. */
function isServedBySingleFields(declared: DeclaredIndexes, scan: Scan): boolean {
  const has = (field: IndexField): boolean =>
    hasSingleFieldIndex(declared, scan.collectionGroup, scan.queryScope, field);
  if (scan.suffix.length === 0) {
    return scan.equalities.every((field) =>
      field.mode === 'CONTAINS'
        ? has(field) && scan.nameMode === 'ASCENDING'
        : has({ ...field, mode: scan.nameMode }),
    );
  }
  const [ordered, ...more] = scan.suffix;
  if (!ordered || more.length > 0 || scan.equalities.length > 0) return false;
  return has(ordered) && lastMode([ordered]) === scan.nameMode;
}

/** Merges declared indexes: each has some of the equalities first and then exactly the order; together they have all. */
function isServedByComposites(declared: DeclaredIndexes, scan: Scan): boolean {
  const serving = declared.composite.filter((index) => serves(index, scan));
  if (serving.length === 0) return false;
  return scan.equalities.every((wanted) =>
    serving.some((index) => index.fields.some((field) => isEquality(field, wanted))),
  );
}

function serves(index: CompositeIndex, scan: Scan): boolean {
  if (index.collectionGroup !== scan.collectionGroup || index.queryScope !== scan.queryScope) return false;
  const nameMode =
    index.fields.find(({ fieldPath }) => fieldPath === '__name__')?.mode ?? lastMode(index.fields);
  const fields = index.fields.filter(({ fieldPath }) => fieldPath !== '__name__');
  const prefix = fields.slice(0, fields.length - scan.suffix.length);
  const suffix = fields.slice(prefix.length);
  return (
    nameMode === scan.nameMode &&
    fields.length >= scan.suffix.length &&
    prefix.every((field) => scan.equalities.some((wanted) => isEquality(field, wanted))) &&
    suffix.every(
      (field, i) => field.fieldPath === scan.suffix[i]?.fieldPath && field.mode === scan.suffix[i].mode,
    )
  );
}

function isEquality(field: IndexField, wanted: IndexField): boolean {
  return field.fieldPath === wanted.fieldPath && (field.mode === 'CONTAINS') === (wanted.mode === 'CONTAINS');
}

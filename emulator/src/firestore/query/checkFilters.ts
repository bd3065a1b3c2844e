import { invalid } from '../errors';
import { formatFieldPath } from '../fieldPath';
import { fieldFilters, isInequality, isNameField, type FieldFilter, type Filter } from './query';

const maxDisjunctions = 30;
const maxInequalityFields = 10;
const negations = new Set<string>(['NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', 'IS_NOT_NULL']);
const listOperators = new Set(['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY']);

/** The service's limits on what filters may be combined. */
export function checkFilters(filter: Filter | null): void {
  const filters = fieldFilters(filter);
  filters.forEach(checkList);
  checkKeyEquality(filters);
  const named = (op: string): FieldFilter[] => filters.filter((item) => item.op === op);
  if (filters.filter(({ op }) => negations.has(op)).length > 1) {
    throw invalid(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    );
  }
  if (named('NOT_IN').length > 0) {
    if (named('IN').length + named('ARRAY_CONTAINS_ANY').length > 0 || hasOr(filter)) {
      throw invalid('NOT_IN cannot be combined with IN, ARRAY_CONTAINS_ANY or OR.');
    }
  }
  const fields = new Set(filters.filter(isInequality).map((item) => formatFieldPath(item.field)));
  if (fields.size > maxInequalityFields)
    throw invalid(`At most ${maxInequalityFields} fields may have an inequality.`);
  checkDisjunctions(filter);
}

function checkList({ op, field, value }: FieldFilter): void {
  if (isNameField(field) && op.startsWith('ARRAY')) throw invalid(`${op} is not supported on __name__.`);
  if (!listOperators.has(op)) return;
  if (!('arrayValue' in value)) throw invalid(`'${op}' requires an ArrayValue.`);
  const count = value.arrayValue.values.length;
  const most = op === 'NOT_IN' ? 10 : maxDisjunctions;
  if (count === 0) throw invalid(`'${op}' requires a non-empty ArrayValue.`);
  if (count > most) throw invalid(`'${op}' supports up to ${most} comparison values.`);
}

function hasOr(filter: Filter | null): boolean {
  if (filter === null || filter.kind === 'field') return false;
  return filter.kind === 'or' || filter.filters.some(hasOr);
}

function checkDisjunctions(filter: Filter | null): void {
  const counts = disjunctions(filter);
  if (counts > maxDisjunctions) {
    throw invalid(
      `The query has ${counts} disjunctions in disjunctive normal form, more than ${maxDisjunctions}.`,
    );
  }
  for (const conjunction of conjunctions(filter)) {
    const contains = conjunction.filter((item) => item.op.startsWith('ARRAY_CONTAINS'));
    if (contains.length > 1)
      throw invalid('A maximum of 1 array-contains filter is allowed per disjunction.');
  }
}

/** Over the whole query, whatever an `or` keeps apart. */
function checkKeyEquality(filters: FieldFilter[]): void {
  const onKey = filters.filter(({ field }) => isNameField(field));
  if (!onKey.some(({ op }) => op === 'EQUAL') || onKey.some(isInequality)) return;
  if (filters.some(isInequality)) {
    throw invalid(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    );
  }
}

function disjunctions(filter: Filter | null): number {
  if (filter === null) return 1;
  if (filter.kind === 'and') return filter.filters.reduce((product, part) => product * disjunctions(part), 1);
  if (filter.kind === 'or') return filter.filters.reduce((sum, part) => sum + disjunctions(part), 0);
  const isSplit = filter.op === 'IN' || filter.op === 'ARRAY_CONTAINS_ANY';
  return isSplit && 'arrayValue' in filter.value ? filter.value.arrayValue.values.length : 1;
}

/** The filter as an `or` of `and`s, each served by its own index scan. Lists of values are left whole. */
export function conjunctions(filter: Filter | null): FieldFilter[][] {
  if (filter === null) return [[]];
  if (filter.kind === 'field') return [[filter]];
  const parts = filter.filters.map(conjunctions);
  if (filter.kind === 'or') return parts.flat();
  return parts.reduce((left, right) => left.flatMap((a) => right.map((b) => [...a, ...b])), [[]]);
}

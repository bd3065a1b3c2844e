import type { QueryFacts } from '../../rules/types';
import { formatFieldPath } from '../fieldPath';
import type { FieldFilter, Filter, Query } from './query';

/** What holds for every document that the query can return: the filters that no `or` weakens. */
export function queryFacts(query: Query): QueryFacts {
  const facts: QueryFacts = {
    limit: query.limit,
    offset: query.offset === 0 ? null : query.offset,
    orderBy: query.orderBy.map(
      ({ field, direction }) => `${formatFieldPath(field)} ${direction === 'DESCENDING' ? 'DESC' : 'ASC'}`,
    ),
    equals: {},
    oneOf: {},
    contains: {},
    allDescendants: query.scope.allDescendants,
  };
  for (const { field, op, value } of certainFilters(query.filter)) {
    const path = formatFieldPath(field);
    if (op === 'EQUAL' || op === 'IS_NULL') facts.equals[path] = value;
    if (op === 'IS_NAN') facts.equals[path] = { doubleValue: 'NaN' };
    if (op === 'IN' && 'arrayValue' in value) facts.oneOf[path] = value.arrayValue.values;
    if (op === 'ARRAY_CONTAINS') facts.contains[path] = [...(facts.contains[path] ?? []), value];
  }
  return facts;
}

function certainFilters(filter: Filter | null): FieldFilter[] {
  if (filter === null || filter.kind === 'or') return [];
  return filter.kind === 'field' ? [filter] : filter.filters.flatMap(certainFilters);
}

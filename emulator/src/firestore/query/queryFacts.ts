import type { QueryFact, QueryFacts } from '../../rules/types';
import { formatFieldPath } from '../fieldPath';
import type { Value } from '../value';
import { conjunctions } from './checkFilters';
import type { FieldFilter, Query } from './query';

/** What a query says of the documents that it can return, before any is read. */
export function queryFacts(query: Query): QueryFacts {
  return {
    limit: query.limit,
    offset: query.offset === 0 ? null : query.offset,
    orderBy: query.orderBy.map(
      ({ field, direction }) => `${formatFieldPath(field)} ${direction === 'DESCENDING' ? 'DESC' : 'ASC'}`,
    ),
    ways: conjunctions(query.filter).flatMap(waysOf),
    allDescendants: query.scope.allDescendants,
  };
}

function waysOf(filters: FieldFilter[]): QueryFact[][] {
  return filters
    .map(choicesOf)
    .reduce((ways, choices) => ways.flatMap((way) => choices.map((facts) => [...way, ...facts])), [
      [],
    ] as QueryFact[][]);
}

const OPERATORS = {
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  EQUAL: '==',
  NOT_EQUAL: '!=',
  ARRAY_CONTAINS: 'contains',
  IS_NULL: '==',
  IS_NOT_NULL: '!=',
  IS_NAN: '==',
  IS_NOT_NAN: '!=',
} as const;

/** What a filter says; with a list of values to choose from, for each of them. */
function choicesOf({ field, op, value }: FieldFilter): QueryFact[][] {
  switch (op) {
    case 'IN':
      return listed(value).map((item) => [{ field, op: '==', value: item }]);
    case 'ARRAY_CONTAINS_ANY':
      return listed(value).map((item) => [{ field, op: 'contains', value: item }]);
    case 'NOT_IN':
      return [listed(value).map((item) => ({ field, op: '!=', value: item }))];
    case 'IS_NAN':
    case 'IS_NOT_NAN':
      return [[{ field, op: OPERATORS[op], value: { doubleValue: 'NaN' } }]];
    default:
      return [[{ field, op: OPERATORS[op], value }]];
  }
}

function listed(value: Value): Value[] {
  return 'arrayValue' in value ? value.arrayValue.values : [];
}

import { formatFieldPath } from '../fieldPath';
import { compareStrings } from '../order';
import { fieldFilters, isInequality, isNameField, type Order, type Query } from './query';

/**
 * The order that the service really uses: what was asked for, then every field with an inequality (by name), then the
 * document's name, each of the added ones in the direction of the last one asked for.
 */
export function fullOrder(query: Query): Order[] {
  const direction = query.orderBy.at(-1)?.direction ?? 'ASCENDING';
  const seen = new Set(query.orderBy.map((order) => formatFieldPath(order.field)));
  const added = fieldFilters(query.filter)
    .filter((filter) => isInequality(filter) && !isNameField(filter.field))
    .map((filter) => filter.field)
    .sort((a, b) => compareStrings(formatFieldPath(a), formatFieldPath(b)))
    .filter((field) => {
      const key = formatFieldPath(field);
      return !seen.has(key) && seen.add(key);
    })
    .map((field) => ({ field, direction }));
  const order = [...query.orderBy, ...added];
  return order.some(({ field }) => isNameField(field))
    ? order
    : [...order, { field: ['__name__'], direction }];
}

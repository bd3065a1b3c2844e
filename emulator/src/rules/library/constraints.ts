import { equals, identical, orderOf } from '../values/equality';
import { RulesError } from '../values/errors';
import type { Bound, RulesConstraint, Value } from '../values/values';

export type Comparison = '<' | '<=' | '>' | '>=' | '!=';

/**
 * Whether one of the query's filters alone makes the comparison true of every document. If not, nothing is known: that
 * is no `false`, or its negation would grant what the query does not say.
 */
export function isCertain({ bounds }: RulesConstraint, operator: Comparison, other: Value): boolean {
  // No filter but `== null` finds a null.
  if (operator === '!=' && other === null) return true;
  return bounds.some((bound) => implies(bound, operator, other));
}

function implies({ op, value }: Bound, operator: Comparison, other: Value): boolean {
  if (op === 'contains') return false;
  if (op === '!=') return operator === '!=' && equals(value, other);
  // As in Google's runtime, a float in the filter says nothing of an int in the rule.
  if (typeof value === 'number' && typeof other === 'bigint') return false;
  const order = orderOf(value, other);
  if (order === undefined) return false;
  const away = op === '>' || op === '>=' ? order : -order;
  if (operator === '!=' || operator === op.charAt(0)) return op.length === 1 ? away >= 0 : away > 0;
  return operator.charAt(0) === op.charAt(0) && away >= 0;
}

/** Whether the list surely holds one of the values; what else it holds is not known. */
export function boundsContain({ bounds }: RulesConstraint, values: readonly Value[]): boolean {
  const isHeld = (wanted: Value) =>
    bounds.some(({ op, value }) => op === 'contains' && identical(value, wanted));
  if (values.some(isHeld)) return true;
  throw new RulesError('the query does not fix what this list holds');
}

const MIRRORED: Record<Comparison, Comparison> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=', '!=': '!=' };

/** A comparison with a value that is only bounded: true, or an error. */
export function compareConstraint(
  constraint: RulesConstraint,
  operator: Comparison,
  other: Value,
  isMirrored: boolean,
): true {
  if (isCertain(constraint, isMirrored ? MIRRORED[operator] : operator, other)) return true;
  throw new RulesError('the query does not make this certain');
}

import { callFrame, evaluate, type Run } from './evaluate';
import type { Frame } from './frame';
import { children, type Expression, type ExpressionOf, type Span } from './language/ast';
import { position, textOf } from './language/parse';
import { RulesError } from './values/errors';
import { show } from './values/format';
import { includes } from './values/equality';
import { RulesList, RulesSet, type Value } from './values/values';

const LONGEST_TEXT = 160;

/**
 * Why a condition did not come to true: descends to the part that decided, and tells its values. It evaluates again,
 * which costs nothing but time (documents that were looked up are remembered) and only happens on a denial.
 */
export function explain(node: Expression, frame: Frame, run: Run): string {
  switch (node.kind) {
    case 'logical':
      return explainLogical(node, frame, run);
    case 'ternary':
      return explainTernary(node, frame, run);
    case 'call': {
      const target = frame.findFunction(node.name);
      if (!target) break;
      const inner = explain(target.node.result, callFrame(target, node.args, frame, run), run);
      return `${brief(node, run)}, line ${lineOf(target.node.result, run)}: ${inner}`;
    }
    default:
      break;
  }
  const outcome = attempt(node, frame, run);
  return outcome instanceof RulesError
    ? explainError(outcome, node, run)
    : explainValue(outcome, node, frame, run);
}

/** The value, or the error that it came to. What it costs is not the request's. */
function attempt(node: Expression, frame: Frame, run: Run): Value | RulesError {
  run.steps = 0;
  try {
    return evaluate(node, frame, run);
  } catch (error) {
    if (error instanceof RulesError) return error;
    throw error;
  }
}

function explainLogical(node: ExpressionOf<'logical'>, frame: Frame, run: Run): string {
  if (node.operator === '||')
    return `${explain(node.left, frame, run)}, and ${explain(node.right, frame, run)}`;
  const left = attempt(node.left, frame, run);
  const isDecidedByLeft = left === false || (left !== true && attempt(node.right, frame, run) !== false);
  return explain(isDecidedByLeft ? node.left : node.right, frame, run);
}

function explainTernary(node: ExpressionOf<'ternary'>, frame: Frame, run: Run): string {
  const test = attempt(node.test, frame, run);
  if (typeof test !== 'boolean') return explain(node.test, frame, run);
  return explain(test ? node.yes : node.no, frame, run);
}

function explainError(error: RulesError, node: Expression, run: Run): string {
  const at = error.at ?? node;
  const elsewhere = lineOf(at, run) === lineOf(node, run) ? '' : ` (line ${lineOf(at, run)})`;
  return `${brief(at, run)} failed${elsewhere}: ${error.message}`;
}

function explainValue(value: Value, node: Expression, frame: Frame, run: Run): string {
  const parts = offendersOf(node, frame, run) ?? detailsOf(node, frame, run);
  const details = parts.length > 0 ? ` (${parts.join(', ')})` : '';
  const result = typeof value === 'boolean' ? String(value) : `${show(value)}, not a bool`;
  return `${brief(node, run)} was ${result}${details}`;
}

/** For hasOnly and hasAll what is too much or missing: two long lists side by side say little. */
function offendersOf(node: Expression, frame: Frame, run: Run): string[] | null {
  const other = node.kind === 'method' ? node.args[0] : undefined;
  if (node.kind !== 'method' || !other || (node.name !== 'hasOnly' && node.name !== 'hasAll')) return null;
  const held = attempt(node.object, frame, run);
  const named = attempt(other, frame, run);
  if (!isCollection(held) || !isCollection(named)) return null;
  const [from, against] = node.name === 'hasOnly' ? [held, named] : [named, held];
  const offenders = from.items.filter((item) => !includes(against, item));
  return [`${node.name === 'hasOnly' ? 'too much' : 'missing'}: ${show(new RulesList(offenders))}`];
}

function isCollection(value: Value | RulesError): value is RulesList | RulesSet {
  return value instanceof RulesList || value instanceof RulesSet;
}

/** The values of the operands that can't be read off the source. */
function detailsOf(node: Expression, frame: Frame, run: Run): string[] {
  return children(node)
    .filter((child) => child.kind !== 'literal' && child.kind !== 'list')
    .flatMap((child) => {
      if (child.kind === 'variable' && run.library.packages.has(child.name)) return [];
      const value = attempt(child, frame, run);
      return value instanceof RulesError ? [] : [`${brief(child, run)} is ${show(value)}`];
    });
}

function brief(node: Span, run: Run): string {
  return shorten(textOf(run.source, node));
}

function shorten(text: string): string {
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text;
}

function lineOf(node: Span, run: Run): number {
  return position(run.source, node.start).line;
}

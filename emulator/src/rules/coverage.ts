import {
  children,
  type Expression,
  type FunctionNode,
  type MatchNode,
  type RulesetNode,
} from './language/ast';
import { position, textOf } from './language/parse';

export interface CoverageEntry {
  line: number;
  column: number;
  text: string;
  /** How often the expression was each. */
  true: number;
  false: number;
  error: number;
}

type Outcome = 'true' | 'false' | 'error';

/** Counts what every condition, and every condition inside it, came to. */
export class Coverage {
  private readonly counts = new Map<Expression, Record<Outcome, number>>();

  constructor(
    private readonly source: string,
    tree: RulesetNode,
  ) {
    for (const condition of conditionsOf(tree)) this.addSites(condition, true);
  }

  record(node: Expression, outcome: Outcome): void {
    const counts = this.counts.get(node);
    if (counts) counts[outcome]++;
  }

  entries(): CoverageEntry[] {
    return [...this.counts]
      .sort(([a], [b]) => a.start - b.start || b.end - a.end)
      .map(([node, counts]) => ({
        ...position(this.source, node.start),
        text: textOf(this.source, node),
        ...counts,
      }));
  }

  private addSites(node: Expression, isCondition: boolean): void {
    if (isCondition || isTruth(node)) this.counts.set(node, { true: 0, false: 0, error: 0 });
    const passesOn = node.kind === 'logical' || (node.kind === 'unary' && node.operator === '!');
    for (const child of children(node)) {
      this.addSites(child, passesOn || (node.kind === 'ternary' && (child === node.test || isCondition)));
    }
  }
}

function isTruth(node: Expression): boolean {
  if (node.kind === 'logical' || node.kind === 'is') return true;
  if (node.kind === 'unary') return node.operator === '!';
  return node.kind === 'binary' && !['+', '-', '*', '/', '%'].includes(node.operator);
}

function conditionsOf(tree: RulesetNode): Expression[] {
  return [...tree.functions.flatMap(inFunction), ...tree.services.flatMap(inBlock)];
}

function inBlock(block: { functions: FunctionNode[]; matches: MatchNode[] }): Expression[] {
  return [...block.functions.flatMap(inFunction), ...block.matches.flatMap(inMatch)];
}

function inMatch(match: MatchNode): Expression[] {
  return [...match.allows.flatMap((allow) => allow.condition ?? []), ...inBlock(match)];
}

function inFunction(node: FunctionNode): Expression[] {
  return [...node.lets.map((binding) => binding.value), node.result];
}

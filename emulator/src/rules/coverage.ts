import {
  children,
  type Expression,
  type FunctionNode,
  type MatchNode,
  type RulesetNode,
  type Span,
} from './language/ast';
import { position } from './language/parse';
import { PACKAGES } from './library/library';
import { RulesError } from './values/errors';
import { toWireJson, type WireJson } from './values/wireJson';
import type { Value } from './values/values';

/** What the rules came to, in the format of Google's emulator. */
export interface CoverageReport {
  /** A tree for each condition and each function's body. */
  report: CoverageNode[];
}

export interface CoverageNode {
  sourcePosition: SourcePosition;
  /** What the expression came to, and how often each; absent where it was never evaluated. */
  values?: { value: WireJson; count: number }[];
  children?: CoverageNode[];
}

interface SourcePosition {
  line: number;
  column: number;
  /** Offsets of the first and the last character. */
  currentOffset: number;
  endOffset: number;
}

type Outcome = Value | RulesError;

/** Of each expression so many different values are kept, and any yes or no: documents would fill the memory. */
const MAX_VALUES = 30;

/** Remembers what every expression of the rules came to. */
export class Coverage {
  private readonly seen = new Map<Expression, Map<Outcome, number>>();

  constructor(
    private readonly source: string,
    private readonly tree: RulesetNode,
  ) {}

  /** Only counts: values are written when somebody asks for the report. */
  record(node: Expression, outcome: Outcome): void {
    if (node.kind === 'literal') return;
    const outcomes = this.seen.get(node) ?? new Map<Outcome, number>();
    if (outcomes.size === 0) this.seen.set(node, outcomes);
    const count = outcomes.get(outcome);
    const isKept = count !== undefined || typeof outcome === 'boolean' || outcomes.size < MAX_VALUES;
    if (isKept) outcomes.set(outcome, (count ?? 0) + 1);
  }

  report(): CoverageReport {
    return {
      report: [...this.tree.functions.flatMap((node) => this.functionNodes(node)), ...this.serviceNodes()],
    };
  }

  private serviceNodes(): CoverageNode[] {
    return this.tree.services.flatMap((service) => this.blockNodes(service, []));
  }

  private blockNodes(
    block: { functions: FunctionNode[]; matches: MatchNode[] },
    own: CoverageNode[],
  ): CoverageNode[] {
    return [
      ...block.functions.flatMap((node) => this.functionNodes(node)),
      ...own,
      ...block.matches.flatMap((match) => this.matchNodes(match)),
    ];
  }

  private matchNodes(match: MatchNode): CoverageNode[] {
    const conditions = match.allows.flatMap(({ condition }) =>
      condition ? this.expressionNodes(condition) : [],
    );
    return this.blockNodes(match, conditions);
  }

  /** A `let` with all that follows it is one node, whose value is the function's. */
  private functionNodes({ lets, result }: FunctionNode): CoverageNode[] {
    return lets.reduceRight<CoverageNode[]>(
      (rest, binding) => [
        this.node({ start: binding.start, end: result.end }, this.seen.get(result), [
          ...this.expressionNodes(binding.value),
          ...rest,
        ]),
      ],
      this.expressionNodes(result),
    );
  }

  /** Literals have no node. */
  private expressionNodes(node: Expression): CoverageNode[] {
    if (node.kind === 'literal') return [];
    const inner = isPackageCall(node) ? node.args : children(node);
    return [
      this.node(
        node,
        this.seen.get(node),
        inner.flatMap((child) => this.expressionNodes(child)),
      ),
    ];
  }

  private node(span: Span, outcomes: Map<Outcome, number> | undefined, inner: CoverageNode[]): CoverageNode {
    return {
      sourcePosition: this.positionOf(span),
      ...(outcomes && { values: this.valuesOf(outcomes) }),
      ...(inner.length > 0 && { children: inner }),
    };
  }

  private valuesOf(outcomes: Map<Outcome, number>): { value: WireJson; count: number }[] {
    const merged = new Map<string, { value: WireJson; count: number }>();
    for (const [outcome, count] of outcomes) {
      const value = outcome instanceof RulesError ? this.errorOf(outcome) : toWireJson(outcome);
      const key = JSON.stringify(value);
      merged.set(key, { value, count: count + (merged.get(key)?.count ?? 0) });
    }
    return [...merged.values()];
  }

  private errorOf(error: RulesError): WireJson {
    const sourcePosition = error.at && this.positionOf(error.at);
    return { undefined: { ...(sourcePosition && { sourcePosition }), causeMessage: error.message } };
  }

  private positionOf({ start, end }: Span): SourcePosition {
    return { ...position(this.source, start), currentOffset: start, endOffset: end - 1 };
  }
}

function isPackageCall(node: Expression): node is Extract<Expression, { kind: 'method' }> {
  return node.kind === 'method' && node.object.kind === 'variable' && PACKAGES.includes(node.object.name);
}

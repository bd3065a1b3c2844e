/** The tree that the grammar builds. `start` and `end` are offsets into the source. */
export interface Span {
  start: number;
  end: number;
}

export interface RulesetNode {
  version: string | null;
  functions: FunctionNode[];
  services: ServiceNode[];
}

export interface ServiceNode extends Span {
  name: string;
  functions: FunctionNode[];
  matches: MatchNode[];
}

export interface MatchNode extends Span {
  path: MatchSegment[];
  functions: FunctionNode[];
  matches: MatchNode[];
  allows: AllowNode[];
}

export type MatchSegment = { kind: 'literal'; text: string } | Wildcard;

/** `{x}`, or with `deep` `{x=**}`. */
export interface Wildcard {
  kind: 'wildcard';
  name: string;
  deep: boolean;
}

export interface AllowNode extends Span {
  methods: string[];
  /** Null: without an `if`, always. */
  condition: Expression | null;
}

export interface FunctionNode extends Span {
  name: string;
  parameters: string[];
  lets: LetNode[];
  result: Expression;
}

export interface LetNode extends Span {
  name: string;
  value: Expression;
}

export type BinaryOperator = '+' | '-' | '*' | '/' | '%' | '<' | '<=' | '>' | '>=' | '==' | '!=' | 'in';

export type LiteralValue =
  | { type: 'null' }
  | { type: 'bool'; value: boolean }
  | { type: 'int'; digits: string }
  | { type: 'float'; digits: string }
  | { type: 'string'; value: string }
  | { type: 'bytes'; value: number[] };

export type PathPart = { kind: 'text'; text: string } | { kind: 'value'; value: Expression };

export type Expression = Span &
  (
    | { kind: 'literal'; literal: LiteralValue }
    | { kind: 'variable'; name: string }
    | { kind: 'list'; items: Expression[] }
    | { kind: 'map'; entries: { key: Expression; value: Expression }[] }
    | { kind: 'path'; parts: PathPart[] }
    | { kind: 'member'; object: Expression; name: string }
    | { kind: 'index'; object: Expression; index: Expression }
    | { kind: 'range'; object: Expression; from: Expression; to: Expression }
    | { kind: 'call'; name: string; args: Expression[] }
    | { kind: 'method'; object: Expression; name: string; args: Expression[] }
    | { kind: 'unary'; operator: '!' | '-'; operand: Expression }
    | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
    | { kind: 'logical'; operator: '&&' | '||'; left: Expression; right: Expression }
    | { kind: 'is'; value: Expression; type: string }
    | { kind: 'ternary'; test: Expression; yes: Expression; no: Expression }
  );

export type ExpressionOf<Kind extends Expression['kind']> = Extract<Expression, { kind: Kind }>;

/** The sub-expressions, in the order of the source. */
export function children(node: Expression): Expression[] {
  switch (node.kind) {
    case 'literal':
    case 'variable':
      return [];
    case 'list':
      return node.items;
    case 'map':
      return node.entries.flatMap((entry) => [entry.key, entry.value]);
    case 'path':
      return node.parts.flatMap((part) => (part.kind === 'value' ? [part.value] : []));
    case 'member':
      return [node.object];
    case 'index':
      return [node.object, node.index];
    case 'range':
      return [node.object, node.from, node.to];
    case 'call':
      return node.args;
    case 'method':
      return [node.object, ...node.args];
    case 'unary':
      return [node.operand];
    case 'binary':
    case 'logical':
      return [node.left, node.right];
    case 'is':
      return [node.value];
    case 'ternary':
      return [node.test, node.yes, node.no];
  }
}

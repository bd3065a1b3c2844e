import {
  children,
  type Expression,
  type FunctionNode,
  type MatchNode,
} from '../../../emulator/src/rules/language/ast';
import { parse, position } from '../../../emulator/src/rules/language/parse';

/** The rules with one thing wrong: each mutant is what a slip of the hand could make of the file. */
export interface Mutant {
  line: number;
  /** `drop "isSelf(uid)"`. */
  what: string;
  source: string;
}

interface Edit {
  start: number;
  end: number;
  what: string;
  text: string;
}

const OPPOSITE: Record<string, string> = {
  '==': '!=',
  '!=': '==',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
};
const SETS = ['hasOnly', 'hasAll'];

export function mutantsOf(source: string): Mutant[] {
  const tree = parse(source);
  const edits = [...tree.functions, ...tree.services].flatMap((node) =>
    'result' in node ? inFunction(node, source) : inBlock(node, source),
  );
  return edits.map(({ start, end, what, text }) => ({
    line: position(source, start).line,
    what,
    source: source.slice(0, start) + text + source.slice(end),
  }));
}

function inBlock(block: { functions: FunctionNode[]; matches: MatchNode[] }, source: string): Edit[] {
  return [
    ...block.functions.flatMap((node) => inFunction(node, source)),
    ...block.matches.flatMap((match) => [...inAllows(match, source), ...inBlock(match, source)]),
  ];
}

function inFunction({ lets, result }: FunctionNode, source: string): Edit[] {
  const lists = isListOfTexts(result) ? dropEach(result, source) : [];
  return [
    ...lists,
    ...[...lets.map(({ value }) => value), result].flatMap((node) => inExpression(node, source)),
  ];
}

function inAllows({ allows }: MatchNode, source: string): Edit[] {
  return allows.flatMap(({ start, end, methods, condition }) => {
    const name = `allow ${methods.join(', ')}`;
    // A match must not be left empty.
    const never = source.slice(start, end).endsWith(';') ? 'if false;' : 'if false';
    const drop = { start, end, what: `drop ${name}`, text: `${name}: ${never}` };
    if (!condition || source.slice(condition.start, condition.end) === 'true') return [drop];
    const open = { start: condition.start, end: condition.end, what: `${name}: if true`, text: 'true' };
    return [drop, open, ...inExpression(condition, source)];
  });
}

function inExpression(node: Expression, source: string): Edit[] {
  return [...editsOf(node, source), ...children(node).flatMap((child) => inExpression(child, source))];
}

function editsOf(node: Expression, source: string): Edit[] {
  const textOf = ({ start, end }: { start: number; end: number }) => source.slice(start, end);
  const { start, end } = node;
  switch (node.kind) {
    case 'logical': {
      const other = node.operator === '&&' ? '||' : '&&';
      const [left, right] = [textOf(node.left), textOf(node.right)];
      return [
        { start, end, what: `drop ${brief(right)}`, text: `(${left})` },
        { start, end, what: `drop ${brief(left)}`, text: `(${right})` },
        { start, end, what: `${other} before ${brief(right)}`, text: `((${left}) ${other} (${right}))` },
      ];
    }
    case 'binary': {
      const other = OPPOSITE[node.operator];
      if (!other)
        return node.operator === 'in' && node.right.kind === 'list' ? dropEach(node.right, source) : [];
      const text = `(${textOf(node.left)} ${other} ${textOf(node.right)})`;
      return [{ start, end, what: `${other} in ${brief(textOf(node))}`, text }];
    }
    case 'unary':
      return node.operator === '!' ? [{ start, end, what: 'drop !', text: textOf(node.operand) }] : [];
    case 'literal':
      return node.literal.type === 'int' ? limitEdits(node, Number(node.literal.digits)) : [];
    case 'method':
      return SETS.includes(node.name) && node.args[0]?.kind === 'list' ? dropEach(node.args[0], source) : [];
    default:
      return [];
  }
}

const limitEdits = ({ start, end }: { start: number; end: number }, limit: number): Edit[] =>
  [limit - 1, limit + 1].map((other) => ({ start, end, what: `${other} for ${limit}`, text: String(other) }));

const isListOfTexts = (node: Expression): node is Extract<Expression, { kind: 'list' }> =>
  node.kind === 'list' && node.items.length > 0;

function dropEach(list: Extract<Expression, { kind: 'list' }>, source: string): Edit[] {
  const texts = list.items.map(({ start, end }) => source.slice(start, end));
  return texts.map((item, index) => ({
    start: list.start,
    end: list.end,
    what: `drop ${item} from a list`,
    text: `[${texts.filter((_, other) => other !== index).join(', ')}]`,
  }));
}

function brief(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return `"${line.length > 60 ? `${line.slice(0, 59)}…` : line}"`;
}

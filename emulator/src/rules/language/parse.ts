import peggy from 'peggy';
import { RulesLoadError } from '../values/errors';
import type { RulesetNode } from './ast';
import { GRAMMAR } from './grammar';

let parser: peggy.Parser | null = null;

/** The tree of a rules source; a syntax error is a load error at its line and column. */
export function parse(source: string): RulesetNode {
  parser ??= peggy.generate(GRAMMAR, { cache: true });
  try {
    return parser.parse(source) as RulesetNode;
  } catch (error) {
    if (!isSyntaxError(error)) throw error;
    const { line, column } = error.location.start;
    throw new RulesLoadError([{ line, column, message: describe(error) }]);
  }
}

interface SyntaxProblem extends Error {
  location: { start: { line: number; column: number } };
  found: string | null;
  expected: unknown[];
}

function isSyntaxError(error: unknown): error is SyntaxProblem {
  return error instanceof Error && error.name === 'SyntaxError' && 'location' in error;
}

/** Inside an expression nearly everything may follow; a list of it all would help nobody. */
function describe({ found, expected, message }: SyntaxProblem): string {
  if (expected.length <= 6) return message;
  return `unexpected ${found === null ? 'end of the file' : JSON.stringify(found)}`;
}

/** Turns an offset of the tree into a line and column, both from 1. */
export function position(source: string, offset: number): { line: number; column: number } {
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/** The source of a node on one line. */
export function textOf(source: string, node: { start: number; end: number }): string {
  return source.slice(node.start, node.end).replace(/\s+/g, ' ');
}

import type { RulesProblem } from '../types';

/** An evaluation error: it denies, unless the other side of an `&&` or `||` decides. */
export class RulesError extends Error {
  /** Where it arose: `price / 0` at line 12. Set by the evaluator. */
  at: { text: string; line: number } | null = null;
}

/** The source is not a ruleset that this engine can be trusted to evaluate. */
export class RulesLoadError extends Error {
  constructor(readonly problems: RulesProblem[]) {
    super(problems.map((problem) => `${problem.line}:${problem.column} ${problem.message}`).join('\n'));
  }
}

import type { RulesProblem } from '../types';

/** An evaluation error: it denies, unless the other side of an `&&` or `||` decides. */
export class RulesError extends Error {
  /** Where in the source it arose. Set by the evaluator. */
  at: { start: number; end: number } | null = null;
}

/** The source is not a ruleset that this engine can be trusted to evaluate. */
export class RulesLoadError extends Error {
  constructor(readonly problems: RulesProblem[]) {
    super(problems.map((problem) => `${problem.line}:${problem.column} ${problem.message}`).join('\n'));
  }
}

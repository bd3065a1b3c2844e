import type { CoverageReport } from '../../rules/coverage';
import type { FileCoverage } from '../../rules/coverageHtml';
import type { Decision, FirestoreRequest, RulesProblem } from '../../rules/types';
import type { RulesSource } from '../access';
import type { Log } from '../log';

/** What the engine makes of a rules file. */
export interface LoadedRules {
  decide(request: FirestoreRequest): Decision;
  coverage(): CoverageReport;
}

/** Throws an error with `problems` when the source is not valid. */
export type LoadRules = (source: string) => LoadedRules;

/** The rules in force. A file that does not load denies everything until it does. */
export class RulesHolder implements RulesSource {
  private loaded: LoadedRules | null = null;
  private readonly subscribers: (() => void)[] = [];
  private file = { name: 'none', content: '' };

  constructor(
    private readonly load: LoadRules,
    private readonly log: Log,
  ) {}

  current(): LoadedRules | null {
    return this.loaded;
  }

  /** The rules file and what its expressions came to, as Google's emulator reports it. */
  coverage(): FileCoverage {
    return { rules: { files: [this.file] }, ...(this.loaded?.coverage() ?? { report: [] }) };
  }

  onReplace(subscriber: () => void): void {
    this.subscribers.push(subscriber);
  }

  /** Takes new rules, or says what is wrong with them. */
  replace(source: string, file: string): RulesProblem[] {
    const problems = this.take(source, file);
    for (const subscriber of this.subscribers) subscriber();
    return problems;
  }

  private take(source: string, file: string): RulesProblem[] {
    this.file = { name: file, content: source };
    try {
      this.loaded = this.load(source);
      this.log.info(`Rules loaded from ${file}.`);
      return [];
    } catch (error) {
      this.loaded = null;
      const problems = problemsOf(error);
      for (const { line, column, message } of problems) this.log.warn(`${file}:${line}:${column} ${message}`);
      this.log.warn('These rules cannot be loaded: every request but those of the Admin SDK is denied.');
      return problems;
    }
  }
}

function problemsOf(error: unknown): RulesProblem[] {
  if (error instanceof Error && 'problems' in error && Array.isArray(error.problems)) {
    return error.problems as RulesProblem[];
  }
  return [{ line: 1, column: 1, message: error instanceof Error ? error.message : String(error) }];
}

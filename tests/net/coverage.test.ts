import type { CoverageNode } from '../../emulator/src/rules/coverage';
import { loadRuleset } from '../../emulator/src/rules/ruleset';
import { isAllowedBy, readRules, RULES_FILES, type RulesFile } from '../support/net/engine';
import { requestsOn } from '../support/net/mutation';

/** Every expression of both rules files is reached by the permission tables, and each that says yes or no says both. */

function gapsOf(file: RulesFile): string[] {
  const source = readRules(file);
  const ruleset = loadRuleset(source);
  for (const request of requestsOn(file)) isAllowedBy(ruleset, request);
  const gaps: string[] = [];
  const look = ({ sourcePosition: at, values, children = [] }: CoverageNode): void => {
    const text = source.slice(at.currentOffset, at.endOffset + 1).replace(/\s+/g, ' ');
    const gap = gapIn(values);
    if (gap) gaps.push(`${text} ${gap}`);
    children.forEach(look);
  };
  ruleset.coverage().report.forEach(look);
  return gaps;
}

function gapIn(values: CoverageNode['values']): string | null {
  if (!values) return 'was never looked at';
  const seen = (value: boolean) =>
    values.some(({ value: { boolValue } }: { value: { boolValue?: unknown } }) => boolValue === value);
  if (!seen(true) && !seen(false)) return null;
  if (!seen(false)) return 'was never false';
  return seen(true) ? null : 'was never true';
}

test.each(Object.keys(RULES_FILES) as RulesFile[])('%s.rules', (file) => {
  expect(gapsOf(file)).toEqual([]);
});

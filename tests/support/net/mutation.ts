import { loadRuleset } from '../../../emulator/src/rules/ruleset';
import type { RulesRequest } from '../../../emulator/src/rules/types';
import { ACCESS } from '../cases/access';
import { EVERYBODY } from '../people';
import { checksOf } from './checks';
import { isAllowedBy, readRules, requestOf, RULES_FILES, type RulesFile, rulesFileOf } from './engine';
import { mutantsOf } from './mutants';

/**
 * Breaks the rules in every small way and looks whether a line of the permission tables notices. A mutant that none
 * notices is a rule that nothing tests, or a part of a rule that says nothing.
 */
export interface MutationResult {
  total: number;
  /** `firestore.rules, "the line": what was done to it`: without numbers, so that a list of them stays true. */
  survivors: string[];
}

export function runMutation(file: RulesFile): MutationResult {
  const source = readRules(file);
  const lines = source.split('\n');
  let decisions = decisionsOn(file, source);
  const mutants = mutantsOf(source);
  const survivors = mutants.filter((mutant) => {
    const ruleset = loadRuleset(mutant.source);
    const killer = decisions.findIndex(({ request, allowed }) => isAllowedBy(ruleset, request) !== allowed);
    // What noticed one slip will notice its neighbours.
    if (killer > 0) decisions = [...decisions.splice(killer, 1), ...decisions];
    return killer === -1;
  });
  return {
    total: mutants.length,
    survivors: survivors.map(
      ({ line, what }) => `${RULES_FILES[file]}, ${lines[line - 1]?.trim() ?? ''}: ${what}`,
    ),
  };
}

interface Decision {
  request: RulesRequest;
  allowed: boolean;
}

/** What the rules decide as they are; tests/net/matrix.test.ts proves that it is what the tables say. */
function decisionsOn(file: RulesFile, source: string): Decision[] {
  const ruleset = loadRuleset(source);
  return requestsOn(file).map((request) => ({ request, allowed: isAllowedBy(ruleset, request) }));
}

/** Every request of the tables that a rules file decides. */
export function requestsOn(file: RulesFile): RulesRequest[] {
  return ACCESS.flatMap(checksOf).flatMap(({ by = EVERYBODY, attempt }) =>
    by.flatMap((actor) => {
      const tried = attempt(actor);
      return rulesFileOf(tried) === file ? [requestOf(actor, tried)] : [];
    }),
  );
}

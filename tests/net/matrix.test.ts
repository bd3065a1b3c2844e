import { loadRuleset } from '../../emulator/src/rules/ruleset';
import { ACCESS } from '../support/cases/access';
import { checksOf } from '../support/net/checks';
import { isAllowedBy, readRules, requestOf, rulesFileOf } from '../support/net/engine';
import { EVERYBODY } from '../support/people';

/** Every line of every table, put to the rules engine for everybody; tests/rules tries the same on the running suite. */

const rulesets = {
  firestore: loadRuleset(readRules('firestore')),
  storage: loadRuleset(readRules('storage')),
};

describe.each(ACCESS.map((access) => ({ title: `${access.on} ${access.name}`, access })))(
  '$title',
  ({ access }) => {
    test.each(checksOf(access))('$what', ({ allowed, by = EVERYBODY, attempt }) => {
      const may = by.filter((actor) => {
        const tried = attempt(actor);
        return isAllowedBy(rulesets[rulesFileOf(tried)], requestOf(actor, tried));
      });
      expect(may).toEqual(by.filter((actor) => allowed.includes(actor)));
    });
  },
);

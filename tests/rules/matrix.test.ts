import { ACCESS } from '../support/cases/access';
import { checksOf } from '../support/net/checks';
import { isAllowedOnSuite, isForSuite } from '../support/net/suite';
import { EVERYBODY } from '../support/people';
import { useWorld } from '../support/world';

/** Every line of every permission table, tried by everybody on the running suite with the browser's SDK. */

useWorld();

describe.each(ACCESS.map((access) => ({ title: `${access.on} ${access.name}`, access })))(
  '$title',
  ({ access }) => {
    test.each(checksOf(access).filter(({ attempt }) => isForSuite(attempt('teacher'))))(
      '$what',
      async ({ allowed, by = EVERYBODY, attempt }) => {
        const verdicts = await Promise.all(by.map((actor) => isAllowedOnSuite(actor, attempt(actor))));
        expect(by.filter((_, index) => verdicts[index])).toEqual(
          by.filter((actor) => allowed.includes(actor)),
        );
      },
    );
  },
);

import { withAt } from '../support/at';
import { AWKWARD_TEXTS } from '../support/cases/awkwardTexts';
import { FREE_TEXT_FORMS } from '../support/cases/freeTexts';
import { NOW } from '../support/net/attempt';
import { createWith } from '../support/net/checks';
import { freeTextsIn } from '../support/net/freeText';
import { isAllowedOnSuite } from '../support/net/suite';
import { uidOf } from '../support/people';
import { adminDb, useWorld } from '../support/world';

/** Awkward texts in all fields at once, written by the browser's SDK, lie in the store as the form has cleaned them. */

useWorld();

const FORMS = FREE_TEXT_FORMS.flatMap(({ written, ...entry }) => (written ? [{ ...entry, written }] : []));
const TEXTS = AWKWARD_TEXTS.filter(({ isBlank = false }) => !isBlank);

describe.each(FORMS)('$name', ({ schema, form, written: { by, records } }) => {
  test.each(TEXTS)('$name', async ({ typed, kept }) => {
    const fitting = freeTextsIn(schema, form).filter(({ max }) => kept.length <= max);
    const filled = fitting.reduce((before, { path }) => withAt(before, path, typed), form);
    const cleaned = schema.validateSync(filled, { abortEarly: false }) as object;
    for (const [access, record] of records(cleaned)) {
      const attempt = createWith(access, uidOf(by), record);
      expect(await isAllowedOnSuite(by, attempt)).toBe(true);
      const texts = Object.fromEntries(Object.entries(record).filter(([, value]) => value !== NOW));
      expect((await adminDb().doc(attempt.path).get()).data()).toMatchObject(texts);
    }
  });
});

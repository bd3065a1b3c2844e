import { type AnyObjectSchema, ValidationError } from 'yup';
import { loadRuleset } from '../../emulator/src/rules/ruleset';
import { checkInput } from '../../functions/src/input';
import { parseCsv, toCsv } from '../../src/domain/csv';
import { tooLong } from '../../src/domain/text';
import { valueAt, withAt } from '../support/at';
import { type AwkwardText, AWKWARD_TEXTS, FORMULAS } from '../support/cases/awkwardTexts';
import { FREE_TEXT_FORMS } from '../support/cases/freeTexts';
import type { FreeTextForm } from '../support/cases/writtenTexts';
import { createWith } from '../support/net/checks';
import { isAllowedBy, readRules, requestOf } from '../support/net/engine';
import { type FreeText, freeTextsIn } from '../support/net/freeText';
import { uidOf } from '../support/people';

/** Every free text of every form, with every awkward text: form, function and rules take and refuse the same. */

const ruleset = loadRuleset(readRules('firestore'));

/** `kept` as the table says, or why not. */
type Outcome = 'kept' | 'too long' | 'blank' | 'otherwise';

function byForm(schema: AnyObjectSchema, form: object, field: FreeText, kept: string): Outcome {
  try {
    const cleaned = schema.validateSync(form, { abortEarly: false }) as object;
    return valueAt(cleaned, field.path) === kept ? 'kept' : 'otherwise';
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return refusal(
      error.inner.map(({ path = '', message }) => [path, message]),
      field,
    );
  }
}

function byFunction(schema: AnyObjectSchema, form: object, field: FreeText, kept: string): Outcome {
  const sent: unknown = JSON.parse(JSON.stringify(form));
  const checked = checkInput(schema, sent);
  if (checked.ok) return valueAt(checked.value as object, field.path) === kept ? 'kept' : 'otherwise';
  return refusal(Object.entries(checked.error.fields ?? {}), field);
}

/** What is said at the field, or at the list that it is in. */
function refusal(messages: [path: string, message: string][], { path, max }: FreeText): Outcome {
  const own = messages.find(([place]) => path === place || path.startsWith(`${place}[`));
  if (!own) return 'otherwise';
  return own[1] === tooLong(max) ? 'too long' : 'blank';
}

/** What the rules say to the record of a form; null where the browser does not write it. */
function byRules({ written }: FreeTextForm, form: object): boolean | null {
  if (!written) return null;
  const uid = uidOf(written.by);
  return written
    .records(form)
    .every(([access, record]) =>
      isAllowedBy(ruleset, requestOf(written.by, createWith(access, uid, record))),
    );
}

function expected({ kept, isBlank = false }: AwkwardText, { max, mustBeFilled }: FreeText): Outcome {
  if (isBlank && mustBeFilled) return 'blank';
  return kept.length > max ? 'too long' : 'kept';
}

/** Rules know no invisible characters and look into no lists: there it is the form alone that refuses. */
const rulesSeeIt = (outcome: Outcome, { kept }: AwkwardText, { path }: FreeText) =>
  outcome === 'kept' || (!path.includes('[') && (outcome === 'too long' || kept === ''));

describe.each(FREE_TEXT_FORMS)('$name', (entry) => {
  const { schema, form, fields, filled = [] } = entry;
  const texts = freeTextsIn(schema, form).map((text) => ({
    ...text,
    mustBeFilled: text.mustBeFilled || filled.includes(text.path),
  }));

  test('has these free texts and no others', () => {
    expect(texts.map(({ path }) => path)).toEqual(fields);
  });

  test.each(AWKWARD_TEXTS)('$name', (text) => {
    for (const field of texts) {
      const outcome = expected(text, field);
      const typed = withAt(form, field.path, text.typed);
      expect([field.path, byForm(schema, typed, field, text.kept)]).toEqual([field.path, outcome]);
      expect([field.path, byFunction(schema, typed, field, text.kept)]).toEqual([field.path, outcome]);
      if (!entry.written || !rulesSeeIt(outcome, text, field)) continue;
      const stored = withAt(form, field.path, text.kept);
      expect([field.path, byRules(entry, stored)]).toEqual([field.path, outcome === 'kept']);
    }
  });
});

test('a spreadsheet runs none of them, and reads each as it was', () => {
  const sheet = toCsv(
    ['Title'],
    AWKWARD_TEXTS.map(({ kept }) => [kept]),
  );
  const cells = new Set(parseCsv(sheet).flatMap((line) => line.cells));
  for (const { kept } of FORMULAS.filter(({ name }) => name !== 'a phone number')) {
    expect(cells.has(kept)).toBe(false);
    expect(cells.has(`'${kept}`)).toBe(true);
  }
});

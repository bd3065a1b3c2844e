import fc from 'fast-check';
import type { Part } from './parts';
import { agree, decideAll, rulesCases, type RulesCase } from './rulesCase';
import { smallest } from './smallest';

const BATCH = 200;

interface Tally {
  allowed: number;
  denied: number;
  failed: number;
  /** Rules that Google's compiler refuses: there is no decision to compare. */
  refused: number;
  differences: number;
}

const newTally = (): Tally => ({ allowed: 0, denied: 0, failed: 0, refused: 0, differences: 0 });

/** Compares so many decisions and prints each difference as the smallest case that still shows it. */
export async function fuzzRules(
  parts: readonly [Part, Part],
  { count, seed }: { count: number; seed: number },
): Promise<number> {
  const tally = newTally();
  const agrees = async (item: RulesCase) => (await compare(parts, [item], newTally())).length === 0;
  const answersTo = async (item: RulesCase) => {
    const outcomes = parts.map(async (part) => [part.name, await decideAll(part, [item])] as const);
    return Object.fromEntries(await Promise.all(outcomes));
  };
  for (let from = 0; from < count; from += BATCH) {
    const batch = { cases: rulesCases, seed: seed + from, agrees, answersTo };
    const cases = fc.sample(rulesCases, { numRuns: Math.min(BATCH, count - from), seed: batch.seed });
    const differing = await compare(parts, cases, tally);
    for (const item of differing) {
      tally.differences++;
      console.log(await smallest({ ...batch, index: cases.indexOf(item) }));
    }
  }
  const { refused, differences, ...decisions } = tally;
  const total = Object.values(decisions).reduce((sum, decided) => sum + decided, 0);
  console.log(
    `rules: ${total} decisions ${JSON.stringify(decisions)}, ${refused} not loaded by Google, ${differences} differences`,
  );
  return differences;
}

/** The cases on which the parts disagree. Rules that one of them refuses are halved until the refused case is alone. */
async function compare(
  parts: readonly [Part, Part],
  cases: readonly RulesCase[],
  tally: Tally,
): Promise<RulesCase[]> {
  const [google, ours] = await Promise.all(parts.map((part) => decideAll(part, cases)));
  if (google === undefined || ours === undefined) return [];
  if (typeof google === 'string' || typeof ours === 'string') {
    if (cases.length > 1) {
      const half = Math.ceil(cases.length / 2);
      const first = await compare(parts, cases.slice(0, half), tally);
      return [...first, ...(await compare(parts, cases.slice(half), tally))];
    }
    tally.refused += typeof google === 'string' ? 1 : 0;
    return typeof google === 'string' ? [] : [...cases];
  }
  return cases.filter((_item, index) => {
    const theirs = google[index];
    const own = ours[index];
    if (!theirs || !own) return false;
    tally[theirs.allowed ? 'allowed' : theirs.value === 'error' ? 'failed' : 'denied']++;
    return !agree(theirs, own);
  });
}

import fc from 'fast-check';
import {
  askAll,
  COLLECTIONS,
  isComparable,
  type ListAnswer,
  type ListCase,
  listCases,
  storeForLists,
} from './listCase';
import type { Part } from './parts';
import { smallest } from './smallest';

const GRANTED = 200;
const DENIED = 403;

interface Tally {
  granted: number;
  denied: number;
  refused: number;
  needsIndex: number;
  deniedByOurs: number;
  differences: number;
}

/**
 * Compares whether so many queries may be made and prints each difference as the smallest case that still shows it. What
 * Google grants although a document could fail the rule is counted; ours denies it on purpose (emulator/README.md).
 */
export async function fuzzLists(
  parts: readonly [Part, Part],
  { count, seed }: { count: number; seed: number },
): Promise<number> {
  const tally: Tally = { granted: 0, denied: 0, refused: 0, needsIndex: 0, deniedByOurs: 0, differences: 0 };
  const answersTo = async (item: ListCase) => {
    const [google, ours] = await Promise.all(parts.map((part) => askAll(part, [item])));
    return { google: google?.[0] ?? 0, ours: ours?.[0] ?? 0 };
  };
  const agrees = async (item: ListCase) => agree(await answersTo(item));
  await Promise.all(parts.map(storeForLists));
  for (let from = 0; from < count; from += COLLECTIONS) {
    const batch = { cases: listCases, seed: seed + from, agrees, answersTo };
    const cases = fc.sample(listCases, { numRuns: Math.min(COLLECTIONS, count - from), seed: batch.seed });
    const [google, ours] = await Promise.all(parts.map((part) => askAll(part, cases)));
    for (const index of cases.keys()) {
      const answers = { google: google?.[index] ?? 0, ours: ours?.[index] ?? 0 };
      tally[kindOf(answers)]++;
      if (!agree(answers)) console.log(await smallest({ ...batch, index }));
    }
  }
  console.log(`lists: ${JSON.stringify(tally)}`);
  return tally.differences;
}

interface Answers {
  google: ListAnswer;
  ours: ListAnswer;
}

function kindOf({ google, ours }: Answers): keyof Tally {
  if (!isComparable(google, ours)) return 'needsIndex';
  if (google === GRANTED && ours === DENIED) return 'deniedByOurs';
  if ((google === GRANTED) !== (ours === GRANTED)) return 'differences';
  if (google === GRANTED) return 'granted';
  // Which of the two a query is that is wrong as well as denied, Google's emulator finds out in another order.
  return google === DENIED ? 'denied' : 'refused';
}

const agree = (answers: Answers) => kindOf(answers) !== 'differences';

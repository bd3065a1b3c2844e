import fc from 'fast-check';
import { canonical } from './canonical';
import { clear, each, needsIndex, write, type Answer, type Json, type Part } from './parts';
import { ROOT } from './project';
import { queryCases, storedFields, type QueryCase, type StoredFields } from './queryCase';
import { smallest } from './smallest';

const NEEDS_INDEX = 'needs an index';
/** So many queries are put to one set of documents. */
const BATCH = 200;

interface Tally {
  answered: number;
  refused: number;
  /** Not comparable: one of the two has no index for it. */
  needsIndex: number;
  differences: number;
}

/** Compares so many queries and prints each difference as the smallest query that still shows it. */
export async function fuzzQueries(
  parts: readonly [Part, Part],
  { count, seed }: { count: number; seed: number },
): Promise<number> {
  const tally: Tally = { answered: 0, refused: 0, needsIndex: 0, differences: 0 };
  const answersTo = async (item: QueryCase) => {
    const [google, ours] = await both(parts, item);
    return { google, ours };
  };
  const agrees = async (item: QueryCase) => agree(...(await both(parts, item)));
  for (let from = 0; from < count; from += BATCH) {
    const batch = { cases: queryCases, seed: seed + from, agrees, answersTo };
    const [documents = []] = fc.sample(storedFields, { numRuns: 1, seed: batch.seed });
    const cases = fc.sample(queryCases, { numRuns: Math.min(BATCH, count - from), seed: batch.seed });
    await Promise.all(parts.map((part) => store(part, documents)));
    await each(cases, async (item, index) => {
      const [google, ours] = await both(parts, item);
      if ([google, ours].includes(NEEDS_INDEX)) tally.needsIndex++;
      else tally[google.startsWith('refused') ? 'refused' : 'answered']++;
      if (agree(google, ours)) return;
      tally.differences++;
      console.log(await smallest({ ...batch, index }));
    });
  }
  console.log(
    `queries: ${tally.answered} answered, ${tally.refused} refused, ${tally.needsIndex} not served without an index, ${tally.differences} differences`,
  );
  return tally.differences;
}

async function store(part: Part, documents: StoredFields[]): Promise<void> {
  await clear(part);
  // Every third also in a deeper collection of that name, for the collection groups.
  await write(
    part,
    documents.flatMap(({ id, fields }, index) => [
      { name: `${ROOT}/q/${id}`, fields },
      ...(index % 3 === 0 ? [{ name: `${ROOT}/p/${id}/q/${id}`, fields }] : []),
    ]),
  );
}

function agree(google: string, ours: string): boolean {
  return google === ours || [google, ours].includes(NEEDS_INDEX) || isUnprintable(google, ours);
}

/** Google's REST front fails at NaN and infinity among the figures. */
function isUnprintable(google: string, ours: string): boolean {
  return google === 'refused 400' && /^\{field_.*doubleValue:"(NaN|-?Infinity)"/.test(ours);
}

async function both(parts: readonly [Part, Part], item: QueryCase): Promise<[google: string, ours: string]> {
  return Promise.all([answerOf(parts[0], item), answerOf(parts[1], item)]);
}

/** The documents in their order, with what is selected of them, or the figures; or that the query is refused. */
async function answerOf(part: Part, { structuredQuery, aggregations }: QueryCase): Promise<string> {
  const answer = aggregations
    ? await part.call(
        'POST',
        `/v1/${ROOT}:runAggregationQuery`,
        { structuredAggregationQuery: { structuredQuery, aggregations } },
        'owner',
      )
    : await part.call('POST', `/v1/${ROOT}:runQuery`, { structuredQuery }, 'owner');
  return textOf(answer);
}

function textOf(answer: Answer): string {
  const { status, body } = answer;
  if (needsIndex(answer)) return NEEDS_INDEX;
  if (status !== 200) return `refused ${status}`;
  const parts = (body as Json[]).map(({ document, result }) => {
    if (result !== undefined) return canonicalOf((result as Json).aggregateFields);
    if (document === undefined) return '';
    const { name, fields } = document as { name: string; fields?: Json };
    return `${name.slice(ROOT.length)} ${canonicalOf(fields ?? {})}`;
  });
  return parts.filter((part) => part !== '').join('\n');
}

const canonicalOf = (value: unknown) => canonical(value, withoutTrailingZeros);

/** The digits of a time's fraction: `.500Z` is `.5Z`. */
const withoutTrailingZeros = (text: string) =>
  JSON.stringify(text.replace(/(\.\d*?)0+Z$/, '$1Z').replace('.Z', 'Z'));

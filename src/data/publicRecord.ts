import { cached, forget } from './cache';
import { forgetCatalog } from './catalog';
import { readPublishedDocument } from './publicDocument';

/** One record that everybody may read, kept for a while as it is stored: whoever asks early needs nothing of its noun. */

const LIFE_MS = 120_000;

const keyOf = (path: string) => `public:${path}`;

/** Null when there is none, or none for everybody. */
export const readPublicRecord = (path: string, lifeMs = LIFE_MS) =>
  cached(keyOf(path), lifeMs, () => readPublishedDocument(path));

/** The same as its noun has it. */
export async function readAs<Entity>(
  path: string,
  parse: (id: string, data: Record<string, unknown>) => Entity | null,
  lifeMs?: number,
): Promise<Entity | null> {
  const data = await readPublicRecord(path, lifeMs);
  return data && parse(path.slice(path.lastIndexOf('/') + 1), data);
}

/** After a change of one's own: lists read again, and the record with all that lies in it. */
export const forgetRecord = (path: string) => Promise.all([forgetCatalog(), forget(keyOf(path))]);

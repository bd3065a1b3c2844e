import type { Log } from './log';
import { noIndexes, parseIndexes, type DeclaredIndexes } from './query/indexes';
import { readAndWatch } from './watchFile';

/** firestore.indexes.json, read again when it changes. */
export function watchIndexes(file: string, log: Log): () => DeclaredIndexes {
  let declared = noIndexes;
  const onText = (text: string): void => {
    try {
      declared = parseIndexes(text);
      log.info(`${declared.composite.length} composite indexes declared in ${file}.`);
    } catch (error) {
      log.warn(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const onMissing = (): void => {
    declared = noIndexes;
    log.warn(`${file} is missing: every query that needs a composite index is refused.`);
  };
  readAndWatch(file, onText, onMissing);
  return () => declared;
}

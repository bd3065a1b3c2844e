import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { NAMES } from './queryCase';

const SCOPES = ['COLLECTION', 'COLLECTION_GROUP'] as const;
const MODES = [{ order: 'ASCENDING' }, { order: 'DESCENDING' }, { arrayConfig: 'CONTAINS' }] as const;

type IndexField = { fieldPath: string } & (typeof MODES)[number];

/** Declares every index that a fuzzed query can need: Google's emulator asks for none. Returns the file. */
export function declareEveryIndex(): string {
  const indexes = SCOPES.flatMap((queryScope) =>
    sequences(NAMES).map((fields) => ({ collectionGroup: 'q', queryScope, fields })),
  );
  const fieldOverrides = NAMES.map((fieldPath) => ({
    collectionGroup: 'q',
    fieldPath,
    indexes: SCOPES.flatMap((queryScope) => MODES.map((mode) => ({ queryScope, ...mode }))),
  }));
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fuzz-'));
  process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'firestore.indexes.json');
  fs.writeFileSync(file, JSON.stringify({ indexes, fieldOverrides }));
  return file;
}

/** Every order of two or more of the names, in every mode. */
function sequences(names: readonly string[]): IndexField[][] {
  const grown = (sequence: IndexField[]): IndexField[][] => {
    const rest = names.filter((name) => !sequence.some(({ fieldPath }) => fieldPath === name));
    const next = rest.flatMap((fieldPath) => MODES.map((mode) => [...sequence, { fieldPath, ...mode }]));
    return [...(sequence.length > 1 ? [sequence] : []), ...next.flatMap(grown)];
  };
  return grown([]);
}

import { randomUUID } from 'node:crypto';
import type { Backend } from './backend';
import type { Caller } from './caller';
import { invalid, grpcCode, toStatusError } from './errors';
import { readArray, readOptionalString, readString, type JsonObject } from './json';
import { checkIndexEntries } from './query/indexEntries';
import { stageWrites, type CommitTimes, type StagedWrite } from './stage';
import type { Change } from './store';
import { parseWrites, type Write } from './write';

export interface CommitResult {
  staged: StagedWrite[];
  time: string;
}

/** Makes writes, all or none: locks, rules, preconditions, the transaction's reads, and only then the store. */
export async function commitWrites(
  backend: Backend,
  caller: Caller,
  writes: Write[],
  transaction?: string,
): Promise<CommitResult> {
  const { transactions } = backend;
  const names = writes.map(({ name }) => name);
  if (transaction === undefined) {
    const owner = randomUUID();
    try {
      await transactions.locks.acquireAll(names, owner);
      return applyWrites(backend, caller, writes, () => undefined);
    } finally {
      transactions.locks.releaseAll(owner);
    }
  }
  if (transactions.isReadOnly(transaction) && writes.length > 0) {
    throw invalid('Cannot modify entities in a read-only transaction.');
  }
  try {
    await transactions.lock(transaction, names);
    return applyWrites(backend, caller, writes, () => transactions.checkReads(transaction));
  } finally {
    transactions.end(transaction);
  }
}

function applyWrites(
  backend: Backend,
  caller: Caller,
  writes: Write[],
  checkReads: () => void,
): CommitResult {
  const times = nextTimes(backend);
  const staged = stageWrites(backend.store, writes, times);
  backend.access.checkWrites(caller, staged, backend.store, times);
  checkReads();
  const failed = staged.find(({ failure }) => failure !== null);
  if (failed?.failure) throw failed.failure;
  const declared = backend.indexes();
  for (const { after } of staged) if (after) checkIndexEntries(after, declared);
  backend.apply({ time: times.commit, caller, changes: netChanges(staged) });
  return { staged, time: times.commit };
}

/** One change per document, even where a batch writes it twice; what ends as it began is no change. */
function netChanges(staged: StagedWrite[]): Change[] {
  const changes = new Map<string, Change>();
  for (const { name, before, after } of staged) {
    changes.set(name, {
      name,
      before: changes.has(name) ? (changes.get(name)?.before ?? null) : before,
      after,
    });
  }
  return [...changes.values()].filter(({ before, after }) => before !== after);
}

function nextTimes(backend: Backend): CommitTimes {
  const commit = backend.clock.next();
  return { commit, request: commit.replace(/\d{3}Z$/, '000Z') };
}

export async function commit(backend: Backend, caller: Caller, request: JsonObject): Promise<JsonObject> {
  const writes = parseWrites(request.writes, readString(request.database, 'database'));
  const transaction = readOptionalString(request.transaction, 'transaction');
  const { staged, time } = await commitWrites(backend, caller, writes, transaction);
  return { writeResults: staged.map(writeResult), commitTime: time };
}

/** Each write on its own: one that fails does not hinder the others. */
export async function batchWrite(backend: Backend, caller: Caller, request: JsonObject): Promise<JsonObject> {
  const database = readString(request.database, 'database');
  const inputs = readArray(request.writes, 'writes');
  const names = parseWrites(inputs, database).map(({ name }) => name);
  if (new Set(names).size !== names.length) throw invalid('A batch write must not write a document twice.');
  const writeResults: JsonObject[] = [];
  const status: JsonObject[] = [];
  for (const write of parseWrites(inputs, database)) {
    try {
      const { staged } = await commitWrites(backend, caller, [write]);
      writeResults.push(...staged.map(writeResult));
      status.push({ code: 0 });
    } catch (error) {
      const { status: name, message } = toStatusError(error);
      writeResults.push({});
      status.push({ code: grpcCode(name), message });
    }
  }
  return { writeResults, status };
}

function writeResult({ after, write, transformResults }: StagedWrite): JsonObject {
  if (write.kind === 'delete' || !after) return {};
  const result: JsonObject = { updateTime: after.updateTime };
  if (transformResults.length > 0) result.transformResults = transformResults;
  return result;
}

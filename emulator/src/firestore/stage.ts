import { isDeepStrictEqual } from 'node:util';
import { invalid, StatusError } from './errors';
import { getField, withField } from './fieldPath';
import { checkDocumentSize } from './size';
import type { Change, View } from './store';
import { applyTransforms } from './transform';
import type { StoredDocument, Value } from './value';
import type { Precondition, UpdateWrite, Write } from './write';

export interface CommitTimes {
  /** Microseconds, unique. */
  commit: string;
  /** What server timestamps become and `request.time` is: milliseconds, as the service documents it. */
  request: string;
}

export interface StagedWrite extends Change {
  write: Write;
  transformResults: Value[];
  /** Why the write must not be made, found out but not yet reported: rules have the first word. */
  failure: StatusError | null;
}

/** Works out what writes would do, one after the other, without doing it. */
export function stageWrites(view: View, writes: Write[], times: CommitTimes): StagedWrite[] {
  const latest = new Map<string, StoredDocument | null>();
  return writes.map((write) => {
    const known = latest.get(write.name);
    const before = known === undefined ? view.get(write.name) : known;
    const staged = stageWrite(write, before, times);
    // A batch that contradicts itself is a mistake of the caller, whatever is stored.
    if (known === null && staged.failure?.status === 'NOT_FOUND') {
      staged.failure = invalid(
        `A document cannot be updated after it was deleted in the same commit: ${write.name}`,
      );
    }
    latest.set(write.name, staged.after);
    return staged;
  });
}

function stageWrite(write: Write, before: StoredDocument | null, times: CommitTimes): StagedWrite {
  const failure = checkPrecondition(write.name, write.precondition, before);
  const base = { write, name: write.name, before, transformResults: [], failure };
  if (write.kind === 'delete') return { ...base, after: null };
  if (write.kind === 'verify') return { ...base, after: before };
  const { fields, results } = applyTransforms(mergeFields(write, before), write.transforms, times.request);
  const changed = !before || !isDeepStrictEqual(fields, before.fields);
  // A write that changes nothing keeps the update time and fires no trigger.
  const after = changed
    ? { name: write.name, fields, createTime: before?.createTime ?? times.commit, updateTime: times.commit }
    : before;
  checkDocumentSize(after);
  return { ...base, after, transformResults: results };
}

function mergeFields(write: UpdateWrite, before: StoredDocument | null): StoredDocument['fields'] {
  if (write.mask === null) return write.fields;
  return write.mask.reduce(
    (fields, path) => withField(fields, path, getField(write.fields, path)),
    before?.fields ?? {},
  );
}

function checkPrecondition(
  name: string,
  precondition: Precondition,
  document: StoredDocument | null,
): StatusError | null {
  if (precondition === null) return null;
  if ('exists' in precondition) {
    if (precondition.exists && !document)
      return new StatusError('NOT_FOUND', `No document to update: ${name}`);
    if (!precondition.exists && document)
      return new StatusError('ALREADY_EXISTS', `Document already exists: ${name}`);
    return null;
  }
  if (document?.updateTime === precondition.updateTime) return null;
  return new StatusError(
    'FAILED_PRECONDITION',
    `The stored version of ${name} (${document?.updateTime ?? 'none'}) does not match the required base version (${precondition.updateTime}).`,
  );
}

import { type LiveClass, liveMessages, parseLiveClass, toLiveClassRow } from '../../src/domain/liveClass';
import {
  createLiveClassSchema,
  type LiveAct,
  liveClassIdSchema,
  setLiveClassStatusSchema,
  updateLiveClassSchema,
} from '../../src/domain/liveClassInput';
import { liveClassLinkPath, planOf, toLiveClassRecord } from '../../src/domain/liveClassRecord';
import {
  closing,
  type LiveStatus,
  opening,
  type OpenState,
  stateAfter,
  stateFor,
  statusAt,
  wordAt,
} from '../../src/domain/liveClassTime';
import type { SavedVersion } from '../../src/domain/saving';
import { activeUser, callable, failure } from './callable';
import { closeRoom, openRoom, removeRoom, renameRoom } from './chatRoom';
import { db } from './firebase';
import { inPages } from './inPages';
import { createOwn, deleteOwn, ownRef, type ShownNoun, stepOwn, updateOwn } from './ownRecord';
import { onRecordWritten } from './publishedRecord';

/** Live classes as their authors make them. What learners do is in liveClassLearner.ts, recordings are in recording.ts. */

export const LIVE_CLASSES: ShownNoun<LiveClass> = {
  collection: 'live_classes',
  kind: 'live_class',
  parse: parseLiveClass,
  toRow: toLiveClassRow,
  // It has no files.
  sealedPath: () => null,
  afterDelete: removeTraces,
  messages: liveMessages,
  logged: ['title', 'subtitle', 'subject', 'form_level', 'teacher', 'session_starts', 'duration_minutes'],
};

export const onLiveClassWritten = onRecordWritten(LIVE_CLASSES);

export const linkRef = (id: string) => db.doc(liveClassLinkPath(id));

export const createLiveClass = callable(
  { name: 'createLiveClass', access: 'material.create', schema: createLiveClassSchema },
  ({ id, ...form }, caller, { data }): Promise<SavedVersion> =>
    createOwn(LIVE_CLASSES, caller, {
      id,
      title: form.title,
      payload: data,
      fields: {
        ...toLiveClassRecord(form),
        ...stateFor(form.status as LiveStatus, planOf(form), Date.now()),
        recording_id: null,
        registered_count: 0,
      },
      addParts: (batch) => {
        batch.set(linkRef(id), { url: form.link, created_by: caller.uid });
        openRoom(batch, { id, kind: 'live_class', title: form.title, moderators: [activeUser(caller)] });
      },
    }),
);

export const updateLiveClass = callable(
  { name: 'updateLiveClass', access: 'material.create', schema: updateLiveClassSchema },
  ({ id, version, ...form }, caller, { data }): Promise<SavedVersion> =>
    updateOwn(LIVE_CLASSES, caller, {
      id,
      version,
      title: form.title,
      payload: data,
      write: (transaction, live) => {
        if (live.is_cancelled) throw failure('failed-precondition', liveMessages.cancelled);
        transaction.set(linkRef(id), { url: form.link, created_by: live.created_by });
        if (live.title !== form.title) renameRoom(transaction, id, form.title);
        return {
          ...toLiveClassRecord(form),
          ...stateAfter(form.status as LiveStatus, live, planOf(form), Date.now()),
        };
      },
    }),
);

/** What an act changes; null where it was done before. */
function stateOf(act: LiveAct, live: LiveClass, now: number): Partial<OpenState> | null {
  if (act === 'cancel') return live.is_cancelled ? null : { is_cancelled: true };
  if (live.is_cancelled) throw failure('failed-precondition', liveMessages.cancelled);
  if (act === 'open') return wordAt(live, now) === 'ongoing' ? null : opening(live, now);
  return statusAt(live, now) === 'ongoing' ? closing(live, now) : null;
}

export const setLiveClassStatus = callable(
  { name: 'setLiveClassStatus', access: 'material.create', schema: setLiveClassStatusSchema },
  async ({ id, act }, caller): Promise<{ id: string }> => {
    const now = Date.now();
    await stepOwn(LIVE_CLASSES, caller, id, (live, transaction) => {
      const fields = stateOf(act as LiveAct, live, now);
      if (!fields) return null;
      if (fields.is_cancelled) closeRoom(transaction, id);
      const after = statusAt({ ...live, ...fields }, now);
      return { fields, change: { field: 'status', before: statusAt(live, now), after } };
    });
    return { id };
  },
);

/** Registrations and the chat follow. */
export const deleteLiveClass = callable(
  { name: 'deleteLiveClass', access: 'material.create', schema: liveClassIdSchema },
  ({ id }, caller): Promise<{ id: string }> =>
    deleteOwn(LIVE_CLASSES, caller, id, () => Promise.resolve([linkRef(id)])),
);

/** What a deleted class leaves behind; nothing while it stands. */
async function removeTraces(id: string): Promise<void> {
  if ((await ownRef(LIVE_CLASSES, id).get()).exists) return;
  const registrations = db.collection('live_registrations').where('class_id', '==', id);
  await inPages(registrations, (batch, { ref }) => batch.delete(ref));
  await removeRoom(id);
}

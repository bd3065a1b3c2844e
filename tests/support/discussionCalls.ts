import { randomUUID } from 'node:crypto';
import type { DiscussionForm } from '../../src/domain/discussionForm';
import type { SavedVersion } from '../../src/domain/saving';
import { EMPTY_TUTOR_FORM } from '../../src/domain/tutorForm';
import { NEW_TUTOR_FIGURES, toTutorRecord } from '../../src/domain/tutorRecord';
import { type Account, callFunction } from './callers';
import { validDiscussion } from './discussions';
import { adminDb } from './world';

/** What the author of discussions and those who come in call. */

/** `author` is asked late, since a test signs up after its file is loaded. */
export function discussionCalls(author: () => Account) {
  const create = (form: object, caller = author(), id: string = randomUUID()) =>
    callFunction<SavedVersion>('createDiscussion', { id, ...form }, caller);
  return {
    create,
    update: (id: string, version: number, form: object, caller = author()) =>
      callFunction<SavedVersion>('updateDiscussion', { id, version, ...form }, caller),
    act: (id: string, act: string, caller = author()) =>
      callFunction('setDiscussionStatus', { id, act }, caller),
    remove: (id: string, caller = author()) => callFunction('deleteDiscussion', { id }, caller),
    newId: async (form: DiscussionForm = validDiscussion()): Promise<string> => {
      const { result } = await create(form);
      if (!result) throw new Error('The discussion was not created');
      return result.id;
    },
  };
}

export const joinDiscussion = (id: string, caller?: Account) =>
  callFunction('joinDiscussion', { id }, caller);

/** A tutor as an administrator stores one. */
export async function addTutor(name: string, uid: string | null = null, status = 'active'): Promise<string> {
  const id: string = randomUUID();
  const at = new Date();
  await adminDb()
    .doc(`tutors/${id}`)
    .set({
      ...toTutorRecord({ ...EMPTY_TUTOR_FORM, name, specialty: 'Physics', status }),
      ...NEW_TUTOR_FIGURES,
      uid,
      created_by: 'admin',
      created_at: at,
      updated_at: at,
    });
  return id;
}

import { randomUUID } from 'node:crypto';
import type { LiveClassForm } from '../../src/domain/liveClassForm';
import type { JoinLiveClassResult } from '../../src/domain/liveClassInput';
import type { SavedVersion } from '../../src/domain/saving';
import { type Account, callFunction } from './callers';
import { validLiveClass } from './liveClasses';

/** What the author of live classes and their learners call. */

/** `author` is asked late, since a test signs up after its file is loaded. */
export function liveClassCalls(author: () => Account) {
  const create = (form: object, caller = author(), id: string = randomUUID()) =>
    callFunction<SavedVersion>('createLiveClass', { id, ...form }, caller);
  return {
    create,
    update: (id: string, version: number, form: object, caller = author()) =>
      callFunction<SavedVersion>('updateLiveClass', { id, version, ...form }, caller),
    act: (id: string, act: string, caller = author()) =>
      callFunction('setLiveClassStatus', { id, act }, caller),
    remove: (id: string, caller = author()) => callFunction('deleteLiveClass', { id }, caller),
    newId: async (form: LiveClassForm = validLiveClass()): Promise<string> => {
      const { result } = await create(form);
      if (!result) throw new Error('The class was not created');
      return result.id;
    },
  };
}

export const register = (id: string, caller?: Account) =>
  callFunction('registerForLiveClass', { id }, caller);
export const join = (id: string, caller?: Account) =>
  callFunction<JoinLiveClassResult>('joinLiveClass', { id }, caller);

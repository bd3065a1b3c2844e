import { randomUUID } from 'node:crypto';
import { newResource, type ResourceForm } from '../../src/domain/resourceForm';
import type { SavedVersion } from '../../src/domain/saving';
import { type Account, callFunction } from './callers';

/** Study resources as forms, and what their author calls. */

export const validResource = (changes: Partial<ResourceForm> = {}): ResourceForm => ({
  ...newResource(),
  title: 'Cells on one page',
  description: 'A drawing with all the names.',
  subject: 'Biology',
  formLevel: 'Form II',
  topic: 'Cells',
  url: 'https://cells.example/one-page',
  ...changes,
});

/** `author` is asked late, since a test signs up after its file is loaded. */
export function resourceCalls(author: () => Account) {
  const create = (form: object = validResource(), caller = author(), id: string = randomUUID()) =>
    callFunction<SavedVersion>('createResource', { id, ...form }, caller);
  return {
    create,
    update: (id: string, version: number, form: object, caller = author()) =>
      callFunction<SavedVersion>('updateResource', { id, version, ...form }, caller),
    remove: (id: string, caller = author()) => callFunction<{ id: string }>('deleteResource', { id }, caller),
    newId: async (form: object = validResource()): Promise<string> => {
      const { result, error } = await create(form);
      if (!result) throw new Error(`The resource was not created: ${JSON.stringify(error)}`);
      return result.id;
    },
  };
}

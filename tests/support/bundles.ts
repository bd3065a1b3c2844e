import { randomUUID } from 'node:crypto';
import type { BundleForm } from '../../src/domain/bundleForm';
import { newBundle } from '../../src/domain/bundleRecord';
import type { SavedVersion } from '../../src/domain/saving';
import { type Account, callFunction } from './callers';

/** Bundles as forms, and what their author calls. */

export const ebookPart = (id: string) => ({ kind: 'ebook' as const, id });

export const validBundle = (changes: Partial<BundleForm> = {}): BundleForm => ({
  ...newBundle(),
  title: 'Everything for the Form II examination',
  description: 'The books and the revision that a candidate needs.',
  subject: 'Mathematics',
  price: '20,000',
  parts: [
    { kind: 'ebook', id: randomUUID() },
    { kind: 'ebook', id: randomUUID() },
  ],
  ...changes,
});

/** `author` is asked late, since a test signs up after its file is loaded. */
export function bundleCalls(author: () => Account) {
  const create = (form: object, caller = author(), id: string = randomUUID()) =>
    callFunction<SavedVersion>('createBundle', { id, ...form }, caller);
  return {
    create,
    update: (id: string, version: number, form: object, caller = author()) =>
      callFunction<SavedVersion>('updateBundle', { id, version, ...form }, caller),
    setPublished: (id: string, isPublished: boolean, caller = author()) =>
      callFunction<{ id: string }>('setBundlePublished', { id, isPublished }, caller),
    remove: (id: string, caller = author()) => callFunction<{ id: string }>('deleteBundle', { id }, caller),
    newId: async (parts: BundleForm['parts'], changes: Partial<BundleForm> = {}): Promise<string> => {
      const { result, error } = await create(validBundle({ parts, ...changes }));
      if (!result) throw new Error(`The bundle was not created: ${JSON.stringify(error)}`);
      return result.id;
    },
  };
}

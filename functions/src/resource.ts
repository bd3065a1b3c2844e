import { parseResource, type Resource, toResourceRow } from '../../src/domain/resource';
import {
  createResourceSchema,
  type ResourceForm,
  resourceIdSchema,
  resourceMessages,
  setResourcePublishedSchema,
  toResourceRecord,
  updateResourceSchema,
} from '../../src/domain/resourceForm';
import type { SavedVersion } from '../../src/domain/saving';
import type { Caller } from './actor';
import { callable } from './callable';
import { checkPublicFile } from './ownFile';
import { createOwn, deleteOwn, type ShownNoun, stepPublished, updateOwn } from './ownRecord';
import { onRecordWritten } from './publishedRecord';

/** Study resources: links, files and notes, which everybody may read once they are published. */

const RESOURCES: ShownNoun<Resource> = {
  collection: 'resources',
  kind: 'resource',
  parse: parseResource,
  toRow: toResourceRow,
  // Nothing of it costs: what is hidden is in no list, and its file's address in no document that others read.
  sealedPath: () => null,
  messages: resourceMessages,
  logged: ['title', 'description', 'kind', 'subject', 'form_level', 'topic', 'url', 'file_name', 'published'],
};

export const onResourceWritten = onRecordWritten(RESOURCES);

const FILE = { field: 'file', gone: resourceMessages.fileGone };

const checkFile = ({ kind, file }: ResourceForm, caller: Caller) =>
  checkPublicFile(caller, kind === 'file' ? file : null, FILE);

export const createResource = callable(
  { name: 'createResource', access: 'material.create', schema: createResourceSchema },
  async ({ id, ...form }, caller, { data }): Promise<SavedVersion> => {
    await checkFile(form, caller);
    return createOwn(RESOURCES, caller, {
      id,
      title: form.title,
      payload: data,
      fields: toResourceRecord(form),
      addParts: () => undefined,
    });
  },
);

export const updateResource = callable(
  { name: 'updateResource', access: 'material.create', schema: updateResourceSchema },
  async ({ id, version, ...form }, caller, { data }): Promise<SavedVersion> => {
    await checkFile(form, caller);
    return updateOwn(RESOURCES, caller, {
      id,
      version,
      title: form.title,
      payload: data,
      write: () => toResourceRecord(form),
    });
  },
);

export const setResourcePublished = callable(
  { name: 'setResourcePublished', access: 'material.create', schema: setResourcePublishedSchema },
  ({ id, isPublished }, caller): Promise<{ id: string }> => stepPublished(RESOURCES, caller, id, isPublished),
);

/** Its file follows by the trigger. */
export const deleteResource = callable(
  { name: 'deleteResource', access: 'material.create', schema: resourceIdSchema },
  ({ id }, caller): Promise<{ id: string }> => deleteOwn(RESOURCES, caller, id, () => Promise.resolve([])),
);

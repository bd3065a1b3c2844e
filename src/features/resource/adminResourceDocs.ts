import { collection, doc, getDoc, getDocs, query, where } from 'firebase/firestore/lite';
import { fromDocument } from '../../data/converter';
import { callFunction } from '../../data/firebase';
import { db } from '../../data/firestore';
import { firstPageWithRows, pageConstraints, toPage } from '../../data/page';
import { forgetRecord } from '../../data/publicRecord';
import type { Page, PageRequest } from '../../domain/page';
import { parseResource, type Resource } from '../../domain/resource';
import type {
  CreateResourceInput,
  ResourceIdInput,
  SetResourcePublishedInput,
  UpdateResourceInput,
} from '../../domain/resourceForm';
import type { SavedVersion } from '../../domain/saving';
import { matchesWords, searchTerm } from '../../domain/text';

/** What the back office reads and changes of study resources. */

export interface ResourceListRequest extends PageRequest {
  /** A teacher's own alone; null: everybody's (admins). */
  createdBy: string | null;
  kind?: string | undefined;
  subject?: string | undefined;
  search?: string | undefined;
}

export const listResources = (request: ResourceListRequest) => firstPageWithRows(request, readResources);

async function readResources(request: ResourceListRequest): Promise<Page<Resource>> {
  const { createdBy, kind, subject, search = '' } = request;
  const term = searchTerm(search);
  const filters = [
    ...(createdBy ? [where('created_by', '==', createdBy)] : []),
    ...(kind ? [where('kind', '==', kind)] : []),
    ...(subject ? [where('subject', '==', subject)] : []),
    ...(term ? [where('search_terms', 'array-contains', term)] : []),
  ];
  const { docs } = await getDocs(query(collection(db, 'resources'), ...filters, ...pageConstraints(request)));
  return toPage(docs, request, (stored) => {
    const resource = parseResource(stored.id, fromDocument(stored.data()));
    return resource && matchesWords(search, resource.title, resource.subject, resource.topic)
      ? resource
      : null;
  });
}

/** For the editor, which must not start from a cached state. */
export async function readResourceForEdit(id: string): Promise<Resource | null> {
  const stored = (await getDoc(doc(db, 'resources', id))).data();
  return stored ? parseResource(id, fromDocument(stored)) : null;
}

export const createResource = (input: CreateResourceInput) =>
  callFunction<CreateResourceInput, SavedVersion>('createResource', input);

export async function updateResource(input: UpdateResourceInput): Promise<SavedVersion> {
  const saved = await callFunction<UpdateResourceInput, SavedVersion>('updateResource', input);
  await forgetRecord(`resources/${input.id}`);
  return saved;
}

export async function setResourcePublished(input: SetResourcePublishedInput): Promise<void> {
  await callFunction<SetResourcePublishedInput, unknown>('setResourcePublished', input);
  await forgetRecord(`resources/${input.id}`);
}

export async function removeResource(id: string): Promise<void> {
  await callFunction<ResourceIdInput, unknown>('deleteResource', { id });
  await forgetRecord(`resources/${id}`);
}

import { collection, doc, getDoc, getDocs, query, where } from 'firebase/firestore/lite';
import { readCatalog } from '../../data/catalog';
import { fromDocument } from '../../data/converter';
import { callFunction } from '../../data/firebase';
import { db } from '../../data/firestore';
import { firstPageWithRows, pageConstraints, toPage } from '../../data/page';
import { serverOffset } from '../../data/serverClock';
import { forgetRecord } from '../../data/publicRecord';
import { type Discussion, parseDiscussion } from '../../domain/discussion';
import type {
  CreateDiscussionInput,
  DiscussionAct,
  DiscussionIdInput,
  SetDiscussionStatusInput,
  UpdateDiscussionInput,
} from '../../domain/discussionInput';
import { discussionPath } from '../../domain/discussionRecord';
import type { Page, PageRequest, Sort } from '../../domain/page';
import type { SavedVersion } from '../../domain/saving';
import { matchesWords, searchTerm } from '../../domain/text';
import type { TutorRow } from '../../domain/tutor';

/** What the back office reads and changes of discussions. */

export interface DiscussionListRequest extends PageRequest {
  /** A teacher's own discussions only; null lists everybody's (admins). */
  createdBy: string | null;
  status?: string | undefined;
  search?: string | undefined;
}

/** What opens or opened last comes first: the status is a matter of this time. */
const LATEST_FIRST: Sort = { by: 'opens_at', direction: 'desc' };

/** Firestore looks up the longest word of a search; the title must hold the others too. */
export const listDiscussions = (request: DiscussionListRequest) =>
  firstPageWithRows({ ...request, sort: LATEST_FIRST }, readPage);

async function readPage(request: DiscussionListRequest): Promise<Page<Discussion>> {
  const { createdBy, status, search = '' } = request;
  const term = searchTerm(search);
  const now = Date.now() + (await serverOffset());
  const filters = [
    ...(createdBy ? [where('created_by', '==', createdBy)] : []),
    ...(status
      ? [where('is_closed', '==', false), where('opens_at', status === 'live' ? '<=' : '>', now)]
      : []),
    ...(term ? [where('search_terms', 'array-contains', term)] : []),
  ];
  const { docs } = await getDocs(
    query(collection(db, 'discussions'), ...filters, ...pageConstraints(request)),
  );
  return toPage(docs, request, (snapshot) => {
    const discussion = parseDiscussion(snapshot.id, fromDocument(snapshot.data()));
    return discussion && matchesWords(search, discussion.title) ? discussion : null;
  });
}

export async function readDiscussionForEdit(id: string): Promise<Discussion | null> {
  const stored = (await getDoc(doc(db, discussionPath(id)))).data();
  return stored ? parseDiscussion(id, fromDocument(stored)) : null;
}

/** Who can be invited. */
export const listTutorChoices = () => readCatalog<TutorRow>('tutor');

async function changed<Result>(id: string, call: Promise<Result>): Promise<Result> {
  const result = await call;
  await forgetRecord(discussionPath(id));
  return result;
}

export const createDiscussion = (input: CreateDiscussionInput) =>
  changed(input.id, callFunction<CreateDiscussionInput, SavedVersion>('createDiscussion', input));

export const updateDiscussion = (input: UpdateDiscussionInput) =>
  changed(input.id, callFunction<UpdateDiscussionInput, SavedVersion>('updateDiscussion', input));

export interface DiscussionStep {
  id: string;
  act: DiscussionAct;
}

export const setDiscussionStatus = (input: DiscussionStep) =>
  changed(input.id, callFunction<SetDiscussionStatusInput, unknown>('setDiscussionStatus', input));

export const removeDiscussion = (id: string) =>
  changed(id, callFunction<DiscussionIdInput, unknown>('deleteDiscussion', { id }));

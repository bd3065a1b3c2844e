import { collection, doc, getDoc, getDocs, limit, query, where } from 'firebase/firestore/lite';
import { fromDocument } from '../../data/converter';
import { callFunction } from '../../data/firebase';
import { db } from '../../data/firestore';
import { firstPageWithRows, pageConstraints, toPage } from '../../data/page';
import { forgetRecord } from '../../data/publicRecord';
import { type LiveClass, parseLiveClass } from '../../domain/liveClass';
import type {
  AttachRecordingInput,
  CreateLiveClassInput,
  LiveAct,
  LiveClassIdInput,
  SetLiveClassStatusInput,
  UpdateLiveClassInput,
} from '../../domain/liveClassInput';
import { liveClassLinkPath, liveClassPath } from '../../domain/liveClassRecord';
import { type LiveRegistration, parseRegistration } from '../../domain/liveRegistration';
import type { Page, PageRequest } from '../../domain/page';
import type { SavedVersion } from '../../domain/saving';
import { textOr } from '../../domain/stored';
import { matchesWords, searchTerm } from '../../domain/text';

/** What the back office reads and changes of live classes. */

export interface LiveClassListRequest extends PageRequest {
  /** A teacher's own classes only; null lists everybody's (admins). */
  createdBy: string | null;
  form?: string | undefined;
  search?: string | undefined;
}

/** Firestore looks up the longest word of a search; title, teacher or subject must hold the others too. */
export const listLiveClasses = (request: LiveClassListRequest) => firstPageWithRows(request, readPage);

async function readPage(request: LiveClassListRequest): Promise<Page<LiveClass>> {
  const { createdBy, form, search = '' } = request;
  const term = searchTerm(search);
  const filters = [
    ...(createdBy ? [where('created_by', '==', createdBy)] : []),
    ...(form ? [where('form_level', '==', form)] : []),
    ...(term ? [where('search_terms', 'array-contains', term)] : []),
  ];
  const { docs } = await getDocs(
    query(collection(db, 'live_classes'), ...filters, ...pageConstraints(request)),
  );
  return toPage(docs, request, (snapshot) => {
    const live = parseLiveClass(snapshot.id, fromDocument(snapshot.data()));
    return live && matchesWords(search, live.title, live.teacher, live.subject) ? live : null;
  });
}

export interface LiveClassForEdit {
  live: LiveClass;
  link: string;
}

/** The class first: when somebody saves in between, the next save is a conflict, never a mix of both. */
export async function readLiveClassForEdit(id: string): Promise<LiveClassForEdit | null> {
  const stored = (await getDoc(doc(db, liveClassPath(id)))).data();
  const live = stored ? parseLiveClass(id, fromDocument(stored)) : null;
  if (!live) return null;
  const link = (await getDoc(doc(db, liveClassLinkPath(id)))).data();
  return { live, link: textOr(link?.url, '') };
}

export interface LearnersKey {
  classId: string;
  /** Whose class it is; null for administrators, who see all. */
  author: string | null;
}

/** More than any class has. */
const LEARNERS = 500;

export async function listLearners({ classId, author }: LearnersKey): Promise<LiveRegistration[]> {
  const { docs } = await getDocs(
    query(
      collection(db, 'live_registrations'),
      where('class_id', '==', classId),
      ...(author ? [where('class_author', '==', author)] : []),
      limit(LEARNERS),
    ),
  );
  return docs
    .map((stored) => parseRegistration(fromDocument(stored.data())))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** An on-demand class that a recording may have become. */
export interface RecordingChoice {
  id: string;
  title: string;
}

const RECORDINGS = 50;

/** Published ones that may be attached, the newest first. */
export async function listRecordings(createdBy: string | null): Promise<RecordingChoice[]> {
  const { docs } = await getDocs(
    query(
      collection(db, 'courses'),
      where('course_type', '==', 'on-demand-class'),
      where('status', '==', 'published'),
      ...(createdBy ? [where('created_by', '==', createdBy)] : []),
      ...pageConstraints({ size: RECORDINGS }),
    ),
  );
  return docs.map((stored) => ({ id: stored.id, title: textOr(stored.get('title'), stored.id) }));
}

async function changed<Result>(id: string, call: Promise<Result>): Promise<Result> {
  const result = await call;
  await forgetRecord(liveClassPath(id));
  return result;
}

export const createLiveClass = (input: CreateLiveClassInput) =>
  changed(input.id, callFunction<CreateLiveClassInput, SavedVersion>('createLiveClass', input));

export const updateLiveClass = (input: UpdateLiveClassInput) =>
  changed(input.id, callFunction<UpdateLiveClassInput, SavedVersion>('updateLiveClass', input));

export interface LiveClassAct {
  id: string;
  act: LiveAct;
}

export const setLiveClassStatus = (input: LiveClassAct) =>
  changed(input.id, callFunction<SetLiveClassStatusInput, unknown>('setLiveClassStatus', input));

export const attachRecording = (input: AttachRecordingInput) =>
  changed(input.id, callFunction<AttachRecordingInput, unknown>('attachRecording', input));

export const removeLiveClass = (id: string) =>
  changed(id, callFunction<LiveClassIdInput, unknown>('deleteLiveClass', { id }));

import {
  and,
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  or,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { deleteObject, getBytes, listAll, ref, updateMetadata, uploadBytes } from 'firebase/storage';
import { firestoreAs, storageAs } from '../actors';
import type { Actor } from '../people';
import { adminBucket, adminDb } from '../world';
import {
  Ago,
  type Attempt,
  type DocumentAttempt,
  type Fields,
  type FileAttempt,
  type FileFacts,
  type ListAttempt,
  NOW,
  REMOVED,
} from './attempt';

/** Tries an attempt on the running suite, with the SDK that a browser has. */

const DENIALS = ['permission-denied', 'storage/unauthorized', 'storage/unauthenticated'];

/** Whether the rules let it through; anything but a denial is a fault of the test and thrown. */
export async function isAllowedOnSuite(actor: Actor, attempt: Attempt): Promise<boolean> {
  await prepare(attempt);
  try {
    await perform(actor, attempt);
    return true;
  } catch (error) {
    if (DENIALS.includes((error as { code?: string }).code ?? '')) return false;
    throw error;
  }
}

const LARGEST_UPLOAD = 60 * 1024 * 1024;
/** What everybody of the world has from the beginning. */
export const RECORD_OF_A_PERSON = /^(users|profiles)\/[^/]+$/;

/**
 * False for what only the engine in this process is asked: huge files, creating what everybody has already, and what is
 * a matter of milliseconds.
 */
export function isForSuite(attempt: Attempt): boolean {
  if (attempt.on === 'file') return attempt.file.size < LARGEST_UPLOAD;
  if (attempt.on !== 'document') return true;
  return !attempt.isTimed && !(attempt.method === 'create' && RECORD_OF_A_PERSON.test(attempt.path));
}

/** Puts there, past the rules, what lies there before. */
export async function prepare(attempt: Attempt): Promise<void> {
  if (attempt.on === 'document' || attempt.on === 'collection') {
    const stored = attempt.on === 'document' && attempt.stored ? { [attempt.path]: attempt.stored } : {};
    const there = Object.entries({ ...attempt.given, ...stored });
    await Promise.all(there.map(([place, fields]) => adminDb().doc(place).set(dated(fields))));
  }
  if (attempt.on === 'file' && attempt.stored) {
    const { contentType, metadata } = attempt.stored;
    await adminBucket()
      .file(attempt.path)
      .save(realBytes(attempt.path, attempt.stored.size), {
        contentType,
        resumable: false,
        ...(metadata && { metadata: { metadata } }),
      });
  }
}

const dated = (fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      if (value === REMOVED) return [];
      return [[name, value instanceof Ago ? new Date(Date.now() - value.ms) : value]];
    }),
  );

function perform(actor: Actor, attempt: Attempt): Promise<unknown> {
  switch (attempt.on) {
    case 'document':
      return performOnDocument(actor, attempt);
    case 'collection':
      return getDocs(queryOf(actor, attempt));
    case 'file':
      return performOnFile(actor, attempt);
    case 'folder':
      return listAll(ref(storageAs(actor), attempt.path));
  }
}

function performOnDocument(actor: Actor, attempt: DocumentAttempt): Promise<unknown> {
  const { method, path, data, along } = attempt;
  const target = doc(firestoreAs(actor), path);
  if (along) return performAlong(actor, attempt, along);
  switch (method) {
    case 'get':
      return getDoc(target);
    case 'create':
      return setDoc(target, sent(method, data));
    case 'update':
      return updateDoc(target, sent(method, data));
    case 'delete':
      return deleteDoc(target);
  }
}

/** With what else its commit changes. */
function performAlong(
  actor: Actor,
  { method, path, data }: DocumentAttempt,
  along: NonNullable<DocumentAttempt['along']>,
): Promise<unknown> {
  const db = firestoreAs(actor);
  const batch = writeBatch(db);
  if (method === 'create') batch.set(doc(db, path), sent(method, data));
  else batch.update(doc(db, path), sent(method, data));
  for (const [other, change] of Object.entries(along)) batch.update(doc(db, other), sent('update', change));
  return batch.commit();
}

/** What is removed is left out of a new record, and deleted from one that is there. */
const sent = (method: DocumentAttempt['method'], fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      if (value === NOW) return [[name, serverTimestamp()]];
      if (value instanceof Ago) return [[name, new Date(Date.now() - value.ms)]];
      if (value === REMOVED) return method === 'create' ? [] : [[name, deleteField()]];
      return [[name, value]];
    }),
  );

function queryOf(actor: Actor, attempt: ListAttempt) {
  const db = firestoreAs(actor);
  const source = attempt.group ? collectionGroup(db, attempt.collection) : collection(db, attempt.collection);
  const filters = attempt.where.map(([field, op, value]) => where(field, op, value));
  const all = attempt.any ? or(...filters) : and(...filters);
  const limits = attempt.limit === null ? [] : [limit(attempt.limit)];
  return filters.length > 0 ? query(source, all, ...limits) : query(source, ...limits);
}

function performOnFile(actor: Actor, { method, path, file }: FileAttempt): Promise<unknown> {
  const target = ref(storageAs(actor), path);
  switch (method) {
    case 'get':
      return getBytes(target);
    case 'create':
      return uploadBytes(target, bytesOf(file), { contentType: file.contentType });
    case 'update':
      return updateMetadata(target, { cacheControl: 'no-store' });
    case 'delete':
      return deleteObject(target);
  }
}

const bytesOf = ({ size }: FileFacts) => new Uint8Array(size);

const FIRST_BYTES: Readonly<Record<string, string>> = {
  pdf: '%PDF-1.7',
  png: '\x89PNG\r\n\x1A\n',
  jpg: '\xFF\xD8\xFF',
  webp: 'RIFF\0\0\0\0WEBP',
  mp3: 'ID3\x04',
  mp4: '\0\0\0\x18ftypisom',
};

/** What the upload trigger takes for what its name says, and so leaves there while a test tries its luck with it. */
function realBytes(path: string, size: number): Buffer {
  const bytes = Buffer.alloc(size);
  bytes.write(FIRST_BYTES[path.slice(path.lastIndexOf('.') + 1)] ?? '', 'latin1');
  return bytes;
}

import { collection, doc, getDoc, getDocs, limit, query, where } from 'firebase/firestore/lite';
import { fromDocument } from '../../data/converter';
import { callFunction } from '../../data/firebase';
import { db } from '../../data/firestore';
import { forgetRecord } from '../../data/publicRecord';
import { liveClassPath } from '../../domain/liveClassRecord';
import type { JoinLiveClassResult, LiveClassIdInput } from '../../domain/liveClassInput';
import { type LiveRegistration, parseRegistration, registrationId } from '../../domain/liveRegistration';

/** What learners read and do, as themselves. */

export interface RegistrationKey {
  uid: string;
  classId: string;
}

/** Null for who is not registered. */
export async function readRegistration({ uid, classId }: RegistrationKey): Promise<LiveRegistration | null> {
  const data = (await getDoc(doc(db, `live_registrations/${registrationId(uid, classId)}`))).data();
  return data ? parseRegistration(fromDocument(data)) : null;
}

/** More than anybody comes to at once. */
const REGISTRATIONS = 100;

/** The ids of the classes that somebody is registered for. */
export async function listRegistrations(uid: string): Promise<string[]> {
  const own = query(collection(db, 'live_registrations'), where('uid', '==', uid), limit(REGISTRATIONS));
  const { docs } = await getDocs(own);
  return docs.map((stored) => parseRegistration(fromDocument(stored.data())).class_id);
}

export async function registerForLiveClass(id: string): Promise<void> {
  await callFunction<LiveClassIdInput, unknown>('registerForLiveClass', { id });
  await forgetRecord(liveClassPath(id));
}

export const joinLiveClass = (id: string) =>
  callFunction<LiveClassIdInput, JoinLiveClassResult>('joinLiveClass', { id });

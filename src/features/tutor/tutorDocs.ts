import { collection, doc, getDoc, serverTimestamp, updateDoc, writeBatch } from 'firebase/firestore/lite';
import { fromDocument } from '../../data/converter';
import { callFunction } from '../../data/firebase';
import { db } from '../../data/firestore';
import { MaterialDocs, type MaterialListRequest } from '../../data/materialDocs';
import { forgetRecord } from '../../data/publicRecord';
import type { LinkedAccount, LinkTutorInput } from '../../domain/lessonInput';
import {
  parseTutor,
  type Tutor,
  type TutorContact,
  type TutorPictures,
  type TutorStatus,
} from '../../domain/tutor';
import type { TutorForm } from '../../domain/tutorForm';
import { NEW_TUTOR_FIGURES, toTutorContact, toTutorRecord } from '../../domain/tutorRecord';
import { fullName, parseUser } from '../../domain/user';

const NO_PICTURES = { avatar_url: null, avatar_path: null, cover_url: null, cover_path: null };

const tutors = new MaterialDocs({
  collection: 'tutors',
  parse: parseTutor,
  searched: ({ name, specialty }) => [name, specialty],
  blank: NO_PICTURES,
  deleted: 'This tutor was deleted meanwhile.',
});
const contacts = collection(db, 'tutor_private');

export interface TutorForEdit {
  tutor: Tutor;
  contact: TutorContact;
  account: LinkedAccount | null;
}

/** For the editor, which must not start from a cached state. */
export async function readTutorForEdit(id: string): Promise<TutorForEdit | null> {
  const [tutor, contact] = await Promise.all([tutors.readFresh(id), getDoc(doc(contacts, id))]);
  const { email = '', phone = '' } = (contact.data() ?? {}) as Partial<TutorContact>;
  return tutor && { tutor, contact: { email, phone }, account: await readAccount(tutor.uid) };
}

async function readAccount(uid: string | null): Promise<LinkedAccount | null> {
  const data = uid && (await getDoc(doc(db, 'users', uid))).data();
  if (!data) return null;
  const user = parseUser(uid, fromDocument(data));
  return { name: fullName(user), email: user.email };
}

export const linkTutor = async (input: LinkTutorInput) => {
  const account = await callFunction<LinkTutorInput, LinkedAccount | null>('linkTutor', input);
  await forgetRecord(`tutors/${input.tutorId}`);
  return account;
};

export interface TutorListRequest extends MaterialListRequest {
  status?: TutorStatus | undefined;
  verified?: boolean | undefined;
}

export const listTutors = (request: TutorListRequest) =>
  tutors.list(request, { status: request.status, verified: request.verified });

export interface SaveTutorInput {
  id: string;
  form: TutorForm;
  pictures: TutorPictures;
  /** The signed-in administrator: set when creating, left out when updating. */
  createdBy?: string;
}

const changes = ({ form, pictures }: SaveTutorInput) => ({
  ...toTutorRecord(form),
  ...pictures.avatar,
  ...pictures.cover,
  updated_at: serverTimestamp(),
});

/** Both documents at once, or none. */
async function saveBoth(input: SaveTutorInput, record: object, isNew: boolean): Promise<void> {
  const batch = writeBatch(db);
  if (isNew) batch.set(doc(tutors.records, input.id), record);
  else batch.update(doc(tutors.records, input.id), record);
  batch.set(doc(contacts, input.id), { ...toTutorContact(input.form), updated_at: serverTimestamp() });
  await batch.commit();
}

/** Creates under the id that the form made when it opened, so that a retry after a lost answer makes no second tutor. */
export async function createTutor(input: SaveTutorInput): Promise<void> {
  const { id, createdBy } = input;
  const record = {
    ...NO_PICTURES,
    ...changes(input),
    ...NEW_TUTOR_FIGURES,
    created_by: createdBy,
    created_at: serverTimestamp(),
  };
  try {
    await saveBoth(input, record, true);
  } catch (error) {
    const stored = await readTutorForEdit(id).catch(() => null);
    if (!createdBy || stored?.tutor.created_by !== createdBy) throw error;
    // An earlier try arrived although its answer was lost; what was changed since then goes in now.
    await saveBoth(input, changes(input), false);
  }
  await forgetRecord(`tutors/${id}`);
}

/** Rejects with `not-found` when the tutor is gone; the rules alone would say "permission denied". */
export async function updateTutor(input: SaveTutorInput): Promise<void> {
  try {
    await saveBoth(input, changes(input), false);
  } catch (error) {
    const stored = await readTutorForEdit(input.id).catch(() => undefined);
    if (stored !== null) throw error;
    throw Object.assign(new Error('This tutor was deleted meanwhile.'), { code: 'not-found' });
  }
  await forgetRecord(`tutors/${input.id}`);
}

export interface TutorStanding {
  ids: string[];
  to: { status: TutorStatus } | { verified: boolean };
}

/** One by one: what went before a failure holds. */
export async function setTutorStanding({ ids, to }: TutorStanding): Promise<void> {
  for (const id of ids) {
    await updateDoc(doc(tutors.records, id), { ...to, updated_at: serverTimestamp() });
    await forgetRecord(`tutors/${id}`);
  }
}

import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { discussionMessages, type InvitedTutor } from '../../src/domain/discussion';
import type { UserRecord } from '../../src/domain/user';
import { fieldFailure } from './callable';
import { tutorOf, tutorRef } from './lesson';
import { userOf, userRef } from './userRecord';

/** A transaction or the database. */
interface Reader {
  getAll(...refs: DocumentReference[]): Promise<DocumentSnapshot[]>;
}

interface Invited {
  tutors: InvitedTutor[];
  /** Who leads the room: its author, and those of the tutors who have an account. */
  leaders: UserRecord[];
}

/** Who is invited, from their ids. One who was invited already stays, also when they are no tutor any more. */
export async function invite(
  reader: Reader,
  { ids, author, kept = [] }: { ids: readonly string[]; author: string; kept?: readonly InvitedTutor[] },
): Promise<Invited> {
  const stored = ids.length > 0 ? await reader.getAll(...ids.map(tutorRef)) : [];
  const found = stored.map((document) => {
    const tutor = tutorOf(document);
    return tutor?.status === 'active' ? tutor : null;
  });
  const tutors = ids.map((id, index): InvitedTutor => {
    const tutor = found[index] ?? kept.find((invited) => invited.id === id);
    if (!tutor) throw fieldFailure('failed-precondition', 'tutors', discussionMessages.noTutor);
    const { name, avatar_url, specialty } = tutor;
    return { id, name, avatar_url, specialty };
  });
  const uids = [author, ...found.flatMap((tutor) => tutor?.uid ?? [])];
  return { tutors, leaders: await activeUsers(reader, [...new Set(uids)]) };
}

async function activeUsers(reader: Reader, uids: readonly string[]): Promise<UserRecord[]> {
  const users = (await reader.getAll(...uids.map(userRef))).map(userOf);
  return users.filter((user): user is UserRecord => user?.status === 'active');
}

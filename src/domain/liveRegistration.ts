import { instantOf, textOr } from './stored';

/** That somebody comes to a live class, and to which of its sessions they came. */

/** `live_registrations/{uid}_{class}`; written by functions alone. */
export interface LiveRegistration {
  uid: string;
  class_id: string;
  /** For the teacher's list. */
  name: string;
  /** The starts of the sessions that they joined. */
  attended: number[];
  created_at: number;
}

export const registrationId = (uid: string, classId: string) => `${uid}_${classId}`;

export const parseRegistration = (data: Record<string, unknown>): LiveRegistration => ({
  uid: textOr(data.uid, ''),
  class_id: textOr(data.class_id, ''),
  name: textOr(data.name, 'Student'),
  attended: Array.isArray(data.attended)
    ? data.attended.filter((start): start is number => typeof start === 'number')
    : [],
  created_at: instantOf(data.created_at),
});

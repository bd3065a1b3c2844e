import { NEW_TUTOR_FIGURES, toTutorRecord } from '../../../src/domain/tutorRecord';
import { VALID_TUTOR_FORM } from './tutor';

/** A valid tutor as stored, without owner and times; what a test cares about is laid over it. */
export function tutorRecord(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    ...toTutorRecord(VALID_TUTOR_FORM),
    avatar_url: null,
    avatar_path: null,
    cover_url: null,
    cover_path: null,
    ...NEW_TUTOR_FIGURES,
    ...changes,
  };
}

import { parseTutor, toTutorRow, type Tutor } from '../../src/domain/tutor';
import { onRecordWritten, type PublishedNoun } from './publishedRecord';

const TUTORS: PublishedNoun<Tutor> = {
  collection: 'tutors',
  kind: 'tutor',
  parse: parseTutor,
  toRow: toTutorRow,
  // Pictures are for everybody.
  sealedPath: () => null,
};

export const onTutorWritten = onRecordWritten(TUTORS);

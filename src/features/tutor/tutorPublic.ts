import { readCatalog } from '../../data/catalog';
import { readAs } from '../../data/publicRecord';
import { parseTutor, type TutorRow } from '../../domain/tutor';

/** What a visitor reads: the catalogue and one tutor, with nothing of Firebase's code. The rest is in tutorDocs.ts. */

export const listCatalogTutors = () => readCatalog<TutorRow>('tutor');

/** Null when there is no such tutor, or none for everybody. */
export const readTutor = (id: string) => readAs(`tutors/${id}`, parseTutor);

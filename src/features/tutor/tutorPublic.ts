import { cached, forget } from '../../data/cache';
import { forgetCatalog, readCatalog } from '../../data/catalog';
import { readPublishedDocument } from '../../data/publicDocument';
import { parseTutor, type Tutor, type TutorRow } from '../../domain/tutor';

/** What a visitor reads: the catalogue and one tutor, with nothing of Firebase's code. The rest is in tutorDocs.ts. */

const DETAIL_LIFE_MS = 120_000;
const detailKey = (id: string) => `public:tutor:${id}`;

export const listCatalogTutors = () => readCatalog<TutorRow>('tutor');

/** Null when there is no such tutor, or none for everybody. */
export const readTutor = (id: string): Promise<Tutor | null> =>
  cached(detailKey(id), DETAIL_LIFE_MS, async () => {
    const data = await readPublishedDocument(`tutors/${id}`);
    return data && parseTutor(id, data);
  });

/** After a change of one's own: lists and the tutor's page read again. */
export const forgetTutor = (id: string) => Promise.all([forgetCatalog(), forget(detailKey(id))]);

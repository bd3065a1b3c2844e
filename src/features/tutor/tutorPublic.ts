import { cached, forget } from '../../data/cache';
import { forgetCatalog, readCatalog } from '../../data/catalog';
import { readPublicDocument } from '../../data/publicDocument';
import { parseTutor, type Tutor, type TutorRow } from '../../domain/tutor';

/** What a visitor reads: the catalogue and one tutor, with nothing of Firebase's code. The rest is in tutorDocs.ts. */

const DETAIL_LIFE_MS = 120_000;
const detailKey = (id: string) => `public:tutor:${id}`;

export const listCatalogTutors = () => readCatalog<TutorRow>('tutor');

/** Null when there is no such tutor, or none for everybody: the rules do not tell the two apart. */
export const readTutor = (id: string): Promise<Tutor | null> =>
  cached(detailKey(id), DETAIL_LIFE_MS, async () => {
    const data = await readPublicDocument(`tutors/${id}`).catch((error: unknown) => {
      if ((error as { code?: unknown }).code === 'permission-denied') return null;
      throw error;
    });
    return data && parseTutor(id, data);
  });

/** After a change of one's own: lists and the tutor's page read again. */
export const forgetTutor = (id: string) => Promise.all([forgetCatalog(), forget(detailKey(id))]);

import { forget } from '../../data/cache';
import { forgetCatalog } from '../../data/catalog';

const detailKey = (id: string) => `public:tutor:${id}`;

/** After a change of one's own: lists and the tutor's page read again. */
export const forgetTutor = (id: string) => Promise.all([forgetCatalog(), forget(detailKey(id))]);

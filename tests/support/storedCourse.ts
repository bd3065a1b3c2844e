import { adminDb } from './world';

/** A course as it lies in the store, with all its parts. */
export async function storedCourse(id: string) {
  const course = adminDb().doc(`courses/${id}`);
  const list = async (name: string) =>
    (await course.collection(name).get()).docs.map((document) => document.data());
  const [row, modules, papers, previews, keys] = await Promise.all([
    course.get(),
    list('modules'),
    list('papers'),
    list('previews'),
    adminDb().collection('answer_keys').where('course_id', '==', id).get(),
  ]);
  return {
    row: row.data(),
    modules,
    papers,
    previews,
    keys: keys.docs.map((key) => key.data()),
  };
}

/** How many of each part there are: all of them, or none. */
export async function partsOf(id: string) {
  const { row, modules, papers, previews, keys } = await storedCourse(id);
  return {
    courses: row ? 1 : 0,
    modules: modules.length,
    papers: papers.length,
    keys: keys.length,
    previews: previews.length,
  };
}

export const NOTHING = { courses: 0, modules: 0, papers: 0, keys: 0, previews: 0 };

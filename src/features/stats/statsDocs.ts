import { collection, doc, getAggregate, getCount, getDoc, query, sum, where } from 'firebase/firestore/lite';
import { fromDocument } from '../../data/converter';
import { callFunction } from '../../data/firebase';
import { db } from '../../data/firestore';
import { type OwnStats, parseOwnStats, parseStats, type Stats } from '../../domain/stats';

/** The dashboard's figures: administrators' are kept by functions, a teacher's are counted when they look. */

async function readFigures(id: string): Promise<Record<string, unknown>> {
  const snapshot = await getDoc(doc(db, 'stats', id));
  return snapshot.exists() ? fromDocument(snapshot.data()) : {};
}

export const readStats = async (): Promise<Stats> => parseStats(await readFigures('global'));

/** A teacher's, month by month. */
export const readOwnStats = async (uid: string): Promise<OwnStats> => parseOwnStats(await readFigures(uid));

export interface OwnFigures {
  ebooks: number;
  audios: number;
  courses: number;
  liveClasses: number;
  /** Enrolments in their courses and classes. */
  learners: number;
}

export async function readOwnFigures(uid: string): Promise<OwnFigures> {
  const own = (name: string) => query(collection(db, name), where('created_by', '==', uid));
  const count = async (name: string) => (await getCount(own(name))).data().count;
  const [ebooks, audios, courses, liveClasses, enrolled] = await Promise.all([
    count('ebooks'),
    count('audios'),
    count('courses'),
    count('live_classes'),
    getAggregate(own('courses'), { learners: sum('enrolled_count') }),
  ]);
  return { ebooks, audios, courses, liveClasses, learners: enrolled.data().learners };
}

/** How long the functions take to answer, in milliseconds. */
export async function pingFunctions(): Promise<number> {
  const started = performance.now();
  await callFunction('ping', {});
  return Math.round(performance.now() - started);
}

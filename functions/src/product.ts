import type { Transaction } from 'firebase-admin/firestore';
import { isForSale, type ProductKind, type ProductName } from '../../src/domain/access';
import type { Bundle } from '../../src/domain/bundle';
import { isPayable, type LessonRequest } from '../../src/domain/lesson';
import { ON_DEMAND } from '../../src/domain/onDemand';
import { type ProductType, TYPE_KINDS } from '../../src/domain/payment';
import { AUDIOS, PLAYLISTS } from './audio';
import { BUNDLES } from './bundleRecord';
import { COURSES } from './course';
import { EBOOKS } from './ebook';
import { db } from './firebase';
import { lessonOf, lessonRef } from './lesson';
import { entityOf, type PublishedNoun } from './publishedRecord';

/** What can be paid for, whatever its noun. */
export interface Product extends ProductName {
  price: number;
  created_by: string;
  /** Whether it is open to all who look for it; else it stays with those who have it. */
  isShown: boolean;
  /** Whether somebody can buy it now on their own. */
  isForSale: boolean;
}

type Sold = Omit<Product, 'kind' | 'isForSale'>;

/** One kind of product in its collection; null for what is there but of another kind. */
function shelf<Entity>(noun: PublishedNoun<Entity>, toSold: (entity: Entity) => Sold | null) {
  return async (transaction: Transaction, id: string): Promise<Sold | null> => {
    const entity = entityOf(noun, await transaction.get(db.doc(`${noun.collection}/${id}`)));
    return entity && toSold(entity);
  };
}

const courses = (isOnDemand: boolean) =>
  shelf(COURSES, (course) =>
    (course.course_type === ON_DEMAND) === isOnDemand
      ? { ...course, isShown: course.status === 'published' }
      : null,
  );

/** Its price is the tutor's; to whoever pays it is one hour with them. */
const toSoldLesson = (lesson: LessonRequest): Sold => ({
  id: lesson.id,
  title: `Lesson with ${lesson.tutor_name}`,
  price: lesson.price,
  created_by: lesson.tutor_uid,
  isShown: isPayable(lesson),
});

const SHELVES: Record<ProductKind, (transaction: Transaction, id: string) => Promise<Sold | null>> = {
  ebook: shelf(EBOOKS, (ebook) => ({ ...ebook, isShown: !ebook.is_hidden })),
  audio: shelf(AUDIOS, (audio) => ({ ...audio, isShown: !audio.is_hidden })),
  playlist: shelf(PLAYLISTS, (playlist) => ({
    ...playlist,
    title: playlist.name,
    isShown: !playlist.is_hidden,
  })),
  course: courses(false),
  on_demand: courses(true),
  lesson: async (transaction, id) => {
    const lesson = lessonOf(await transaction.get(lessonRef(id)));
    return lesson && toSoldLesson(lesson);
  },
  bundle: async (transaction, id) => {
    const bundle = entityOf(BUNDLES, await transaction.get(db.doc(`${BUNDLES.collection}/${id}`)));
    return bundle && { ...bundle, isShown: bundle.published && (await isWhole(transaction, bundle)) };
  },
};

/** Nobody pays for all of a bundle and gets a part of it. */
async function isWhole(transaction: Transaction, { parts }: Bundle): Promise<boolean> {
  const found = await Promise.all(parts.map(({ kind, id }) => readProduct(transaction, kind, id)));
  return found.every((part) => part?.isShown);
}

export async function readProduct(
  transaction: Transaction,
  kind: ProductKind,
  id: string,
): Promise<Product | null> {
  const sold = await SHELVES[kind](transaction, id);
  return (
    sold && {
      id,
      kind,
      title: sold.title,
      price: sold.price,
      created_by: sold.created_by,
      isShown: sold.isShown,
      isForSale: isForSale({ price: sold.price, is_hidden: !sold.isShown }),
    }
  );
}

/** The product of that id among the kinds that stand under a type. */
export async function findProduct(
  transaction: Transaction,
  type: ProductType,
  id: string,
): Promise<Product | null> {
  const found = await Promise.all(TYPE_KINDS[type].map((kind) => readProduct(transaction, kind, id)));
  return found.find((product) => product !== null) ?? null;
}

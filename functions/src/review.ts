import {
  type DocumentReference,
  type DocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { shownName } from '../../src/domain/lesson';
import { type Review, REVIEW_LIMITS } from '../../src/domain/review';
import { instantOf } from '../../src/domain/stored';
import type { UserRecord } from '../../src/domain/user';
import { fieldsOf } from './firebase';

interface Changed {
  isFirst: boolean;
  /** How much more all its ratings make than before. */
  difference: number;
  latest: Review[];
}

/** One review each, which a later one replaces: stores it, and tells what follows for what it is about. */
export async function setReview(
  transaction: Transaction,
  reviews: DocumentReference['parent'],
  { uid, first_name, last_name }: UserRecord,
  said: Pick<Review, 'rating' | 'text'>,
): Promise<Changed> {
  const own = await transaction.get(reviews.doc(uid));
  const newest = await transaction.get(reviews.orderBy('at', 'desc').limit(REVIEW_LIMITS.latest + 1));
  const others = newest.docs.filter(({ id }) => id !== uid).map(reviewOf);
  const review = { ...said, name: shownName(first_name, last_name), at: Date.now() };
  transaction.set(own.ref, { ...review, uid, at: Timestamp.fromMillis(review.at) });
  return {
    isFirst: !own.exists,
    difference: said.rating - Number(own.get('rating') ?? 0),
    latest: [review, ...others].slice(0, REVIEW_LIMITS.latest),
  };
}

function reviewOf(stored: DocumentSnapshot): Review {
  const { name, rating, text, at } = fieldsOf(stored) ?? {};
  return { name: String(name), rating: Number(rating), text: String(text), at: instantOf(at) };
}

import { countOrNull, instantOf, isText, textOr } from './stored';

/** What somebody said of a tutor or a course. A record carries its latest, so that showing them costs no read. */
export interface Review {
  /** As strangers see it: students are children. */
  name: string;
  /** 1 to 5. */
  rating: number;
  text: string;
  /** Milliseconds since 1970. */
  at: number;
}

export const REVIEW_LIMITS = {
  text: 500,
  /** How many of them a record carries. */
  latest: 10,
} as const;

export const RATING_MESSAGE = 'Choose 1 to 5 stars';

export function parseReviews(value: unknown): Review[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((review: Partial<Record<keyof Review, unknown>> | null) => {
    const rating = countOrNull(review?.rating);
    if (!review || !rating || rating > 5 || !isText(review.name)) return [];
    return [{ name: review.name, rating, text: textOr(review.text, ''), at: instantOf(review.at) }];
  });
}

import { parseUsd } from './money';
import { parseReviews, type Review } from './review';
import { countOrNull, dayOrNull, instantOf, isText, priceOf, textOr, textOrNull, textsIn } from './stored';
import { isBlank, isHttps } from './text';
import { type Availability, parseAvailability, type Weekday, WEEKDAYS } from './tutorTime';

/** People who teach one to one (spec section 3): what everybody may know of them, and apart from it how to reach them. */

export const TUTOR_STATUSES = ['active', 'review', 'inactive'] as const;
export type TutorStatus = (typeof TUTOR_STATUSES)[number];
export const TUTOR_STATUS_LABELS: Record<TutorStatus, string> = {
  active: 'Active',
  review: 'Under Review',
  inactive: 'Inactive',
};

export const TUTOR_LIMITS = {
  name: 120,
  specialty: 60,
  bioMin: 10,
  bio: 2000,
  qualifications: 1000,
  phone: 30,
  levels: 10,
  level: 30,
  rate: 1000,
  link: 200,
} as const;

/** `tutors/{uuid}` as the store holds it. Only an active tutor's is for everybody. */
export interface Tutor {
  id: string;
  name: string;
  specialty: string;
  bio: string;
  qualifications: string;
  /** `YYYY-MM-DD` */
  start_date: string | null;
  verified: boolean;
  levels: string[];
  /** US dollars; null: to be agreed. */
  hourly_rate: number | null;
  status: TutorStatus;
  availability: Availability;
  linkedin_url: string | null;
  twitter_url: string | null;
  website_url: string | null;
  avatar_url: string | null;
  avatar_path: string | null;
  cover_url: string | null;
  cover_path: string | null;
  /** The tutor's account, where they have one; set by the function linkTutor. */
  uid: string | null;
  /** The average of all reviews; 0 without any. The figures follow from lessons and reviews, by functions. */
  rating: number;
  rating_count: number;
  students_count: number;
  /** Newest first; all of them are in `tutors/{id}/reviews`. */
  latest_reviews: Review[];
  created_by: string;
  created_at: number;
}

/** `tutor_private/{id}`: for administrators alone. */
export interface TutorContact {
  email: string;
  phone: string;
}

/** Which of a tutor's pictures an upload replaces; null takes one away, undefined leaves it. */
export interface TutorPictures {
  avatar?: Pick<Tutor, 'avatar_url' | 'avatar_path'>;
  cover?: Pick<Tutor, 'cover_url' | 'cover_path'>;
}

/** A row of the public catalogue: what cards, filters and search need. */
export type TutorRow = Pick<
  Tutor,
  | 'id'
  | 'name'
  | 'specialty'
  | 'levels'
  | 'hourly_rate'
  | 'verified'
  | 'rating'
  | 'rating_count'
  | 'avatar_url'
  | 'uid'
  | 'created_at'
> & { days: Weekday[] };

/** A stored document as a tutor, repaired where something is missing; null without a name. */
export function parseTutor(id: string, data: Record<string, unknown>): Tutor | null {
  if (!isText(data.name) || isBlank(data.name)) return null;
  return {
    id,
    name: data.name,
    specialty: textOr(data.specialty, 'General'),
    bio: textOr(data.bio, ''),
    qualifications: textOr(data.qualifications, ''),
    start_date: dayOrNull(data.start_date),
    verified: data.verified === true,
    levels: textsIn(data.levels),
    hourly_rate: isNothing(data.hourly_rate) ? null : priceOf(data.hourly_rate, parseUsd),
    // What is unclear is not shown to the public.
    status: TUTOR_STATUSES.find((status) => status === data.status) ?? 'review',
    availability: parseAvailability(data.availability),
    linkedin_url: linkOrNull(data.linkedin_url),
    twitter_url: linkOrNull(data.twitter_url),
    website_url: linkOrNull(data.website_url),
    avatar_url: textOrNull(data.avatar_url),
    avatar_path: textOrNull(data.avatar_path),
    cover_url: textOrNull(data.cover_url),
    cover_path: textOrNull(data.cover_path),
    ...parseFigures(data),
    created_by: textOr(data.created_by, ''),
    created_at: instantOf(data.created_at),
  };
}

const isNothing = (value: unknown) => value === null || value === undefined || value === '';

const linkOrNull = (value: unknown) => (isText(value) && isHttps(value) ? value : null);

function parseFigures(data: Record<string, unknown>) {
  const count = countOrNull(data.rating_count) ?? 0;
  const rating = typeof data.rating === 'number' && data.rating >= 1 && data.rating <= 5 ? data.rating : 0;
  return {
    uid: textOrNull(data.uid),
    rating: count > 0 ? rating : 0,
    rating_count: count,
    students_count: countOrNull(data.students_count) ?? 0,
    latest_reviews: parseReviews(data.latest_reviews),
  };
}

/** Null for a tutor who is not for everybody. */
export function toTutorRow(tutor: Tutor): TutorRow | null {
  if (tutor.status !== 'active') return null;
  const { id, name, specialty, levels, hourly_rate, verified, availability } = tutor;
  const { rating, rating_count, avatar_url, uid, created_at } = tutor;
  return {
    id,
    name,
    specialty,
    levels,
    hourly_rate,
    verified,
    rating,
    rating_count,
    avatar_url,
    uid,
    created_at,
    days: WEEKDAYS.filter((day) => availability[day].enabled),
  };
}

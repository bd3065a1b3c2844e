import { countOrNull, instantOf, isText, textOr, textOrNull } from './stored';
import { isBlank } from './text';

/** Learning reels: short upright videos (spec section 3); the form is reelForm.ts, the file reelFile.ts. */

export const REEL_LIMITS = {
  title: 120,
  subject: 60,
  instructor: 120,
  description: 1000,
  /** Three minutes. */
  seconds: 180,
  captions: 20_000,
} as const;

export const reelPath = (id: string) => `reels/${id}`;
/** Who has watched which reel: once each, by the id. */
export const reelViewPath = (uid: string, id: string) => `reel_views/${uid}_${id}`;

/** `reels/{uuid}` as the store holds it. */
export interface Reel {
  id: string;
  title: string;
  subject: string;
  instructor: string;
  description: string;
  /** Whole seconds as measured from the file; null where the browser could not tell. */
  seconds: number | null;
  video_url: string | null;
  video_path: string | null;
  video_name: string | null;
  /** Bytes. */
  video_size: number | null;
  poster_url: string | null;
  poster_path: string | null;
  /** What is said, as WebVTT; empty: nobody wrote it down. */
  captions: string;
  is_hidden: boolean;
  /** Counted by functions. */
  like_count: number;
  view_count: number;
  created_by: string;
  created_at: number;
}

/** A row of the public catalogue: all that a reel needs to be shown, but for what changes with every watcher. */
export type ReelRow = Pick<
  Reel,
  | 'id'
  | 'title'
  | 'subject'
  | 'instructor'
  | 'description'
  | 'seconds'
  | 'video_url'
  | 'video_size'
  | 'poster_url'
  | 'created_by'
  | 'created_at'
>;

/** Which of a reel's files an upload replaces; undefined leaves it. */
export interface ReelFiles {
  video?: Pick<Reel, 'video_url' | 'video_path' | 'video_name' | 'video_size'>;
  poster?: Pick<Reel, 'poster_url' | 'poster_path'>;
}

/** A stored document as a reel; null without a title. */
export function parseReel(id: string, data: Record<string, unknown>): Reel | null {
  if (!isText(data.title) || isBlank(data.title)) return null;
  return {
    id,
    title: data.title,
    subject: textOr(data.subject, 'General'),
    instructor: textOr(data.instructor, ''),
    description: textOr(data.description, ''),
    seconds: countOrNull(data.seconds) || null,
    video_url: textOrNull(data.video_url),
    video_path: textOrNull(data.video_path),
    video_name: textOrNull(data.video_name),
    video_size: countOrNull(data.video_size),
    poster_url: textOrNull(data.poster_url),
    poster_path: textOrNull(data.poster_path),
    captions: textOr(data.captions, ''),
    is_hidden: data.is_hidden === true,
    like_count: countOrNull(data.like_count) ?? 0,
    view_count: countOrNull(data.view_count) ?? 0,
    created_by: textOr(data.created_by, ''),
    created_at: instantOf(data.created_at),
  };
}

/** Null for one that nobody can watch. */
export function toReelRow(reel: Reel): ReelRow | null {
  const { id, title, subject, instructor, description, seconds, video_url, video_size } = reel;
  const { poster_url, created_by, created_at } = reel;
  if (reel.is_hidden || video_url === null) return null;
  return {
    id,
    title,
    subject,
    instructor,
    description,
    seconds,
    video_url,
    video_size,
    poster_url,
    created_by,
    created_at,
  };
}

import { VISIBILITIES, type Visibility } from '../../../src/domain/visibility';
import { SOMEBODY } from '../people';

/** Posts and comments as functions store them. */

const AT = new Date('2026-02-03T04:05:06Z');

const written = (changes: Record<string, unknown>) => ({
  text: 'How do you balance an equation with iron in it?',
  author_uid: SOMEBODY,
  author_name: 'Neema M.',
  author_role: 'student',
  state: 'shown',
  created_at: AT,
  edited_at: null,
  ...changes,
});

export const postRecord = (changes: Record<string, unknown> = {}) => ({
  ...written(changes),
  images: [],
  image_paths: [],
  has_media: false,
  is_locked: false,
  like_count: 0,
  comment_count: 0,
  search_terms: ['h', 'ho'],
  ...changes,
});

export const commentRecord = (changes: Record<string, unknown> = {}) => ({
  post_id: 'shown-post',
  parent_id: null,
  ...written(changes),
});

/** Somebody's, one in each state, which rules look up; each with a picture. */
export const standingPost = (state: Visibility) => `${state}-post`;
export const standingPicture = (state: Visibility) => `post-images/${SOMEBODY}/1700000000000-${state}.jpg`;

export const POSTS = VISIBILITIES.map((state): [string, Record<string, unknown>] => [
  `posts/${standingPost(state)}`,
  postRecord({ state, image_paths: [standingPicture(state)] }),
]);

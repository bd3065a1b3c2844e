import type { Role } from './permissions';
import { ROLES } from './permissions';
import { type Visibility, visibilityOf } from './visibility';
import { countOrNull, instantOf, isText, textOr, textOrNull } from './stored';

/** What people write for everybody to read: posts with pictures, and comments under them. Schemas: postInput.ts. */

export const POST_LIMITS = {
  text: 2000,
  comment: 1000,
  images: 4,
  /** Of the longer side, in pixels. */
  imageSide: 1600,
  /** In one page of the feed, and of comments. */
  commentPage: 30,
} as const;

/** How much one account may write within an hour. */
export const POST_RATES = { post: 10, comment: 60 } as const;

export const postMessages = {
  id: 'Reload the page and try again.',
  content: 'Content is required',
  comment: 'Write a comment first',
  images: `Add at most ${POST_LIMITS.images} pictures`,
  imagePath: 'Choose the picture once more.',
  gone: 'This post is not here any more.',
  commentGone: 'This comment is not here any more.',
  notYours: 'Only who wrote this can change it.',
  hidden: 'A moderator has hidden this. It cannot be changed.',
  locked: 'This post is locked: nobody can comment any more.',
  sentAlready: 'This was sent already. Reload the page to write another.',
  tooMany: 'You have written a lot within an hour. Try again later.',
} as const;

export interface PostImage {
  /** In Storage. */
  path: string;
  width: number;
  height: number;
}

/** What posts and comments have in common: who wrote what, when, and who can read it. */
export interface Written {
  id: string;
  text: string;
  author_uid: string;
  /** Of a student the first name and an initial. */
  author_name: string;
  author_role: Role;
  state: Visibility;
  /** Milliseconds since 1970. */
  created_at: number;
  /** 0 for never. */
  edited_at: number;
}

/** `posts/{uuid}`, written by functions (functions/src/post.ts). */
export interface Post extends Written {
  images: PostImage[];
  /** Nobody comments any more. */
  is_locked: boolean;
  like_count: number;
  comment_count: number;
}

/** `posts/{post}/comments/{uuid}` */
export interface PostComment extends Written {
  post_id: string;
  /** The comment that this one answers; null: the post itself. Answers have none of their own. */
  parent_id: string | null;
}

const parseWritten = (id: string, data: Record<string, unknown>): Written | null =>
  isText(data.author_uid)
    ? {
        id,
        text: textOr(data.text, ''),
        author_uid: data.author_uid,
        author_name: textOr(data.author_name, 'Somo'),
        author_role: ROLES.find((role) => role === data.author_role) ?? 'student',
        state: visibilityOf(data.state),
        created_at: instantOf(data.created_at),
        edited_at: instantOf(data.edited_at),
      }
    : null;

function parseImages(value: unknown): PostImage[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, POST_LIMITS.images).flatMap((image: Partial<PostImage> | null) => {
    const [width, height] = [countOrNull(image?.width), countOrNull(image?.height)];
    return isText(image?.path) && width && height ? [{ path: image.path, width, height }] : [];
  });
}

/** Null for a document that is no post. */
export function parsePost(id: string, data: Record<string, unknown>): Post | null {
  const written = parseWritten(id, data);
  return (
    written && {
      ...written,
      images: parseImages(data.images),
      is_locked: data.is_locked === true,
      like_count: countOrNull(data.like_count) ?? 0,
      comment_count: countOrNull(data.comment_count) ?? 0,
    }
  );
}

export function parseComment(id: string, data: Record<string, unknown>): PostComment | null {
  const written = parseWritten(id, data);
  return written && { ...written, post_id: textOr(data.post_id, ''), parent_id: textOrNull(data.parent_id) };
}

export const postPath = (id: string) => `posts/${id}`;
export const commentPath = (postId: string, id: string) => `posts/${postId}/comments/${id}`;

/** What stands for a post in lists of the back office and in the audit log. */
export const titleOfText = (text: string, length = 80) => {
  const line = [...text.replace(/\s+/gu, ' ').trim()];
  return line.length > length ? `${line.slice(0, length - 1).join('')}…` : line.join('');
};

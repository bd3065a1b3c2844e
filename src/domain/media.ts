/** Opening a book's or an audio's file: what the callable `openMedia` gives, and what it says when it does not. */

export const MEDIA_KINDS = ['ebook', 'audio'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

export const MEDIA_LINK_LIFE_MS = 60 * 60 * 1000;
/** The most that one range request to `/media` gets. */
export const MEDIA_RANGE_LIMIT = 1024 * 1024;

export const mediaMessages = {
  kind: 'This cannot be opened.',
  id: 'This address is not complete.',
  missing: 'This is not here any more.',
  noFile: 'No file yet',
  signIn: { ebook: 'Sign in to open this book.', audio: 'Sign in to listen.' },
  notYours: {
    ebook: 'This book is not free. Buy it to read it.',
    audio: 'This audio is not free. Buy it to listen.',
  },
  expired: 'This link has expired. Open the page again.',
  invalid: 'This link is not valid. Open the page again.',
} as const;

export interface MediaLink {
  /** A free file's lasting address, or `/media/{id}?t=...` on this site. */
  url: string;
  /** Bytes. */
  size: number | null;
  contentType: string;
  /** Milliseconds since 1970; null: does not expire. */
  expiresAt: number | null;
}

export const mediaPath = (id: string, token: string) => `/media/${encodeURIComponent(id)}?t=${token}`;

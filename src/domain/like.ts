/** Who likes what: `likes/{uid}_{id}`, written by the page itself, so that liking twice is liking once. */

/** What may be liked; each lies in the collection of its name with an s, and counts its likes in `like_count`. */
export const LIKED_KINDS = ['post', 'reel'] as const;
export type LikedKind = (typeof LIKED_KINDS)[number];

export interface LikedThing {
  kind: LikedKind;
  id: string;
}

export const likePath = (uid: string, id: string) => `likes/${uid}_${id}`;

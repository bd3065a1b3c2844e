import { parseUsd } from './money';
import { instantOf, isText, priceOf, textOr, textOrNull, textsIn } from './stored';
import { isBlank } from './text';

/** Audio clips in an order, for nothing or for one price (spec section 3); the form is playlistForm.ts. */

export const PLAYLIST_LIMITS = { name: 120, description: 2000, clips: 100, price: 10_000 } as const;

/** `playlists/{uuid}` as the store holds it. Small enough to be its own row in the public catalogue. */
export interface Playlist {
  id: string;
  name: string;
  description: string;
  cover_url: string | null;
  cover_path: string | null;
  /** In the order of playing; a clip may have been deleted meanwhile. */
  audio_ids: string[];
  /** US dollars; 0 is free. It opens the clips that are not free. */
  price: number;
  is_free: boolean;
  /** Out of all lists, but open to who owns it: what somebody paid for is not deleted. */
  is_hidden: boolean;
  created_by: string;
  created_at: number;
}

/** A stored document as a playlist; null without a name. */
export function parsePlaylist(id: string, data: Record<string, unknown>): Playlist | null {
  if (!isText(data.name) || isBlank(data.name)) return null;
  const price = priceOf(data.price, parseUsd);
  return {
    id,
    name: data.name,
    description: textOr(data.description, ''),
    cover_url: textOrNull(data.cover_url),
    cover_path: textOrNull(data.cover_path),
    audio_ids: [...new Set(textsIn(data.audio_ids))],
    price,
    is_free: price === 0,
    is_hidden: data.is_hidden === true,
    created_by: textOr(data.created_by, ''),
    created_at: instantOf(data.created_at),
  };
}

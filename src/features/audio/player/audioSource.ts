import { type Audio, hasSound, lengthOf } from '../../../domain/audio';
import { silenceOf } from './clockMedia';
import type { Link, Source } from './engine';

const lasting = (url: string): Source => {
  const link = { url, expiresAt: null };
  return { link, renew: () => Promise.resolve(link) };
};

/** Where an audio's sound comes from: a free one's own address, a paid one's for an hour, or silence of its length. */
export function sourceOf(audio: Audio, openMedia: (id: string) => Promise<Link>): Source {
  const { id, price, audio_file_url: url } = audio;
  if (!hasSound(audio)) return lasting(silenceOf(lengthOf(audio)));
  if (price === 0 && url) return lasting(url);
  return { link: null, renew: () => openMedia(id) };
}

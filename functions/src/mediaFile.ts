import { accessId } from '../../src/domain/access';
import type { MediaKind } from '../../src/domain/media';
import type { StorageFolder } from '../../src/domain/paths';
import type { Owned } from '../../src/domain/permissions';
import { AUDIOS, PLAYLISTS } from './audio';
import { EBOOKS } from './ebook';
import { db } from './firebase';
import { entityOf, type PublishedNoun } from './publishedRecord';

/** What `openMedia` must know of a record and its file. */
export interface MediaFile extends Owned {
  id: string;
  path: string | null;
  /** A lasting address, for free files alone. */
  url: string | null;
  /** Bytes. */
  size: number | null;
  price: number;
}

interface MediaNoun {
  folder: StorageFolder;
  read(id: string): Promise<MediaFile | null>;
  /** Whether what the user paid for opens the file. */
  isBought(uid: string, file: MediaFile): Promise<boolean>;
}

export const MEDIA_NOUNS: Record<MediaKind, MediaNoun> = {
  ebook: {
    folder: 'ebooks',
    read: async (id) => {
      const ebook = await read(EBOOKS, id);
      return ebook && { ...ebook, path: ebook.file_path, url: ebook.file_url, size: ebook.file_size };
    },
    isBought: (uid, { id }) => hasAccess(uid, [id]),
  },
  audio: {
    folder: 'audio-files',
    read: async (id) => {
      const audio = await read(AUDIOS, id);
      return (
        audio && {
          ...audio,
          path: audio.audio_file_path,
          url: audio.audio_file_url,
          size: audio.audio_file_size,
        }
      );
    },
    isBought: async (uid, file) =>
      (await hasAccess(uid, [file.id])) || hasAccess(uid, await playlistsThatOpen(file)),
  },
};

async function read<Entity>(noun: PublishedNoun<Entity>, id: string): Promise<Entity | null> {
  return entityOf(noun, await db.doc(`${noun.collection}/${id}`).get());
}

async function hasAccess(uid: string, products: string[]): Promise<boolean> {
  if (products.length === 0) return false;
  const found = await db.getAll(...products.map((product) => db.doc(`access/${accessId(uid, product)}`)));
  return found.some(({ exists }) => exists);
}

/**
 * A playlist that is sold opens its clips, if who made it may sell them: their author or an administrator. Otherwise a
 * teacher could sell another's audio in a list of their own.
 */
async function playlistsThatOpen({ id, created_by }: MediaFile): Promise<string[]> {
  const { docs } = await db.collection('playlists').where('audio_ids', 'array-contains', id).get();
  const sold = docs
    .map((document) => entityOf(PLAYLISTS, document))
    .filter((playlist) => playlist !== null)
    .filter(({ price }) => price > 0);
  const mayOpen = await Promise.all(
    sold.map(async (playlist) => playlist.created_by === created_by || isAdmin(playlist.created_by)),
  );
  return sold.filter((_, index) => mayOpen[index]).map((playlist) => playlist.id);
}

async function isAdmin(uid: string): Promise<boolean> {
  const user = await db.doc(`users/${uid}`).get();
  return user.get('role') === 'admin' && user.get('status') === 'active';
}

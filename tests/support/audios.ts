import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { audioRecord, playlistRecord } from './cases/audioRecord';
import { adminDb } from './world';

/** Audio and playlists, put there past the rules, as the back office would. */

/** Two frames of spoken MP3, which is what recognition asks for. */
export const mp3Bytes = (size = 216) => {
  const bytes = Buffer.alloc(size);
  for (let at = 0; at + 4 <= size; at += 108) bytes.writeUInt32BE(0xff_f3_38_c4, at);
  return bytes;
};

const fileName = (extension: string) =>
  `${Date.now()}-${randomUUID().replaceAll('-', '').slice(0, 12)}.${extension}`;

export const newAudioPath = (extension = 'mp3', uid = 'mwandishi') =>
  `audio-files/${uid}/audios/${fileName(extension)}`;

export const newAudioCoverPath = (uid = 'mwandishi') => `audio-covers/${uid}/covers/${fileName('png')}`;

async function add(collection: string, record: Record<string, unknown>): Promise<string> {
  const id = randomUUID();
  const at = FieldValue.serverTimestamp();
  await adminDb()
    .doc(`${collection}/${id}`)
    .set({ created_by: 'mwandishi', created_at: at, updated_at: at, ...record });
  return id;
}

export const addAudio = (changes: Record<string, unknown> = {}) => add('audios', audioRecord(changes));

export const addPlaylist = (changes: Record<string, unknown> = {}) =>
  add('playlists', playlistRecord(changes));

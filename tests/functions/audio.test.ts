import {
  CATALOG_INDEX_PATH,
  type CatalogIndex,
  type CatalogKind,
  parseRows,
  shardPath,
} from '../../src/domain/catalog';
import type { MediaLink } from '../../src/domain/media';
import { makeExe } from '../fixtures/oddFile';
import { addAudio, addPlaylist, mp3Bytes, newAudioCoverPath, newAudioPath } from '../support/audios';
import { exists, pngBytes, upload } from '../support/books';
import { type Account, callFunction, signUp } from '../support/callers';
import { until } from '../support/until';
import { adminDb, closeWorld } from '../support/world';

afterAll(closeWorld);

const SIZE = 108 * 30;

async function uploadedAudio(): Promise<string> {
  const path = newAudioPath();
  await upload(path, mp3Bytes(SIZE), 'audio/mpeg');
  return path;
}

const paidAudio = async (changes: Record<string, unknown> = {}) =>
  addAudio({
    audio_file_path: await uploadedAudio(),
    audio_file_size: SIZE,
    price: 2.5,
    is_free: false,
    ...changes,
  });

const open = (id: string, caller?: Account) =>
  callFunction<MediaLink>('openMedia', { kind: 'audio', id }, caller);

const grant = ({ uid }: Account, product: string) =>
  adminDb()
    .doc(`access/${uid}_${product}`)
    .set({ sources: ['pmt_1'] });

describe('openMedia for audio', () => {
  let id: string;
  beforeAll(async () => {
    id = await paidAudio();
  });

  const link = {
    url: expect.stringContaining('/media/') as string,
    size: SIZE,
    contentType: 'audio/mpeg',
  };

  test('sends a visitor to sign in', async () => {
    const { status, error } = await open(id);
    expect([status, error?.details?.message]).toEqual([401, 'Sign in to listen.']);
  });

  test('tells a student without access that it is to be bought', async () => {
    const { status, error } = await open(id, await signUp());
    expect([status, error?.details?.message]).toEqual([403, 'This audio is not free. Buy it to listen.']);
  });

  test('opens for a student who bought it, and is streamed in ranges', async () => {
    const student = await signUp();
    await grant(student, id);
    const { result } = await open(id, student);
    expect(result).toMatchObject(link);
    const answer = await fetch(`${process.env.SOMO_BASE_URL}${result?.url}`, {
      headers: { range: 'bytes=108-215' },
    });
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-range')]).toEqual([
      206,
      'audio/mpeg',
      `bytes 108-215/${SIZE}`,
    ]);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array(mp3Bytes(108)));
  });

  test('opens for its author and for an administrator, not for another teacher', async () => {
    const teacher = await signUp({ role: 'teacher' });
    const own = await paidAudio({ created_by: teacher.uid });
    expect((await open(own, teacher)).result).toMatchObject(link);
    expect((await open(own, await signUp({ role: 'admin' }))).result).toMatchObject(link);
    expect((await open(own, await signUp({ role: 'teacher' }))).status).toBe(403);
  });

  test('gives anybody the lasting address of a free one', async () => {
    const audio_file_url = 'http://127.0.0.1:9199/v0/b/x/o/y';
    const free = await addAudio({ audio_file_path: newAudioPath(), audio_file_url, audio_file_size: 90 });
    expect((await open(free)).result).toEqual({
      url: audio_file_url,
      size: 90,
      contentType: 'audio/mpeg',
      expiresAt: null,
    });
  });

  test('says when there is no file, or one that is none of its own', async () => {
    const admin = await signUp({ role: 'admin' });
    for (const audio_file_path of [
      null,
      newAudioCoverPath(),
      'audio-files/x/audios/1-a.html',
      'ebooks/x/1-a.pdf',
    ]) {
      const { status, error } = await open(await addAudio({ audio_file_path }), admin);
      expect([status, error?.details?.message]).toEqual([404, 'No file yet']);
    }
  });
});

describe('a playlist that was bought', () => {
  const sold = (audio: string, created_by: string) =>
    addPlaylist({ audio_ids: [audio], price: 2, is_free: false, created_by });
  const opensFor = async (audio: string, playlist: string) => {
    const student = await signUp();
    await grant(student, playlist);
    return (await open(audio, student)).status;
  };

  test('opens the paid clips of whoever sells it', async () => {
    const audio = await paidAudio();
    expect(await opensFor(audio, await sold(audio, 'mwandishi'))).toBe(200);
  });

  test('opens clips of others when an administrator sells it, not when another teacher does', async () => {
    const audio = await paidAudio();
    const [admin, other] = [await signUp({ role: 'admin' }), await signUp({ role: 'teacher' })];
    expect(await opensFor(audio, await sold(audio, admin.uid))).toBe(200);
    expect(await opensFor(audio, await sold(audio, other.uid))).toBe(403);
  });

  test('opens nothing that is not in it, and nothing when it is free', async () => {
    const audio = await paidAudio();
    expect(await opensFor(audio, await sold('another', 'mwandishi'))).toBe(403);
    expect(await opensFor(audio, await addPlaylist({ audio_ids: [audio] }))).toBe(403);
  });
});

describe('the files of an audio', () => {
  const gone = (path: string) => until(`${path} removed`, async () => !(await exists(path)));

  test('go when others take their place, and with the audio', async () => {
    const [old, next, cover] = [await uploadedAudio(), await uploadedAudio(), newAudioCoverPath()];
    await upload(cover, pngBytes(), 'image/png');
    const id = await addAudio({ audio_file_path: old, cover_image_path: cover });
    await adminDb().doc(`audios/${id}`).update({ audio_file_path: next });
    await gone(old);
    expect([await exists(next), await exists(cover)]).toEqual([true, true]);
    await adminDb().doc(`audios/${id}`).delete();
    await Promise.all([gone(next), gone(cover)]);
  });

  test('go with a playlist: its cover, and none of its clips', async () => {
    const [cover, sound] = [newAudioCoverPath(), await uploadedAudio()];
    await upload(cover, pngBytes(), 'image/png');
    const audio = await addAudio({ audio_file_path: sound });
    const id = await addPlaylist({ audio_ids: [audio], cover_path: cover });
    await adminDb().doc(`playlists/${id}`).delete();
    await gone(cover);
    expect(await exists(sound)).toBe(true);
  });

  const film = Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1');
  test.each([
    ['a program named .mp3', 'mp3', makeExe(), 'audio/mpeg'],
    ['a film named .m4a', 'm4a', film, 'audio/mp4'],
    ['an MP3 named .wav', 'wav', mp3Bytes(), 'audio/wav'],
    ['an empty file', 'mp3', new Uint8Array(), 'audio/mpeg'],
  ])('are removed at once when one is %s', async (_what, extension, bytes, contentType) => {
    const path = newAudioPath(extension);
    await upload(path, bytes, contentType);
    await gone(path);
  });
});

describe('the catalogue', () => {
  async function rowOf(kind: CatalogKind, id: string) {
    const index = (await adminDb().doc(CATALOG_INDEX_PATH).get()).data() as CatalogIndex | undefined;
    const shards = (index?.kinds[kind] ?? []).map((_, shard) => adminDb().doc(shardPath(kind, shard)).get());
    const rows = (await Promise.all(shards)).flatMap((shard) =>
      parseRows<{ id: string; title?: string; name?: string }>(shard.get('rows')),
    );
    return rows.find((row) => row.id === id);
  }

  test('follows audio and playlists, and tells no address of a file', async () => {
    const audio = await paidAudio({ title: 'Wimbo wa sayari' });
    const playlist = await addPlaylist({ name: 'Njiani', audio_ids: [audio] });
    const row = await until('the audio in the catalogue', () => rowOf('audio', audio));
    expect(row).toMatchObject({ title: 'Wimbo wa sayari', price: 2.5 });
    expect(Object.keys(row).filter((field) => /file_(url|path)/.test(field))).toEqual([]);
    await until('the playlist in the catalogue', () => rowOf('playlist', playlist));
    await adminDb().doc(`audios/${audio}`).delete();
    await until('the audio gone', async () => !(await rowOf('audio', audio)));
  });
});

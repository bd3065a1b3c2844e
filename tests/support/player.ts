import { type Audio, parseAudio } from '../../src/domain/audio';
import type { Position } from '../../src/domain/place';
import type { Link } from '../../src/features/audio/player/engine';
import { Player } from '../../src/features/audio/player/player';
import { FAKE_SECONDS as LENGTH, FakeMedia } from './fakeMedia';

export function makeAudio({ id = '1', ...fields }: Record<string, unknown> & { id?: string } = {}): Audio {
  const audio = parseAudio(id, {
    title: 'Mifupa ya mwili',
    type: 'Audiobook',
    audio_seconds: LENGTH,
    audio_file_url: 'https://files.example/1.mp3',
    audio_file_path: 'audio-files/a/audios/1.mp3',
    chapters: [
      { title: 'Kichwa', start: 0, end: 200 },
      { title: 'Mikono', start: 200, end: 400 },
      { title: 'Miguu', start: 400, end: LENGTH },
    ],
    ...fields,
  });
  if (!audio) throw new Error('An audio needs a title.');
  return audio;
}

export const HOUR_MS = 3_600_000;

/** A player of one listener, with a sound that the test's clock moves. */
export function makePlayer({ stored = null as Position | null, listener = 'neema' as string | null } = {}) {
  const media = new FakeMedia();
  const savePosition = jest.fn((_input: { place: number }) => Promise.resolve(true));
  let links = 0;
  const openMedia = jest.fn((id: string): Promise<Link> =>
    Promise.resolve({ url: `/media/${id}?t=${(links += 1)}`, expiresAt: Date.now() + HOUR_MS }),
  );
  const readAudio = jest.fn((id: string) =>
    Promise.resolve<Audio | null>(makeAudio({ title: `Audio ${id}` })),
  );
  const player = new Player({
    makeMedia: () => media,
    listener: () => Promise.resolve(listener),
    onOpen: () => undefined,
    readPosition: () => Promise.resolve(stored),
    savePosition,
    openMedia,
    readAudio,
  });
  return { player, media, savePosition, openMedia, readAudio, now: () => player.state.get() };
}

export const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

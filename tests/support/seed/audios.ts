import { type Audio, formatTime } from '../../../src/domain/audio';
import { AUDIO_FILE } from '../../../src/domain/audioFile';
import { type AudioForm, audioFormSchema, EMPTY_AUDIO_FORM } from '../../../src/domain/audioForm';
import { toAudioRecord } from '../../../src/domain/audioRecord';
import type { Playlist } from '../../../src/domain/playlist';
import { EMPTY_PLAYLIST_FORM, playlistFormSchema, toPlaylistRecord } from '../../../src/domain/playlistForm';
import { joinBytes, makeMp3, makeWav, mp3Seconds } from '../../fixtures/audio';
import { makeCover } from '../../fixtures/cover';
import { bell, joinSound, SAMPLE_RATE, silence, speech } from '../../fixtures/sound';
import { AUDIOBOOKS } from './audio/audiobooks';
import { PLAYLISTS } from './audio/lists';
import { MNEMONICS } from './audio/mnemonics';
import type { SeedClip, SeedList } from './audio/seedAudio';
import { DAY_MS, fileNameOf, recordIdOf, type SeedFile } from './seedFile';

/** The paid audio that the first demo student has bought. */
export const BOUGHT_AUDIO_TITLE = 'Trade on the Swahili Coast';

/** An audio ready to be stored: its record but for the addresses, which the store gives, and its files. */
export interface SeedAudio {
  id: string;
  record: Omit<Audio, 'id' | 'audio_file_url' | 'cover_image_url'> & { search_terms: string[] };
  file: SeedFile | null;
  cover: SeedFile | null;
}

export interface SeedPlaylist {
  id: string;
  record: Omit<Playlist, 'id' | 'cover_url'> & { search_terms: string[] };
  cover: SeedFile;
}

interface Sound {
  bytes: Uint8Array;
  /** Whole seconds. */
  seconds: number;
  /** Whole seconds, one for each chapter. */
  starts: number[];
}

const PASSAGE_SECONDS = 10;
/** A breath before each bell: the whole second that a chapter begins at lies in it. */
const BREATH_SECONDS = 1.2;
const SPEAKERS = 5;

/** Bells and voices in MP3, each made once; an audio is put together from them. */
class Studio {
  private readonly made = new Map<string, Promise<Uint8Array>>();

  private part(name: string, sound: () => Float32Array): Promise<Uint8Array> {
    const made = this.made.get(name) ?? makeMp3(sound());
    this.made.set(name, made);
    return made;
  }

  opening = (chapter: number) =>
    this.part(`bell ${chapter}`, () => joinSound(silence(BREATH_SECONDS), bell(chapter)));

  passage = (speaker: number) => this.part(`voice ${speaker}`, () => speech(speaker, PASSAGE_SECONDS));
}

/** As many passages a chapter as wanted, each chapter opened by its own bell. */
async function record(studio: Studio, passages: readonly number[], speaker: number): Promise<Sound> {
  const starts: number[] = [];
  let bytes = new Uint8Array();
  for (const [chapter, count] of passages.entries()) {
    starts.push(chapter === 0 ? 0 : Math.ceil(mp3Seconds(bytes)));
    const voice = await studio.passage(speaker);
    const spoken = Array.from({ length: count }, () => voice);
    bytes = new Uint8Array(joinBytes(bytes, await studio.opening(chapter), ...spoken));
  }
  return { bytes, seconds: Math.floor(mp3Seconds(bytes)), starts };
}

function recordWav(speaker: number): Sound {
  const samples = joinSound(bell(0), speech(speaker, PASSAGE_SECONDS));
  return { bytes: makeWav(samples), seconds: Math.floor(samples.length / SAMPLE_RATE), starts: [0] };
}

/** What a teacher would have typed into the form. */
function formOf(seed: SeedClip, sound: Sound | null, dateAdded: string): AudioForm {
  const time = (seconds: number) => formatTime(seconds);
  return {
    ...EMPTY_AUDIO_FORM,
    title: seed.title,
    type: seed.type,
    subject: seed.subject,
    author: seed.author,
    narrator: seed.narrator ?? '',
    description: seed.description,
    duration: sound ? time(sound.seconds) : (seed.duration ?? ''),
    audioSeconds: sound?.seconds ?? null,
    dateAdded,
    isFree: seed.price === undefined,
    price: String(seed.price ?? ''),
    isPopular: seed.isPopular ?? false,
    chapters: (seed.chapters ?? []).map(([title], index) => ({
      title,
      start: time(sound?.starts[index] ?? 0),
      end: time(sound?.starts[index + 1] ?? sound?.seconds ?? 0),
    })),
  };
}

const coverOf = (seed: SeedClip | SeedList): SeedFile => ({
  bytes: makeCover({ title: seed.title, subject: seed.subject }),
  path: `audio-covers/${seed.by}/covers/${fileNameOf('audio-covers', seed, 'png')}`,
  contentType: 'image/png',
});

async function soundOf(seed: SeedClip, speaker: number, studio: Studio): Promise<Sound | null> {
  if (seed.duration) return null;
  if (seed.format === 'wav') return recordWav(speaker);
  const passages = seed.chapters?.map(([, count]) => count) ?? [seed.passages ?? 1];
  return record(studio, passages, speaker);
}

async function buildAudio(seed: SeedClip, place: number, studio: Studio, now: Date): Promise<SeedAudio> {
  const sound = await soundOf(seed, place % SPEAKERS, studio);
  const { format = 'mp3' } = seed;
  const createdAt = now.getTime() - seed.daysAgo * DAY_MS;
  const dateAdded = new Date(createdAt).toISOString().slice(0, 10);
  const file = sound && {
    bytes: sound.bytes,
    path: `audio-files/${seed.by}/audios/${fileNameOf('audio-files', seed, format)}`,
    contentType: AUDIO_FILE.contentTypes[format],
  };
  const cover = seed.hasNoCover ? null : coverOf(seed);
  return {
    id: recordIdOf(seed.title),
    record: {
      ...toAudioRecord(audioFormSchema.validateSync(formOf(seed, sound, dateAdded))),
      audio_file_path: file?.path ?? null,
      audio_file_name: file ? `${seed.title.replace(/[:/]/g, ' -')}.${format}` : null,
      audio_file_size: file?.bytes.length ?? null,
      cover_image_path: cover?.path ?? null,
      is_hidden: false,
      created_by: seed.by,
      created_at: createdAt,
    },
    file,
    cover,
  };
}

/** Every sample audio with its files; the days on which they were added count back from `now`. */
export async function seedAudios(now: Date): Promise<SeedAudio[]> {
  const studio = new Studio();
  return Promise.all(
    [...MNEMONICS, ...AUDIOBOOKS].map((seed, place) => buildAudio(seed, place, studio, now)),
  );
}

/** Every sample playlist; its clips are those of `seedAudios`. */
export function seedPlaylists(now: Date): SeedPlaylist[] {
  return PLAYLISTS.map((seed) => {
    const cover = coverOf(seed);
    const form = playlistFormSchema.validateSync({
      ...EMPTY_PLAYLIST_FORM,
      name: seed.title,
      description: seed.description,
      audioIds: seed.clips.map(recordIdOf),
      isFree: seed.price === undefined,
      price: String(seed.price ?? ''),
    });
    return {
      id: recordIdOf(seed.title),
      record: {
        ...toPlaylistRecord(form),
        cover_path: cover.path,
        is_hidden: false,
        created_by: seed.by,
        created_at: now.getTime() - seed.daysAgo * DAY_MS,
      },
      cover,
    };
  });
}

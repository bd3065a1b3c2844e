import { parseUsd } from './money';
import { countOrNull, dayOrNull, instantOf, isText, priceOf, textOr, textOrNull } from './stored';
import { isBlank } from './text';

/** Mnemonics and audiobooks: the record and its reading (spec section 3); the form is audioForm.ts. */

export const AUDIO_TYPES = ['Mnemonic', 'Audiobook'] as const;
export type AudioType = (typeof AUDIO_TYPES)[number];

export const AUDIO_LIMITS = {
  title: 200,
  name: 120,
  subject: 60,
  description: 5000,
  duration: 20,
  /** US dollars. */
  price: 10_000,
  chapters: 200,
  chapterTitle: 150,
  /** A day of sound; what chapters and measured lengths stay within. */
  seconds: 86_400,
} as const;

/** What a duration that nobody can read counts as (spec sections 4 and 9). */
export const DEFAULT_SECONDS = 180;

/** From `start` to just before `end`, in seconds. */
export interface AudioChapter {
  title: string;
  start: number;
  end: number;
}

/** `audios/{uuid}` as the store holds it: instants are milliseconds since 1970. */
export interface Audio {
  id: string;
  title: string;
  type: AudioType;
  subject: string;
  author: string;
  /** Empty: the author reads it. */
  narrator: string;
  description: string;
  /** As typed: `4:30`, `1:02:03`, `2:04 min`. */
  duration: string;
  /** Whole seconds as measured from the file; null while nobody measured. */
  audio_seconds: number | null;
  /** US dollars; 0 is free. */
  price: number;
  is_free: boolean;
  is_popular: boolean;
  /** `YYYY-MM-DD`; empty when unknown. */
  date_added: string;
  chapters: AudioChapter[];
  /** Set for free audio only: whoever holds it can listen. */
  audio_file_url: string | null;
  audio_file_path: string | null;
  audio_file_name: string | null;
  /** Bytes. */
  audio_file_size: number | null;
  cover_image_url: string | null;
  cover_image_path: string | null;
  /** Out of all lists, but open to who owns it: what somebody paid for is not deleted. */
  is_hidden: boolean;
  created_by: string;
  created_at: number;
}

/** A row of the public catalogue: what cards, filters, search and a queue need. */
export type AudioRow = Pick<
  Audio,
  | 'id'
  | 'title'
  | 'type'
  | 'subject'
  | 'author'
  | 'narrator'
  | 'duration'
  | 'audio_seconds'
  | 'price'
  | 'is_free'
  | 'is_popular'
  | 'date_added'
  | 'cover_image_url'
  | 'audio_file_size'
  | 'created_by'
  | 'created_at'
>;

/** Which of an audio's files an upload replaces; null takes the file away, undefined leaves it. */
export interface AudioFiles {
  file?: Pick<
    Audio,
    'audio_file_url' | 'audio_file_path' | 'audio_file_name' | 'audio_file_size' | 'audio_seconds'
  >;
  cover?: Pick<Audio, 'cover_image_url' | 'cover_image_path'>;
}

/** A stored document as an audio, repaired where older or foreign data lacks something; null without a title. */
export function parseAudio(id: string, data: Record<string, unknown>): Audio | null {
  if (!isText(data.title) || isBlank(data.title)) return null;
  const price = priceOf(data.price, parseUsd);
  return {
    id,
    title: data.title,
    type: AUDIO_TYPES.find((type) => type === data.type) ?? 'Audiobook',
    subject: textOr(data.subject, 'General'),
    author: textOr(data.author, 'Unknown'),
    narrator: textOr(data.narrator, ''),
    description: textOr(data.description, ''),
    duration: textOr(data.duration, ''),
    audio_seconds: countOrNull(data.audio_seconds) || null,
    price,
    is_free: price === 0,
    is_popular: data.is_popular === true,
    date_added: dayOrNull(data.date_added) ?? '',
    chapters: parseChapters(data.chapters),
    audio_file_url: textOrNull(data.audio_file_url),
    audio_file_path: textOrNull(data.audio_file_path),
    audio_file_name: textOrNull(data.audio_file_name),
    audio_file_size: countOrNull(data.audio_file_size),
    cover_image_url: textOrNull(data.cover_image_url),
    cover_image_path: textOrNull(data.cover_image_path),
    is_hidden: data.is_hidden === true,
    created_by: textOr(data.created_by, ''),
    created_at: instantOf(data.created_at),
  };
}

/** In order of their starts; a chapter without a place in time is left out. */
function parseChapters(value: unknown): AudioChapter[] {
  if (!Array.isArray(value)) return [];
  return value
    .flatMap((chapter: { title?: unknown; start?: unknown; end?: unknown } | null) => {
      const start = countOrNull(chapter?.start);
      const end = countOrNull(chapter?.end);
      if (!isText(chapter?.title) || start === null || end === null || end <= start) return [];
      return [{ title: chapter.title, start, end }];
    })
    .sort((a, b) => a.start - b.start);
}

export function toAudioRow(audio: Audio): AudioRow {
  const { id, title, type, subject, author, narrator, duration, audio_seconds, price, is_free } = audio;
  const { is_popular, date_added, cover_image_url, audio_file_size, created_by, created_at } = audio;
  return {
    id,
    title,
    type,
    subject,
    author,
    narrator,
    duration,
    audio_seconds,
    price,
    is_free,
    is_popular,
    date_added,
    cover_image_url,
    audio_file_size,
    created_by,
    created_at,
  };
}

/** How long it plays: as measured, else as the duration says. */
export const lengthOf = ({ audio_seconds, duration }: Pick<Audio, 'audio_seconds' | 'duration'>): number =>
  audio_seconds ?? durationSeconds(duration);

/** Who is heard (spec 2.6): the narrator, else the author. */
export const voiceOf = ({ narrator, author }: Pick<Audio, 'narrator' | 'author'>): string =>
  narrator || author;

/** The chapters to show and to jump to: with none, one that covers all of it (spec section 4). */
export function chaptersOf(
  { title, chapters }: Pick<Audio, 'title' | 'chapters'>,
  seconds: number,
): AudioChapter[] {
  return chapters.length > 0 ? chapters : [{ title, start: 0, end: seconds }];
}

/** Which chapter plays at this second: the last one that has begun. */
export function chapterAt(chapters: readonly AudioChapter[], second: number): number {
  return Math.max(
    0,
    chapters.findLastIndex(({ start }) => start <= second),
  );
}

/** Where what plays at this second ends: a chapter, or the pause between two. */
export function chapterEnd(chapters: readonly AudioChapter[], second: number, length: number): number {
  const index = chapterAt(chapters, second);
  const end = chapters[index]?.end ?? length;
  return end > second ? end : (chapters[index + 1]?.start ?? length);
}

/** Within this of its end an audio counts as heard. */
const HEARD_SECONDS = 5;
export const isHeard = (second: number, length: number): boolean => second >= length - HEARD_SECONDS;

/** A record may be of an audio whose sound comes later. */
export const hasSound = (audio: Pick<Audio, 'audio_file_url' | 'audio_file_path'>): boolean =>
  Boolean(audio.audio_file_url ?? audio.audio_file_path);

const CLOCK = /^(?:(\d{1,2}):([0-5]\d)|(\d{1,3})):([0-5]\d)$/;

/** `m:ss` (up to 999 minutes) or `h:mm:ss`; null for anything else. */
function clockSeconds(text: string): number | null {
  const match = CLOCK.exec(text.trim());
  if (!match) return null;
  const [, hours = '0', minutesOfHour = '0', minutes = '0', seconds = '0'] = match;
  return Number(hours) * 3600 + (Number(minutesOfHour) + Number(minutes)) * 60 + Number(seconds);
}

/** The length that a duration's text says, and 180 s when it says none (spec section 4). */
export const durationSeconds = (text: string): number => clockSeconds(text) || DEFAULT_SECONDS;

/** Whether a duration's text is one that the player can read. */
export const isDuration = (text: string): boolean => Boolean(clockSeconds(text));

/** A chapter's start or end as typed: mm:ss, h:mm:ss or whole seconds (spec section 5). Null: none of these. */
export function parseTime(text: string): number | null {
  const plain = text.trim();
  if (/^\d{1,5}$/.test(plain)) return Number(plain);
  return /^\d{3,}:\d\d$/.test(plain) ? null : clockSeconds(plain);
}

const two = (value: number) => String(value).padStart(2, '0');

/** `4:05`, `1:02:03`: how durations and places are shown, and what a measured length fills in. */
export function formatTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return `${minutes}:${two(whole % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(whole % 60)}`;
}

import { type FileRule, latin1, type ReadableFile } from './fileRule';
import { mp4Tracks } from './mp4';
import { MB } from './size';

export type AudioFormat = 'mp3' | 'wav' | 'm4a' | 'aac' | 'ogg';

/**
 * What an audio file is by its first bytes. Tags come before the sound in many MP3s and may be longer than the head, so
 * a well-formed tag is enough; without one, two frames must follow each other as their headers say.
 */
function sniffAudio(head: Uint8Array): AudioFormat | null {
  const start = latin1(head.subarray(0, 256));
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WAVE') return 'wav';
  // Films come in the same container: what does not call itself sound first of all may be one, and is looked into.
  if (/^....ftypM4[AB] /s.test(start)) return 'm4a';
  if (start.startsWith('OggS')) return /vorbis|OpusHead|FLAC|Speex {3}/.test(start) ? 'ogg' : null;
  if (start.startsWith('ID3') && [2, 3, 4].includes(head[3] ?? 0)) return hasTagSize(head) ? 'mp3' : null;
  if (isFollowed(head, mp3FrameLength)) return 'mp3';
  return isFollowed(head, adtsFrameLength) ? 'aac' : null;
}

const WITHOUT_PICTURES = ['soun', 'text', 'meta'];

/** What phones record calls itself by a name that films have too; it is sound when no track in it shows pictures. */
async function inspectAudio(file: ReadableFile): Promise<AudioFormat | null> {
  const start = latin1(await file.read(0, Math.min(12, file.size)));
  if (!/^....ftyp(isom|iso\d|mp4\d)/s.test(start)) return null;
  const tracks = await mp4Tracks(file);
  return tracks.includes('soun') && tracks.every((kind) => WITHOUT_PICTURES.includes(kind)) ? 'm4a' : null;
}

/** A tag's size is written in bytes whose highest bit is never set. */
const hasTagSize = (head: Uint8Array) =>
  head.length > 10 && head.subarray(6, 10).every((byte) => byte < 0x80);

/** A frame at the start, and after it another one or the end of the file. */
function isFollowed(head: Uint8Array, frameLength: (frame: Uint8Array) => number | null): boolean {
  const length = frameLength(head);
  if (length === null) return false;
  const next = head.subarray(length);
  return next.length < 8 ? head.length >= length : frameLength(next) !== null;
}

const KBITS_MPEG1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const KBITS_MPEG2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const HERTZ_MPEG1 = [44100, 48000, 32000];

/** Bytes of the MPEG layer III frame that begins here; null: none does. */
function mp3FrameLength([sync = 0, kind = 0, rates = 0]: Uint8Array): number | null {
  const version = (kind >> 3) & 3; // 3: MPEG 1, 2: MPEG 2, 0: MPEG 2.5
  const isLayer3 = ((kind >> 1) & 3) === 1;
  if (sync !== 0xff || (kind & 0xe0) !== 0xe0 || version === 1 || !isLayer3) return null;
  const isFirst = version === 3;
  const kbits = (isFirst ? KBITS_MPEG1 : KBITS_MPEG2)[rates >> 4];
  const hertz = HERTZ_MPEG1[(rates >> 2) & 3];
  if (!kbits || !hertz) return null;
  const sampleRate = hertz / (isFirst ? 1 : version === 2 ? 2 : 4);
  return Math.floor(((isFirst ? 144 : 72) * kbits * 1000) / sampleRate) + ((rates >> 1) & 1);
}

/** Bytes of the bare AAC frame that begins here; null: none does. */
function adtsFrameLength([sync = 0, kind = 0, rate = 0, high = 0, mid = 0, low = 0]: Uint8Array) {
  if (sync !== 0xff || (kind & 0xf6) !== 0xf0 || ((rate >> 2) & 15) > 12) return null;
  const length = ((high & 3) << 11) | (mid << 3) | (low >> 5);
  return length > 7 ? length : null;
}

export const AUDIO_FILE: FileRule<AudioFormat> = {
  // Three hours of good speech are some 90 MB, of good music 250.
  limit: 300 * MB,
  messages: {
    type: 'Please select a valid audio file (MP3, WAV, M4A, AAC, or OGG)',
    size: 'File size must be less than 300MB',
  },
  accept: 'audio/*',
  extensions: new Map([
    ['mp3', 'mp3'],
    ['wav', 'wav'],
    ['m4a', 'm4a'],
    ['aac', 'aac'],
    ['ogg', 'ogg'],
  ]),
  contentTypes: {
    mp3: 'audio/mpeg',
    wav: 'audio/wav',
    m4a: 'audio/mp4',
    aac: 'audio/aac',
    ogg: 'audio/ogg',
  },
  sniff: sniffAudio,
  inspect: inspectAudio,
};

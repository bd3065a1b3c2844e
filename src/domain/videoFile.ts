import { type FileRule, latin1 } from './fileRule';
import { MB } from './size';

export type VideoFormat = 'mp4' | 'webm' | 'ogg';

/** What a video file is by its first bytes. */
export function sniffVideo(head: Uint8Array): VideoFormat | null {
  const start = latin1(head.subarray(0, 512));
  if (start.slice(4, 8) === 'ftyp')
    return /^(M4A |M4B |heic|avif|mif1)/.test(start.slice(8, 12)) ? null : 'mp4';
  // EBML, whose document type is near the start; Matroska's own is none that browsers play.
  if (start.startsWith('\x1A\x45\xDF\xA3')) return start.includes('webm') ? 'webm' : null;
  return start.startsWith('OggS') && start.includes('theora') ? 'ogg' : null;
}

export type ReelFormat = Exclude<VideoFormat, 'ogg'>;

/** A reel: what a phone plays at once, and what its reader's data can bear. */
export const REEL_FILE: FileRule<ReelFormat> = {
  limit: 30 * MB,
  messages: {
    type: 'Please select a valid video file (MP4 or WebM)',
    size: 'Video size must be less than 30MB',
  },
  accept: 'video/mp4,video/webm',
  extensions: new Map([
    ['mp4', 'mp4'],
    ['m4v', 'mp4'],
    ['webm', 'webm'],
  ]),
  contentTypes: { mp4: 'video/mp4', webm: 'video/webm' },
  sniff: (head) => {
    const format = sniffVideo(head);
    return format === 'ogg' ? null : format;
  },
};

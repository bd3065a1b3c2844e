import { EMPTY_REEL_FORM, reelFormSchema, toReelRecord } from '../../../src/domain/reelForm';
import type { Reel } from '../../../src/domain/reel';
import { makeFilm } from '../../fixtures/film';
import { DAY_MS, fileNameOf, recordIdOf, type SeedFile } from './seedFile';
import { REELS, type SeedReelText } from './reels/list';

/** A reel ready to be stored: its record but for the addresses, which the store gives, and its files. */
interface SeedReel {
  id: string;
  record: Omit<Reel, 'id' | 'video_url' | 'poster_url'> & { search_terms: string[] };
  file: SeedFile;
  cover: SeedFile;
}

const cueTime = (second: number) => `00:${String(second).padStart(2, '0')}.000`;

/** Every sheet's lines as they come, for who cannot read the screen. */
function captionsOf(sheets: SeedReelText['sheets']): string {
  let second = 0;
  const cues = sheets.map((lines) => {
    const start = second;
    second += lines.length + 2;
    return `${cueTime(start)} --> ${cueTime(second)}\n${lines.join(' ')}`;
  });
  return ['WEBVTT', ...cues].join('\n\n');
}

async function buildReel(text: SeedReelText, now: Date): Promise<SeedReel> {
  const { title, subject, instructor, description, sheets, by, daysAgo } = text;
  const { bytes, seconds, poster } = await makeFilm({ subject, sheets });
  const file = {
    bytes,
    path: `reel-videos/${by}/${fileNameOf('reel-videos', text, 'webm')}`,
    contentType: 'video/webm',
  };
  const cover = {
    bytes: poster,
    path: `reel-posters/${by}/${fileNameOf('reel-posters', text, 'png')}`,
    contentType: 'image/png',
  };
  const form = { ...EMPTY_REEL_FORM, title, subject, instructor, description, seconds };
  return {
    id: recordIdOf(title),
    record: {
      ...toReelRecord(reelFormSchema.validateSync({ ...form, captions: captionsOf(sheets) })),
      video_path: file.path,
      video_name: `${title}.webm`,
      video_size: bytes.length,
      poster_path: cover.path,
      is_hidden: false,
      like_count: 0,
      view_count: 0,
      created_by: by,
      created_at: now.getTime() - daysAgo * DAY_MS,
    },
    file,
    cover,
  };
}

/** Every sample reel with its video; the days on which they were added count back from `now`. */
export async function seedReels(now: Date): Promise<SeedReel[]> {
  const reels: SeedReel[] = [];
  // One by one: drawing takes all that a processor has.
  for (const text of REELS) reels.push(await buildReel(text, now));
  return reels;
}

import type { Reel, ReelRow } from '../../src/domain/reel';

/** Reels as the catalogue has them; what a test cares about is laid over it. */
export const reelRow = (id: string, changes: Partial<ReelRow> = {}): ReelRow => ({
  id,
  title: `Reel ${id}`,
  subject: 'Biology',
  instructor: 'Neema Mushi',
  description: '',
  seconds: 58,
  video_url: `https://files.example/${id}.mp4`,
  video_size: 1_500_000,
  poster_url: null,
  created_by: 'mwalimu',
  created_at: 0,
  ...changes,
});

/** The same with what its own document holds besides. */
export const reelOf = (row: ReelRow, changes: Partial<Reel> = {}): Reel => ({
  ...row,
  video_path: `reel-videos/mwalimu/1-${row.id}.mp4`,
  video_name: `${row.id}.mp4`,
  poster_path: null,
  captions: '',
  is_hidden: false,
  like_count: 0,
  view_count: 0,
  ...changes,
});

import { parseReel, type Reel, toReelRow } from '../../src/domain/reel';
import { onRecordWritten, type PublishedNoun } from './publishedRecord';

export const REELS: PublishedNoun<Reel> = {
  collection: 'reels',
  kind: 'reel',
  parse: parseReel,
  toRow: toReelRow,
  // A hidden one is for its author alone; the address that others have seen must not go on.
  sealedPath: ({ is_hidden, video_path }) => (is_hidden ? video_path : null),
};

export const onReelWritten = onRecordWritten(REELS);

import type { Hiding } from '../../data/hiding';
import { MaterialDocs, type MaterialListRequest } from '../../data/materialDocs';
import { parseReel, type ReelFiles } from '../../domain/reel';
import { type ReelForm, toReelRecord } from '../../domain/reelForm';

const reels = new MaterialDocs({
  collection: 'reels',
  parse: parseReel,
  searched: ({ title, subject, instructor }) => [title, subject, instructor],
  blank: {
    video_url: null,
    video_path: null,
    video_name: null,
    video_size: null,
    poster_url: null,
    poster_path: null,
    like_count: 0,
    view_count: 0,
  },
  deleted: 'This reel was deleted meanwhile.',
});

export const readFreshReel = (id: string) => reels.readFresh(id);

export const listReels = (request: MaterialListRequest) => reels.list(request, {});

export interface SaveReelInput {
  id: string;
  form: ReelForm;
  files: ReelFiles;
  /** The signed-in author: set when creating, left out when updating. */
  createdBy?: string;
}

const recordOf = ({ form, files }: SaveReelInput) => ({
  ...toReelRecord(form),
  ...files.video,
  ...files.poster,
});

export const createReel = (input: SaveReelInput) => reels.create(input.id, input.createdBy, recordOf(input));

export const updateReel = (input: SaveReelInput) => reels.update(input.id, recordOf(input));

export const removeReel = (id: string) => reels.remove(id);

export const hideReels = (hiding: Hiding) => reels.hideAll(hiding);

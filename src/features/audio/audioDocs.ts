import type { Hiding } from '../../data/hiding';
import { MaterialDocs, type MaterialListRequest } from '../../data/materialDocs';
import { type AudioFiles, type AudioType, parseAudio } from '../../domain/audio';
import type { AudioForm } from '../../domain/audioForm';
import { toAudioRecord } from '../../domain/audioRecord';

const audios = new MaterialDocs({
  collection: 'audios',
  parse: parseAudio,
  searched: ({ title, subject, author }) => [title, subject, author],
  blank: {
    audio_file_url: null,
    audio_file_path: null,
    audio_file_name: null,
    audio_file_size: null,
    cover_image_url: null,
    cover_image_path: null,
  },
  deleted: 'This audio was deleted meanwhile.',
});

export const readFreshAudio = (id: string) => audios.readFresh(id);

export interface AudioListRequest extends MaterialListRequest {
  type?: AudioType | undefined;
}

export const listAudios = (request: AudioListRequest) => audios.list(request, { type: request.type });

export interface SaveAudioInput {
  id: string;
  form: AudioForm;
  files: AudioFiles;
  /** The signed-in author: set when creating, left out when updating. */
  createdBy?: string;
}

/** A free file is for everyone, the address of what is sold must not stand in a public document. */
const recordOf = ({ form, files }: SaveAudioInput) => {
  const record = { ...toAudioRecord(form), ...files.cover, ...files.file };
  return record.price > 0 ? { ...record, audio_file_url: null } : record;
};

export const createAudio = (input: SaveAudioInput) =>
  audios.create(input.id, input.createdBy, recordOf(input));

export const updateAudio = (input: SaveAudioInput) => audios.update(input.id, recordOf(input));

export const removeAudios = (ids: string[]) => audios.removeAll(ids);

export const hideAudios = (hiding: Hiding) => audios.hideAll(hiding);

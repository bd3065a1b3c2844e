import { AUDIO_LIMITS } from '../../../src/domain/audio';
import { SEARCH_TERMS_MAX } from '../../../src/domain/text';
import { REMOVED } from '../net/attempt';
import { listCases, textCases } from '../net/limits';
import { uidOf } from '../people';
import { INVALID_AUDIO_CASES, VALID_AUDIO_CASES } from './audio';
import { audioRecord, playlistRecord } from './audioRecord';
import { materialAccess, stored } from './materialAccess';
import { INVALID_PLAYLIST_CASES, VALID_PLAYLIST_CASES } from './playlist';

const ADDRESS = 'https://firebasestorage.googleapis.com/v0/b/x/o/y?alt=media&token=z';
const ELSEWHERE = 'https://evil.example/v0/b/x';

const uid = uidOf('teacher');
const audioPath = (owner: string) => `audio-files/${owner}/audios/1700000000000-abc123.mp3`;
const coverPath = (owner: string) => `audio-covers/${owner}/covers/1700000000000-abc123.png`;
const audio_file_path = audioPath(uid);
const cover = coverPath(uid);
const file = { audio_file_path, audio_file_name: 'nouns.mp3', audio_file_size: 1 };
const LARGEST = 300 * 1024 * 1024 - 1;

const texts = textCases({
  title: [1, AUDIO_LIMITS.title],
  subject: [1, AUDIO_LIMITS.subject],
  author: [1, AUDIO_LIMITS.name],
  narrator: [0, AUDIO_LIMITS.name],
  description: [1, AUDIO_LIMITS.description],
  duration: [1, AUDIO_LIMITS.duration],
});
const lists = listCases({ chapters: [0, AUDIO_LIMITS.chapters], search_terms: [0, SEARCH_TERMS_MAX] });

export const audioAccess = materialAccess({
  name: 'audios',
  recordOf: audioRecord,
  change: { description: 'Another text.' },
  file: { field: 'audio_file_path', pathOf: audioPath },
  valid: [
    ...stored(VALID_AUDIO_CASES),
    ...texts.valid,
    ...lists.valid,
    { name: 'one second', record: { audio_seconds: 1 } },
    { name: 'a file name of 255 characters', record: { ...file, audio_file_name: 'x'.repeat(255) } },
    { name: 'a paid audio with its file', record: { ...file, price: 2, is_free: false } },
    { name: 'the address of a free file', record: { ...file, audio_file_url: ADDRESS } },
    { name: 'the largest file', record: { ...file, audio_file_size: LARGEST } },
    { name: 'a cover', record: { cover_image_path: cover, cover_image_url: ADDRESS } },
  ],
  invalid: [
    ...stored(INVALID_AUDIO_CASES),
    ...texts.invalid,
    { name: 'no description field', record: { description: REMOVED } },
    ...lists.invalid,
    { name: 'a file name of 256 characters', record: { ...file, audio_file_name: 'x'.repeat(256) } },
    {
      name: 'the address of a paid file',
      record: { ...file, audio_file_url: ADDRESS, price: 2, is_free: false },
    },
    { name: 'an address without a file', record: { audio_file_url: ADDRESS } },
    { name: 'an address on another site', record: { ...file, audio_file_url: ELSEWHERE } },
    { name: 'a file that is too large', record: { ...file, audio_file_size: LARGEST + 1 } },
    { name: 'an empty file', record: { ...file, audio_file_size: 0 } },
    { name: 'an empty file name', record: { ...file, audio_file_name: '' } },
    { name: 'a file beside the folder for sound', record: { audio_file_path: `audio-files/${uid}/1-a.mp3` } },
    {
      name: "a file in somebody else's folder",
      record: { audio_file_path: 'audio-files/rules-somebody/audios/17-abc.mp3' },
    },
    { name: 'sound in the folder of covers', record: { audio_file_path: cover } },
    {
      name: "a cover in somebody else's folder",
      record: { cover_image_path: 'audio-covers/rules-somebody/covers/17-abc.png' },
    },
    { name: "a cover's address without a cover", record: { cover_image_url: ADDRESS } },
    {
      name: "a cover's address on another site",
      record: { cover_image_path: cover, cover_image_url: ELSEWHERE },
    },
  ],
});

const playlistTexts = textCases({ name: [1, 120], description: [0, 2000] });
const playlistLists = listCases({ audio_ids: [1, 100], search_terms: [0, SEARCH_TERMS_MAX] });

export const playlistAccess = materialAccess({
  name: 'playlists',
  recordOf: playlistRecord,
  change: { description: 'Another text.' },
  file: { field: 'cover_path', pathOf: coverPath },
  valid: [
    ...stored(VALID_PLAYLIST_CASES),
    ...playlistTexts.valid,
    ...playlistLists.valid,
    { name: 'a cover', record: { cover_path: cover, cover_url: ADDRESS } },
  ],
  invalid: [
    ...stored(INVALID_PLAYLIST_CASES),
    ...playlistTexts.invalid,
    { name: 'no description field', record: { description: REMOVED } },
    ...playlistLists.invalid,
    { name: "a cover's address without a cover", record: { cover_url: ADDRESS } },
    { name: "a cover's address on another site", record: { cover_path: cover, cover_url: ELSEWHERE } },
    {
      name: "a cover in somebody else's folder",
      record: { cover_path: 'audio-covers/rules-somebody/covers/17-abc.png' },
    },
  ],
});

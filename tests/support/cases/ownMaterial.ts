import type { CollectionAccess, FolderAccess } from '../net/table';
import { audioAccess, playlistAccess } from './audioAccess';
import { answerKeyAccess, courseAccess } from './courseAccess';
import { ebookAccess } from './ebookAccess';
import {
  audioCoverAccess,
  audioFileAccess,
  courseCoverAccess,
  courseMaterialAccess,
  courseVideoAccess,
  ebookCoverAccess,
  ebookFileAccess,
} from './fileAccess';

/** All that teachers make. Whatever stands here is theirs alone to find, change and delete; a new noun adds its line. */

interface Material {
  noun: string;
  collections: readonly CollectionAccess[];
  folders: readonly FolderAccess[];
  /** The functions that write it; left out where the browser does, by the rules. */
  functions?: readonly string[];
}

export const OWN_MATERIAL: readonly Material[] = [
  { noun: 'ebook', collections: [ebookAccess], folders: [ebookFileAccess, ebookCoverAccess] },
  { noun: 'audio', collections: [audioAccess], folders: [audioFileAccess, audioCoverAccess] },
  { noun: 'playlist', collections: [playlistAccess], folders: [audioCoverAccess] },
  {
    noun: 'course',
    collections: [courseAccess, answerKeyAccess],
    folders: [courseCoverAccess, courseVideoAccess, courseMaterialAccess],
    functions: ['createCourse', 'updateCourse', 'setCourseStatus', 'deleteCourse'],
  },
];

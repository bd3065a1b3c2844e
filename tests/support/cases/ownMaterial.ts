import type { CollectionAccess, FolderAccess } from '../net/table';
import { audioAccess, playlistAccess } from './audioAccess';
import { bundleAccess } from './bundleAccess';
import { answerKeyAccess, courseAccess } from './courseAccess';
import { discussionAccess } from './discussionAccess';
import { ebookAccess } from './ebookAccess';
import { liveClassAccess } from './liveClassAccess';
import {
  audioCoverAccess,
  audioFileAccess,
  bundleCoverAccess,
  courseCoverAccess,
  courseMaterialAccess,
  courseVideoAccess,
  ebookCoverAccess,
  ebookFileAccess,
  questionImageAccess,
  reelPosterAccess,
  reelVideoAccess,
  resourceFileAccess,
} from './fileAccess';
import { reelAccess } from './reelAccess';
import { resourceAccess } from './resourceAccess';
import { questionAccess, quizAccess } from './quizAccess';

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
  { noun: 'reel', collections: [reelAccess], folders: [reelVideoAccess, reelPosterAccess] },
  {
    noun: 'course',
    collections: [courseAccess, answerKeyAccess],
    folders: [courseCoverAccess, courseVideoAccess, courseMaterialAccess],
    functions: ['createCourse', 'updateCourse', 'setCourseStatus', 'deleteCourse'],
  },
  {
    noun: 'live class',
    collections: [liveClassAccess],
    folders: [],
    functions: [
      'createLiveClass',
      'updateLiveClass',
      'setLiveClassStatus',
      'attachRecording',
      'deleteLiveClass',
    ],
  },
  {
    noun: 'discussion',
    collections: [discussionAccess],
    folders: [],
    functions: ['createDiscussion', 'updateDiscussion', 'setDiscussionStatus', 'deleteDiscussion'],
  },
  {
    noun: 'question',
    collections: [questionAccess],
    folders: [questionImageAccess],
    functions: ['createQuestion', 'updateQuestion', 'deleteQuestion'],
  },
  {
    noun: 'quiz',
    collections: [quizAccess, answerKeyAccess],
    folders: [],
    functions: ['createQuiz', 'updateQuiz', 'setQuizStatus', 'deleteQuiz'],
  },
  {
    noun: 'resource',
    collections: [resourceAccess],
    folders: [resourceFileAccess],
    functions: ['createResource', 'updateResource', 'setResourcePublished', 'deleteResource'],
  },
  {
    noun: 'bundle',
    collections: [bundleAccess],
    folders: [bundleCoverAccess],
    functions: ['createBundle', 'updateBundle', 'setBundlePublished', 'deleteBundle'],
  },
];

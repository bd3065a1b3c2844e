import type { Access } from '../net/table';
import {
  attemptAccess,
  attemptPaperAccess,
  attemptResultAccess,
  attemptReviewAccess,
  attemptSealedAccess,
} from './attemptAccess';
import { audioAccess, playlistAccess } from './audioAccess';
import { bundleAccess } from './bundleAccess';
import { chatMemberAccess, chatMessageAccess, chatPresenceAccess, chatRoomAccess } from './chatAccess';
import { certificateAccess } from './certificateAccess';
import {
  answerKeyAccess,
  courseAccess,
  courseModuleAccess,
  coursePaperAccess,
  coursePreviewAccess,
  courseReviewAccess,
  enrolmentAccess,
} from './courseAccess';
import { discussionAccess } from './discussionAccess';
import { ebookAccess } from './ebookAccess';
import {
  audioCoverAccess,
  audioFileAccess,
  bundleCoverAccess,
  courseCoverAccess,
  courseMaterialAccess,
  courseVideoAccess,
  ebookCoverAccess,
  ebookFileAccess,
  postImageAccess,
  questionImageAccess,
  reelPosterAccess,
  reelVideoAccess,
  resourceFileAccess,
  tutorPhotoAccess,
} from './fileAccess';
import {
  catalogAccess,
  messageAccess,
  rateLimitAccess,
  siteAccess,
  subscriberAccess,
  tutorTimeAccess,
  unknownAccess,
  uploadAccess,
  usernameAccess,
} from './messageAccess';
import { lessonAccess } from './lessonAccess';
import { liveClassAccess, liveClassLinkAccess, registrationAccess } from './liveClassAccess';
import {
  caseAccess,
  commentAccess,
  likeAccess,
  postAccess,
  reportAccess,
  settingsAccess,
} from './postAccess';
import { questionAccess, questionVersionAccess, quizAccess, quizPaperAccess } from './quizAccess';
import { paymentAccess, paymentTotalsAccess, salesAccess, statsAccess } from './paymentAccess';
import { reelAccess, reelViewAccess } from './reelAccess';
import { resourceAccess } from './resourceAccess';
import { tutorAccess, tutorPrivateAccess, tutorReviewAccess } from './tutorAccess';
import {
  accessAccess,
  auditAccess,
  bookmarkAccess,
  positionAccess,
  profileAccess,
  userAccess,
} from './userAccess';

/** Every collection and every Storage folder, each with its table: who may do what there. A new noun adds its line. */
export const ACCESS: readonly Access[] = [
  userAccess,
  profileAccess,
  usernameAccess,
  positionAccess,
  bookmarkAccess,
  accessAccess,
  catalogAccess,
  siteAccess,
  ebookAccess,
  audioAccess,
  playlistAccess,
  bundleAccess,
  reelAccess,
  reelViewAccess,
  resourceAccess,
  tutorAccess,
  tutorPrivateAccess,
  courseAccess,
  courseModuleAccess,
  coursePreviewAccess,
  coursePaperAccess,
  courseReviewAccess,
  answerKeyAccess,
  enrolmentAccess,
  certificateAccess,
  attemptAccess,
  attemptPaperAccess,
  attemptSealedAccess,
  attemptReviewAccess,
  attemptResultAccess,
  tutorReviewAccess,
  tutorTimeAccess,
  lessonAccess,
  chatRoomAccess,
  chatMemberAccess,
  chatMessageAccess,
  chatPresenceAccess,
  postAccess,
  commentAccess,
  likeAccess,
  caseAccess,
  reportAccess,
  settingsAccess,
  liveClassAccess,
  liveClassLinkAccess,
  registrationAccess,
  discussionAccess,
  questionAccess,
  questionVersionAccess,
  quizAccess,
  quizPaperAccess,
  paymentAccess,
  paymentTotalsAccess,
  salesAccess,
  statsAccess,
  messageAccess,
  auditAccess,
  subscriberAccess,
  rateLimitAccess,
  uploadAccess,
  unknownAccess,
  ebookFileAccess,
  ebookCoverAccess,
  audioFileAccess,
  audioCoverAccess,
  tutorPhotoAccess,
  courseCoverAccess,
  courseVideoAccess,
  courseMaterialAccess,
  questionImageAccess,
  postImageAccess,
  bundleCoverAccess,
  reelVideoAccess,
  reelPosterAccess,
  resourceFileAccess,
];

export { ping } from './ping';
export { ensureUser } from './user';
export { buyProduct, recordPayment, setPaymentStatus } from './payment';
export { setPayWays } from './payWays';
export { onEbookWritten } from './ebook';
export { onAudioWritten, onPlaylistWritten } from './audio';
export { onReelViewed, onReelWritten } from './reel';
export { createCourse, deleteCourse, onCourseWritten, updateCourse } from './course';
export { setCourseStatus } from './courseStatus';
export {
  createLiveClass,
  deleteLiveClass,
  onLiveClassWritten,
  setLiveClassStatus,
  updateLiveClass,
} from './liveClass';
export {
  createDiscussion,
  deleteDiscussion,
  onDiscussionWritten,
  setDiscussionStatus,
  updateDiscussion,
} from './discussion';
export { joinDiscussion } from './discussionLearner';
export { createQuestion, deleteQuestion, onQuestionWritten, updateQuestion } from './question';
export { createQuiz, deleteQuiz, onQuizWritten, setQuizStatus, updateQuiz } from './quiz';
export {
  createBundle,
  deleteBundle,
  onBundlePartsAdded,
  onBundleWritten,
  setBundlePublished,
  updateBundle,
} from './bundle';
export {
  createResource,
  deleteResource,
  onResourceWritten,
  setResourcePublished,
  updateResource,
} from './resource';
export { attachRecording } from './recording';
export { joinLiveClass, registerForLiveClass } from './liveClassLearner';
export { onCourseModuleWritten } from './courseFiles';
export { openCourseFile } from './courseMedia';
export { enrol, saveReview } from './enrol';
export { issueCertificate } from './certificate';
export { certificateFile } from './certificateFile';
export { lockQuestion, saveAnswers, submitAttempt } from './attempt';
export { gradeOverdueAttempts } from './attemptOverdue';
export { startAttempt } from './attemptStart';
export { addPaper, enterPaperMarks } from './paperMarks';
export { onQuizPolicyChanged } from './reviewTimes';
export { linkTutor, onTutorWritten, reviewTutor } from './tutor';
export { answerLesson, requestLesson } from './lesson';
export { enterChatRoom, giveChatFloor, hideChatMessage, muteChatMember, setChatMode } from './chat';
export { deletePost, onPostWritten, savePost } from './post';
export { deleteComment, onCommentWritten, saveComment } from './comment';
export { onLikeWritten } from './like';
export { moderate, setModeration } from './moderation';
export { report } from './report';
export { restrictUser } from './restriction';
export { onUploadFinished, sweepUploads } from './upload';
export { media, openMedia } from './media';
export { sendMessage, subscribe } from './contact';
export { recountNightly } from './stats';
export { createUser, sendPasswordLink, setUserRole, setUserStatus } from './userAdmin';
export { importUsers } from './userImport';
export { listVoices, setVouched } from './voice';
export { onMessageUpdated } from './auditTrigger';

export { ping } from './ping';
export { ensureUser } from './user';
export { onEbookWritten } from './ebook';
export { onAudioWritten, onPlaylistWritten } from './audio';
export { onUploadFinished, sweepUploads } from './upload';
export { media, openMedia } from './media';
export { sendMessage, subscribe } from './contact';

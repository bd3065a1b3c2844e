import { type FileRule, latin1 } from './fileRule';
import { MB } from './size';

/** Pictures, and covers among them. */

export type ImageType = 'jpeg' | 'png' | 'webp' | 'gif';

function sniffImage(head: Uint8Array): ImageType | null {
  const start = latin1(head.subarray(0, 16));
  if (start.startsWith('\xFF\xD8\xFF')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1A\n')) return 'png';
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'gif';
  return start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP' ? 'webp' : null;
}

export const COVER_FILE: FileRule<ImageType> = {
  limit: 5 * MB,
  messages: {
    type: 'Please select a valid image file (JPEG, PNG, WebP, or GIF)',
    size: 'Image size must be less than 5MB',
  },
  accept: 'image/*',
  extensions: new Map([
    ['jpg', 'jpeg'],
    ['jpeg', 'jpeg'],
    ['png', 'png'],
    ['webp', 'webp'],
    ['gif', 'gif'],
  ]),
  contentTypes: { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp', gif: 'image/gif' },
  sniff: sniffImage,
};

/** The same without moving pictures: covers of on-demand classes (spec section 5). */
export const STILL_COVER_FILE: FileRule<ImageType> = {
  ...COVER_FILE,
  messages: {
    ...COVER_FILE.messages,
    type: 'Please select a valid image file (JPEG, PNG, or WebP)',
  },
  accept: 'image/jpeg,image/png,image/webp',
  sniff: (head) => {
    const kind = sniffImage(head);
    return kind === 'gif' ? null : kind;
  },
};

/** Segments of a JPEG's head that say more than the picture: where and with what it was taken, by whom. */
const TELLING = ['Exif\0', 'http://ns.adobe.com/', 'Photoshop 3.0'];

/**
 * A picture in a post, as the page makes it of whatever was chosen (features/post/postImage.ts): a JPEG that says nothing
 * of where it was taken.
 */
export const POST_IMAGE_FILE: FileRule<'jpeg'> = {
  limit: 2 * MB,
  messages: { type: COVER_FILE.messages.type, size: 'Image size must be less than 2MB' },
  accept: 'image/*',
  extensions: new Map([['jpg', 'jpeg']]),
  contentTypes: { jpeg: 'image/jpeg' },
  sniff: (head) =>
    sniffImage(head) === 'jpeg' && !TELLING.some((mark) => latin1(head).includes(mark)) ? 'jpeg' : null,
};

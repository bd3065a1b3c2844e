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

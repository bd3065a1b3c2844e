import { AUDIO_FILE } from '../../src/domain/audioFile';
import { BOOK_FILE } from '../../src/domain/bookFile';
import { LESSON_VIDEO_FILE, MATERIAL_FILE } from '../../src/domain/courseFile';
import { type FileRule, type ReadableFile, recognise } from '../../src/domain/fileRule';
import { COVER_FILE, POST_IMAGE_FILE } from '../../src/domain/imageFile';
import type { StorageFolder } from '../../src/domain/paths';
import { REEL_FILE } from '../../src/domain/videoFile';
import type { FilePlace } from './storedFile';

/** What an uploaded file is by its first bytes, and whether its folder and extension say the same. */

const RULES: Record<StorageFolder, FileRule<string>> = {
  ebooks: BOOK_FILE,
  'ebook-covers': COVER_FILE,
  'audio-files': AUDIO_FILE,
  'audio-covers': COVER_FILE,
  'tutor-photos': COVER_FILE,
  'course-covers': COVER_FILE,
  'course-videos': LESSON_VIDEO_FILE,
  'course-materials': MATERIAL_FILE,
  'question-images': COVER_FILE,
  'post-images': POST_IMAGE_FILE,
  'bundle-covers': COVER_FILE,
  'reel-videos': REEL_FILE,
  'reel-posters': COVER_FILE,
  'resource-files': MATERIAL_FILE,
};

export const isPlausible = (folder: StorageFolder, size: number) => size > 0 && size < RULES[folder].limit;

/** Null: not what it claims. Else the content type to serve it with, whatever the uploader said. */
export async function checkUpload(
  { folder, name, extension }: FilePlace,
  file: ReadableFile,
): Promise<{ contentType: string } | null> {
  const { extensions, contentTypes } = RULES[folder];
  const format = await recognise(RULES[folder], { ...file, name });
  const contentType = format && extensions.get(extension) === format ? contentTypes[format] : undefined;
  return contentType ? { contentType } : null;
}

/** The type that a folder's file is served with; the site's own origin must never serve anything else. */
export function contentTypeOf({ folder, extension }: FilePlace): string | null {
  const { extensions, contentTypes } = RULES[folder];
  return contentTypes[extensions.get(extension) ?? ''] ?? null;
}

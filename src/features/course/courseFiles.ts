import { COVER_FILE, type ImageType, STILL_COVER_FILE } from '../../domain/imageFile';
import { LESSON_VIDEO_FILE, MATERIAL_FILE } from '../../domain/courseFile';
import type { CourseForm } from '../../domain/courseForm';
import { preparePicture } from '../../ui/form/coverImage';
import { type FileKind, fileKindOf } from '../../data/fileKind';

/** The files of a course: where each kind goes, and what is said of it (specification, section 8). */

export const COURSE_FILES = {
  cover: {
    ...fileKindOf<ImageType>(COVER_FILE, {
      folder: 'course-covers',
      done: 'Cover image uploaded successfully!',
      failed: 'Failed to upload cover image',
      failedWhy: 'Failed to upload course image: {message}',
    }),
    prepare: preparePicture,
    isPublic: true,
  },
  video: fileKindOf(LESSON_VIDEO_FILE, {
    folder: 'course-videos',
    done: 'Video uploaded successfully!',
    failed: 'Failed to upload video',
    failedWhy: 'Failed to upload course video: {message}',
  }),
  /** The cover of an on-demand class. */
  stillCover: {
    ...fileKindOf<ImageType>(STILL_COVER_FILE, {
      folder: 'course-covers',
      done: 'Cover image uploaded successfully!',
      failed: 'Failed to upload cover image',
      failedWhy: 'Failed to upload course image: {message}',
    }),
    prepare: (file) => preparePicture(file, STILL_COVER_FILE),
    isPublic: true,
  },
  /** Of who teaches an on-demand class. */
  avatar: {
    ...fileKindOf<ImageType>(STILL_COVER_FILE, {
      folder: 'course-covers',
      done: 'Photo uploaded successfully!',
      failed: 'Failed to upload photo',
      failedWhy: 'Failed to upload photo: {message}',
    }),
    prepare: (file) => preparePicture(file, STILL_COVER_FILE),
    isPublic: true,
  },
  material: fileKindOf(MATERIAL_FILE, {
    folder: 'course-materials',
    done: 'Material uploaded successfully!',
    failed: 'Failed to upload material',
    failedWhy: 'Failed to upload course material: {message}',
  }),
} as const satisfies Record<string, FileKind>;

export type LessonFile = CourseForm['modules'][number]['lessons'][number]['video'];

/** The form with a lesson's video or a material's file, wherever it stands by now: uploads outlast reordering. */
export const withFile = <Values extends CourseForm>(
  values: Values,
  id: string,
  file: LessonFile,
): Values => ({
  ...values,
  modules: values.modules.map((module) => ({
    ...module,
    lessons: module.lessons.map((lesson) => ({
      ...lesson,
      video: lesson.id === id ? file : lesson.video,
      materials: lesson.materials.map((material) => (material.id === id ? { ...material, file } : material)),
    })),
  })),
});

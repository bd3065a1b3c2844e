import { COVER_FILE, type ImageType } from '../../domain/imageFile';
import { LESSON_VIDEO_FILE, MATERIAL_FILE } from '../../domain/courseFile';
import type { CourseForm } from '../../domain/courseForm';
import { checkFile, type FileRule } from '../../domain/fileRule';
import type { StorageFolder } from '../../domain/paths';
import { preparePicture } from '../../ui/form/coverImage';

/** The files of a course: where each kind goes, and what is said of it (specification, section 8). */

type Ready = { ok: true; kind: string; file?: File } | { ok: false; message: string };

export interface CourseFileKind {
  folder: StorageFolder;
  rule: FileRule<string>;
  /** Looked at by its first bytes, a cover also made smaller, before anything goes up. */
  prepare(file: File): Promise<Ready>;
  isPublic: boolean;
  done: string;
  failed: string;
  failedWhy: string;
}

const kindOf = <Format extends string>(
  rule: FileRule<Format>,
  rest: Omit<CourseFileKind, 'rule' | 'prepare' | 'isPublic'>,
): CourseFileKind => ({
  // A rule is asked for the formats that it has itself found.
  rule: rule as unknown as FileRule<string>,
  prepare: (file) => checkFile(rule, file),
  isPublic: false,
  ...rest,
});

export const COURSE_FILES = {
  cover: {
    ...kindOf<ImageType>(COVER_FILE, {
      folder: 'course-covers',
      done: 'Cover image uploaded successfully!',
      failed: 'Failed to upload cover image',
      failedWhy: 'Failed to upload course image: {message}',
    }),
    prepare: preparePicture,
    isPublic: true,
  },
  video: kindOf(LESSON_VIDEO_FILE, {
    folder: 'course-videos',
    done: 'Video uploaded successfully!',
    failed: 'Failed to upload video',
    failedWhy: 'Failed to upload course video: {message}',
  }),
  material: kindOf(MATERIAL_FILE, {
    folder: 'course-materials',
    done: 'Material uploaded successfully!',
    failed: 'Failed to upload material',
    failedWhy: 'Failed to upload course material: {message}',
  }),
} as const satisfies Record<string, CourseFileKind>;

export const extensionOf = (kind: string) => (kind === 'jpeg' ? 'jpg' : kind);

type LessonFile = CourseForm['modules'][number]['lessons'][number]['video'];

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

import { isAppError, UNEXPECTED_MESSAGE } from '../../../domain/errors';
import { useOpenCourseFileMutation } from './learnApi';
import type { OpenFile } from './useOpenedFile';

interface LessonPlace {
  courseId: string;
  moduleId: string;
  lessonId: string;
}

/** The files of a stored lesson, for whoever may have them. */
export function useCourseFile(place: LessonPlace): OpenFile {
  const [ask] = useOpenCourseFileMutation();
  return async (materialId = '') => {
    const { data, error } = await ask({ ...place, materialId });
    if (data) return { status: 'open', url: data.url };
    return { status: 'failed', problem: isAppError(error) ? error.message : UNEXPECTED_MESSAGE };
  };
}

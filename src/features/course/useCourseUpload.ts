import { useFieldUpload } from '../../data/useFieldUpload';
import { t } from '../../ui/text';
import { useCourseScope } from './CourseFormContext';

/** One file of the course form on its way up; its key is the id of the lesson or material, or `cover`. */
export function useCourseUpload(options: Omit<Parameters<typeof useFieldUpload>[0], 'say' | 'uploads'>) {
  const { uploads } = useCourseScope();
  return useFieldUpload({ say: t, uploads, ...options });
}

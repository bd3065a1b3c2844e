import type { CourseForm } from '../../domain/courseForm';
import { newCourse } from '../../domain/courseFormParts';
import type { CourseForEdit } from './courseDocs';

/** A course as it is edited: `version` is the stored one that the author began from, 0 for a new course. */
export interface CourseEditing extends CourseForm {
  version: number;
}

export const newEditing = (): CourseEditing => ({ ...newCourse(), version: 0 });

export const editingOf = ({ course, form }: CourseForEdit): CourseEditing => ({
  ...form,
  version: course.version,
});

import { useRef } from 'react';
import { courseFormSchema } from '../../domain/courseForm';
import type { CourseVerb } from '../../domain/courseInput';
import { isAppError } from '../../domain/errors';
import { saveFailure, useCreateCourseMutation, useUpdateCourseMutation } from './adminCourseApi';
import type { CourseEditing } from './courseEditing';

/** Sends the course. The id was made when the form opened: sent twice, it is one course. */
export function useCourseSubmit(id: string, verb: CourseVerb) {
  const [create, created] = useCreateCourseMutation();
  const [update, updated] = useUpdateCourseMutation();
  const { isLoading, error, reset } = verb === 'create' ? created : updated;
  const failure = isAppError(error) ? error : null;
  const refusedAt = useRef<string | null>(null);

  const run = async ({ version, ...values }: CourseEditing) => {
    const form = await courseFormSchema.validate(values);
    const result = verb === 'create' ? await create({ id, ...form }) : await update({ id, version, ...form });
    refusedAt.current = fieldIn(result.error);
    return result.error ? 'failed' : 'saved';
  };

  return {
    run,
    refuse: reset,
    isBusy: isLoading,
    step: isLoading ? 'saving' : 'idle',
    isCancelled: false,
    /** Why the last try failed. */
    message: failure && saveFailure(verb, failure),
    conflict: failure?.conflict ?? null,
    /** The field that the function refused in the last try, such as a file that is gone. */
    refusedAt,
  };
}

/** Functions write `modules[0].title`, forms `modules.0.title`. */
function fieldIn(error: unknown): string | null {
  const [field] = isAppError(error) ? Object.keys(error.fields ?? {}) : [];
  return field?.replace(/\[(\d+)\]/g, '.$1') ?? null;
}

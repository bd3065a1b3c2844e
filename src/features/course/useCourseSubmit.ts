import { useRef } from 'react';
import type { CourseType } from '../../domain/course';
import { type CourseForm, courseFormSchema } from '../../domain/courseForm';
import type { CourseVerb } from '../../domain/courseInput';
import { isAppError } from '../../domain/errors';
import { onDemandFormSchema } from '../../domain/onDemandForm';
import { completeOnDemand, isOnDemandForm } from '../../domain/onDemandRecord';
import { saveFailure, useCreateCourseMutation, useUpdateCourseMutation } from './adminCourseApi';
import type { CourseEditing } from './courseEditing';

/** By the schema of its kind, and an on-demand class with all that it leaves open. */
const checked = async (values: CourseForm): Promise<CourseForm> =>
  isOnDemandForm(values)
    ? completeOnDemand(await onDemandFormSchema.validate(values))
    : courseFormSchema.validate(values);

/** Sends the course. The id was made when the form opened: sent twice, it is one course. */
export function useCourseSubmit(id: string, verb: CourseVerb, type: CourseType = 'course', recordingOf = '') {
  const [create, created] = useCreateCourseMutation();
  const [update, updated] = useUpdateCourseMutation();
  const { isLoading, error, reset } = verb === 'create' ? created : updated;
  const failure = isAppError(error) ? error : null;
  const refusedAt = useRef<string | null>(null);

  const run = async ({ version, ...values }: CourseEditing): Promise<'saved' | 'failed'> => {
    const form = await checked(values);
    const made = { id, ...form, ...(recordingOf && { recordingOf }) };
    const result = verb === 'create' ? await create(made) : await update({ id, version, ...form });
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
    message: failure && saveFailure(verb, type, failure),
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

import { createAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { type AppError, isAppError } from '../domain/errors';
import { toAppError } from './errors';

/** A toast. Whoever has one to show dispatches it; app/notices.ts shows them all. */
export interface Notice {
  variant: 'success' | 'error' | 'info';
  title: string;
  description?: string;
  /** Values of the texts' placeholders. */
  values?: Record<string, string | number>;
}

export const noticeShown = createAction<Notice>('notice/shown');

interface NoticeTexts<Arg, Result> {
  success?: (arg: Arg, result: Result) => Omit<Notice, 'variant'>;
  failure?: (error: AppError, arg: Arg) => Omit<Notice, 'variant'>;
}

interface Lifecycle<Result> {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  queryFulfilled: PromiseLike<{ data: Result }>;
}

/** An endpoint's `onQueryStarted` that says how the mutation ended. */
export function notify<Arg, Result>({ success, failure }: NoticeTexts<Arg, Result>) {
  return async (arg: Arg, { dispatch, queryFulfilled }: Lifecycle<Result>) => {
    try {
      const { data } = await queryFulfilled;
      if (success) dispatch(noticeShown({ variant: 'success', ...success(arg, data) }));
    } catch (thrown) {
      const cause = (thrown as { error?: unknown }).error;
      const error = isAppError(cause) ? cause : toAppError(thrown);
      if (failure) dispatch(noticeShown({ variant: 'error', ...failure(error, arg) }));
    }
  };
}

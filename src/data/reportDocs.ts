import type { ReportInput } from '../domain/moderationInput';
import { callFunction } from './firebase';

/** Saying that something does not belong here. */
export const report = (input: ReportInput) => callFunction<ReportInput, null>('report', input);

import { toCourseDocuments } from '../../../src/domain/courseRecord';
import { validCourse } from '../courses';

const documents = toCourseDocuments(validCourse());
export const moduleRecord = { ...documents.modules[0] };
export const paperRecord = { ...documents.papers[0] };
export const keyRecord = { ...documents.keys[0] };
export const previewRecord = { ...documents.previews[0] };

/** A draft as stored; what a test cares about is laid over it. */
export const courseRecord = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  ...documents.course,
  status: 'draft',
  is_featured: false,
  review_count: 0,
  review_sum: 0,
  enrolled_count: 0,
  version: 1,
  saved_hash: 'x',
  created_by: 'mwandishi',
  updated_by: 'mwandishi',
  created_at: new Date('2026-02-03T04:05:06Z'),
  updated_at: new Date('2026-02-03T04:05:06Z'),
  ...changes,
});

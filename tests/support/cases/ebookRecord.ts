import { EMPTY_EBOOK_FORM } from '../../../src/domain/ebookForm';
import { toRecord } from '../../../src/domain/ebookRecord';

/** A valid stored book without owner and times; what a test cares about is laid over it. */
export function ebookRecord(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const record = toRecord({
    ...EMPTY_EBOOK_FORM,
    title: 'Algebra for Form II',
    author: 'Neema Mushi',
    subject: 'Mathematics',
    formLevel: 'Form II',
    publisher: 'Mlimani Readers',
    price: '0',
    description: 'Equations, step by step, with answers.',
  });
  return {
    ...record,
    cover_url: null,
    cover_path: null,
    file_url: null,
    file_path: null,
    file_name: null,
    file_size: null,
    ...changes,
  };
}

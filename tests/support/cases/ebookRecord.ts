import { toRecord } from '../../../src/domain/ebookRecord';
import { VALID_EBOOK_FORM } from './ebook';

/** A valid free book as stored, without owner and times; what a test cares about is laid over it. */
export function ebookRecord(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    ...toRecord({ ...VALID_EBOOK_FORM, price: '0' }),
    cover_url: null,
    cover_path: null,
    file_url: null,
    file_path: null,
    file_name: null,
    file_size: null,
    ...changes,
  };
}

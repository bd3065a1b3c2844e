import type { RecordCase } from '../net/table';

/** What only the rules can know of a book: whose folder a file lies in, and where its address leads. */

const URL = 'https://firebasestorage.googleapis.com/v0/b/x/o/y?alt=media&token=z';
const LONGEST_URL = URL.padEnd(1000, 'z');
const LARGEST = 50 * 1024 * 1024 - 1;

export function ebookFileCases(uid: string): { valid: RecordCase[]; invalid: RecordCase[] } {
  const file_path = `ebooks/${uid}/1700000000000-abc123.pdf`;
  const cover_path = `ebook-covers/${uid}/1700000000000-abc123.png`;
  const file = { file_path, file_name: 'Kidato cha Nne – Fizikia (2).pdf', file_size: 1 };
  return {
    valid: [
      { name: 'a paid book with its file', record: { ...file, price: 5000 } },
      { name: "a free book with its file's address", record: { ...file, file_url: URL } },
      { name: 'the largest file', record: { ...file, file_size: LARGEST } },
      { name: 'a file name of 255 characters', record: { ...file, file_name: 'x'.repeat(255) } },
      { name: 'a file name of 1 character', record: { ...file, file_name: 'x' } },
      { name: 'a cover', record: { cover_path, cover_url: URL } },
      { name: 'a cover without an address', record: { cover_path } },
      { name: 'the longest address', record: { cover_path, cover_url: LONGEST_URL } },
      { name: "a local run's address", record: { cover_path, cover_url: 'http://127.0.0.1:9199/v0/b/x' } },
    ],
    invalid: [
      { name: "a paid book's address", record: { ...file, file_url: URL, price: 5000 } },
      { name: "a file's address without a file", record: { file_url: URL } },
      {
        name: "a file's address on another site",
        record: { ...file, file_url: 'https://evil.example/v0/b/x' },
      },
      { name: "a cover's address without a cover", record: { cover_url: URL } },
      {
        name: "a cover's address on another site",
        record: { cover_path, cover_url: 'https://evil.example/v0/b/x.png' },
      },
      { name: 'a script for an address', record: { cover_path, cover_url: 'javascript:alert(1)' } },
      { name: 'an address that is too long', record: { cover_path, cover_url: `${LONGEST_URL}z` } },
      { name: 'an empty address', record: { cover_path, cover_url: '' } },
      { name: "a file in somebody else's folder", record: { file_path: 'ebooks/rules-somebody/17-abc.pdf' } },
      {
        name: "a cover in somebody else's folder",
        record: { cover_path: 'ebook-covers/rules-somebody/17-abc.png' },
      },
      { name: 'a file in the folder of covers', record: { file_path: cover_path } },
      {
        name: 'a file that climbs out of its folder',
        record: { file_path: `ebooks/${uid}/../x/17-abc.pdf` },
      },
      { name: 'an empty file', record: { ...file, file_size: 0 } },
      { name: 'a file that is too large', record: { ...file, file_size: LARGEST + 1 } },
      { name: 'a file name of 256 characters', record: { ...file, file_name: 'x'.repeat(256) } },
      { name: 'an empty file name', record: { ...file, file_name: '' } },
    ],
  };
}

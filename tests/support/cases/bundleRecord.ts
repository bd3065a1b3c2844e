/** What lies in the store for a bundle, as functions write it. */
export const bundleRecord = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  title: 'Everything for the Form II examination',
  description: 'The books and the revision that a candidate needs.',
  cover_url: null,
  cover_path: null,
  subject: 'Mathematics',
  form_level: 'Form II',
  price: 20_000,
  parts: [
    { kind: 'ebook', id: 'one', title: 'Algebra' },
    { kind: 'audio', id: 'two', title: 'Algebra by ear' },
  ],
  published: true,
  version: 1,
  search_terms: ['examination'],
  created_by: 'neema',
  created_at: new Date('2026-02-03T04:05:06Z'),
  updated_at: new Date('2026-02-03T04:05:06Z'),
  ...changes,
});

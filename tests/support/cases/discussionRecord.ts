/** What lies in the store for a discussion, as functions write it. */
export const discussionRecord = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  title: 'How do you learn formulas?',
  subtitle: 'Bring the one that you always forget',
  opens_at: Date.UTC(2026, 2, 3, 13),
  is_closed: false,
  tutors: [{ id: 'tutor', name: 'Anitha Kessy', avatar_url: null, specialty: 'Physics' }],
  students: 12,
  joined_count: 3,
  version: 1,
  search_terms: ['formulas'],
  created_by: 'neema',
  created_at: new Date('2026-02-03T04:05:06Z'),
  updated_at: new Date('2026-02-03T04:05:06Z'),
  ...changes,
});

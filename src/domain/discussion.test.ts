import { INVALID_DISCUSSION_CASES, VALID_DISCUSSION_CASES } from '../../tests/support/cases/discussion';
import { discussionRecord } from '../../tests/support/cases/discussionRecord';
import { validDiscussion } from '../../tests/support/discussions';
import { type Discussion, discussionStatus, parseDiscussion, toDiscussionRow } from './discussion';
import { discussionFormSchema } from './discussionForm';
import { openingOf, toDiscussionForm } from './discussionRecord';

function discussion(changes: Record<string, unknown> = {}): Discussion {
  const parsed = parseDiscussion('one', discussionRecord(changes));
  if (!parsed) throw new Error('This is no discussion');
  return parsed;
}

describe('the form', () => {
  it.each(VALID_DISCUSSION_CASES)('takes $name', async ({ fields }) => {
    await expect(discussionFormSchema.validate({ ...validDiscussion(), ...fields })).resolves.toBeTruthy();
  });

  it.each(INVALID_DISCUSSION_CASES)('refuses $name', async ({ fields, problem }) => {
    const checked = discussionFormSchema.validate({ ...validDiscussion(), ...fields });
    await expect(checked).rejects.toThrow(Object.values(problem)[0]);
  });
});

describe('a stored discussion', () => {
  it('is none without a title or a time', () => {
    expect(parseDiscussion('one', discussionRecord({ title: ' ' }))).toBeNull();
    expect(parseDiscussion('one', discussionRecord({ opens_at: null }))).toBeNull();
  });

  it('is mended where something else lies there, and has two tutors at most', () => {
    const tutor = { id: 'a', name: 'Anitha', specialty: 7 };
    expect(discussion({ tutors: [null, tutor, tutor, tutor], students: -4, is_closed: 'no' })).toMatchObject({
      tutors: Array(2).fill({ id: 'a', name: 'Anitha', avatar_url: null, specialty: '' }),
      students: 0,
      is_closed: false,
    });
  });

  it('opens by the clock, and stays closed', () => {
    const { opens_at } = discussion();
    expect(discussionStatus(discussion(), opens_at - 1)).toBe('upcoming');
    expect(discussionStatus(discussion(), opens_at)).toBe('live');
    expect(discussionStatus(discussion({ is_closed: true }), opens_at + 1)).toBe('closed');
  });

  it('shows in lists the students of before and of here, of many the tens', () => {
    expect(toDiscussionRow(discussion({ students: 16, joined_count: 3 })).students).toBe(19);
    expect(toDiscussionRow(discussion({ students: 16, joined_count: 33 })).students).toBe(40);
  });
});

describe('when it opens', () => {
  const NOW = Date.UTC(2026, 2, 3, 12);
  const stored = { opens_at: NOW - 1000, is_closed: false };

  it('is what the form says of an upcoming one, by Tanzania’s clocks', () => {
    expect(openingOf({ status: 'upcoming', date: '2026-03-04', time: '16:00' }, NOW)).toEqual({
      opens_at: Date.parse('2026-03-04T13:00:00Z'),
      is_closed: false,
    });
  });

  it('is now for a live one, and stays for one that has opened', () => {
    const live = { status: 'live', date: '', time: '' };
    expect(openingOf(live, NOW)).toEqual({ opens_at: NOW, is_closed: false });
    expect(openingOf(live, NOW, stored)).toEqual(stored);
    expect(openingOf(live, NOW, { opens_at: NOW + 1000, is_closed: false }).opens_at).toBe(NOW);
    expect(openingOf({ ...live, status: 'closed' }, NOW, stored)).toEqual({ ...stored, is_closed: true });
  });

  it('comes back into the form while it is ahead', () => {
    const opens_at = Date.parse('2099-03-04T13:00:00Z');
    expect(toDiscussionForm(discussion({ opens_at }), NOW)).toMatchObject({
      status: 'upcoming',
      date: '2099-03-04',
      time: '16:00',
      tutors: ['tutor'],
    });
    expect(toDiscussionForm(discussion({ opens_at: NOW }), NOW)).toMatchObject({ status: 'live', date: '' });
  });
});

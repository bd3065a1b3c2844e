import { screen, waitFor, within } from '@testing-library/react';
import { withDialogs } from '../../../../tests/support/dialog';
import { renderPage, student } from '../../../../tests/support/renderPage';
import { type LessonRequest, parseLesson } from '../../../domain/lesson';
import * as docs from './lessonDocs';
import { Component as LessonListPage } from './LessonListPage';

jest.mock('../../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('./lessonDocs', () => ({
  listLessons: jest.fn(),
  answerLesson: jest.fn(),
  reviewTutor: jest.fn(),
  readTaken: jest.fn(),
}));
const mocked = jest.mocked(docs);

const DAY = 86_400_000;
const lesson = (id: string, fields: Record<string, unknown>): LessonRequest => {
  const parsed = parseLesson(id, {
    tutor_id: 'anitha',
    tutor_uid: 'anitha-uid',
    tutor_name: 'Anitha Kessy',
    student_uid: 'neema',
    student_name: 'Neema M.',
    starts_at: Date.now() + DAY,
    wanted_at: Date.now() + DAY,
    message: 'Equations, please',
    status: 'pending',
    ...fields,
  });
  if (!parsed) throw new Error('This lesson names nobody');
  return parsed;
};

const open = (lessons: LessonRequest[], uid = 'neema') => {
  mocked.listLessons.mockResolvedValue({ lessons, hasMore: false });
  return renderPage(<LessonListPage />, { path: '/lessons', session: student({ uid }) });
};

beforeAll(withDialogs);
beforeEach(() => jest.resetAllMocks());

const group = async (name: string) => within(await screen.findByRole('region', { name }));

it('lets a tutor accept what a student asks', async () => {
  const { user } = open([lesson('one', {})], 'anitha-uid');
  const mine = await group('For you to answer');
  expect(mine.getByText('For Neema M.')).toBeVisible();
  expect(mine.getByText('Waiting for you')).toBeVisible();
  await user.click(mine.getByRole('button', { name: 'Accept' }));
  await waitFor(() =>
    expect(mocked.answerLesson).toHaveBeenCalledWith({
      id: 'one',
      act: 'accept',
      startsAt: null,
      reply: '',
    }),
  );
  expect(await screen.findByText('The lesson is agreed')).toBeVisible();
});

it('lets a student take back what waits, and answer a proposal', async () => {
  open([lesson('one', {}), lesson('two', { status: 'proposed' })]);
  const ahead = await group('Ahead');
  expect(ahead.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Call off']);
  const mine = await group('For you to answer');
  expect(mine.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Accept', 'Decline']);
});

it('declines with a word', async () => {
  const { user } = open([lesson('one', {})], 'anitha-uid');
  await user.click((await group('For you to answer')).getByRole('button', { name: 'Decline' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Message/), 'I am away that day');
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  await waitFor(() =>
    expect(mocked.answerLesson).toHaveBeenCalledWith({
      id: 'one',
      act: 'decline',
      startsAt: null,
      reply: 'I am away that day',
    }),
  );
});

it('says that an answer is too long, keeps it and sends nothing', async () => {
  const { user } = open([lesson('one', {})], 'anitha-uid');
  await user.click((await group('For you to answer')).getByRole('button', { name: 'Decline' }));
  const dialog = within(await screen.findByRole('dialog'));
  const reply = dialog.getByLabelText(/^Message/);
  await user.click(reply);
  await user.paste('a'.repeat(501));
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await dialog.findByText('Use at most 500 characters')).toBeVisible();
  expect(reply).toHaveValue('a'.repeat(501));
  expect(reply).toHaveFocus();
  expect(mocked.answerLesson).not.toHaveBeenCalled();
});

it('says why an answer did not arrive', async () => {
  mocked.answerLesson.mockRejectedValue({
    code: 'failed-precondition',
    message: 'The other side was faster',
  });
  const { user } = open([lesson('one', {})], 'anitha-uid');
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('The other side was faster')).toBeVisible();
});

it('offers a review after a lesson, and asks for stars', async () => {
  const { user } = open([lesson('one', { status: 'accepted', starts_at: Date.now() - DAY })]);
  await user.click((await group('Earlier')).getByRole('button', { name: 'Write a review' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Send review' }));
  expect(dialog.getByText('Choose 1 to 5 stars')).toBeVisible();
  expect(dialog.getByRole('button', { name: '1' })).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: '5' }));
  await user.click(dialog.getByRole('button', { name: 'Send review' }));
  await waitFor(() =>
    expect(mocked.reviewTutor).toHaveBeenCalledWith({ tutorId: 'anitha', rating: 5, text: '' }),
  );
});

it('says that a review is too long, keeps it and sends nothing', async () => {
  const { user } = open([lesson('one', { status: 'accepted', starts_at: Date.now() - DAY })]);
  await user.click((await group('Earlier')).getByRole('button', { name: 'Write a review' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '4' }));
  await user.click(dialog.getByLabelText(/^Your review/));
  await user.paste('a'.repeat(501));
  await user.click(dialog.getByRole('button', { name: 'Send review' }));
  expect(await dialog.findByText('Use at most 500 characters')).toBeVisible();
  expect(dialog.getByLabelText(/^Your review/)).toHaveValue('a'.repeat(501));
  expect(mocked.reviewTutor).not.toHaveBeenCalled();
});

it('says why a review did not arrive, keeps it and gives the button the focus back', async () => {
  mocked.reviewTutor.mockImplementation(() => {
    // As browsers do while a button is disabled.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return Promise.reject(Object.assign(new Error(), { code: 'unavailable' }));
  });
  const { user } = open([lesson('one', { status: 'accepted', starts_at: Date.now() - DAY })]);
  await user.click((await group('Earlier')).getByRole('button', { name: 'Write a review' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '4' }));
  const send = dialog.getByRole('button', { name: 'Send review' });
  await user.click(send);
  expect(await dialog.findByRole('alert')).toHaveTextContent('You are offline.');
  expect(dialog.getByRole('button', { name: '4', pressed: true })).toBeVisible();
  expect(send).toHaveFocus();
});

it('says that nobody answered in time, and offers nothing then', async () => {
  open([lesson('one', { starts_at: Date.now() - DAY })]);
  expect(await screen.findByText('Not answered in time')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Call off|Review/ })).toBeNull();
});

it('shows the way to a tutor where there are no lessons', async () => {
  open([]);
  expect(await screen.findByRole('link', { name: 'Find a tutor' })).toHaveAttribute('href', '/tutors');
});

describe('a lesson that costs something', () => {
  const agreed = { status: 'accepted', price: 12.5 };

  it('is paid by its student once it is agreed', async () => {
    const { user } = open([lesson('one', agreed)]);
    expect(await screen.findByText(/\$12\.50 for the lesson/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Buy' }));
    expect(await screen.findByText(/“Lesson with Anitha Kessy” costs \$12\.50/)).toBeVisible();
  });

  it('tells both sides that it is paid, and its tutor that it is not yet', async () => {
    const page = open([lesson('one', agreed)], 'anitha-uid');
    expect(await screen.findByText('$12.50, not paid yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Buy' })).toBeNull();
    page.unmount();
    for (const uid of ['neema', 'anitha-uid']) {
      const { unmount } = open([lesson('one', { ...agreed, is_paid: true })], uid);
      expect(await screen.findByText('Paid')).toBeVisible();
      expect(screen.queryByText(/\$12\.50/)).toBeNull();
      unmount();
    }
  });

  it('is not paid before it is agreed', async () => {
    open([lesson('one', { price: 12.5 })]);
    await screen.findByText('Waiting for the tutor');
    expect(screen.queryByRole('button', { name: 'Buy' })).toBeNull();
  });
});

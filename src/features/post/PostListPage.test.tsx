import { screen, waitFor, within } from '@testing-library/react';
import { renderPage, student } from '../../../tests/support/renderPage';
import * as likeDocs from '../../data/likeDocs';
import * as standingDocs from '../../data/standingDocs';
import { parsePost, type Post } from '../../domain/post';
import { Component as PostListPage } from './PostListPage';
import * as docs from './postDocs';
import * as open from './postPublic';

jest.mock('../../data/firebase', () => ({
  loadAuth: () => Promise.resolve(null),
  callFunction: jest.fn(),
  EMULATOR_HOST: '127.0.0.1',
}));
jest.mock('../../data/likeDocs', () => ({ listOwnLikes: jest.fn(), setLike: jest.fn() }));
jest.mock('../../data/standingDocs', () => ({ readVoiceStanding: jest.fn() }));
jest.mock('../../data/upload', () => ({ startUpload: jest.fn() }));
jest.mock('./postPublic', () => ({ listPosts: jest.fn(), readPost: jest.fn() }));
jest.mock('./postDocs', () => ({
  listHeldPosts: jest.fn(),
  readHeldPost: jest.fn(),
  savePost: jest.fn(),
  deletePost: jest.fn(),
  readPictureUrl: jest.fn(),
}));

const list = jest.mocked(open.listPosts);
const save = jest.mocked(docs.savePost);
const setLike = jest.mocked(likeDocs.setLike);
const standing = jest.mocked(standingDocs.readVoiceStanding);

function post(id: string, fields: Record<string, unknown> = {}): Post {
  const made = parsePost(id, {
    text: `Post ${id}`,
    author_uid: 'baraka',
    author_name: 'Baraka M.',
    author_role: 'student',
    state: 'shown',
    like_count: 4,
    comment_count: 2,
    created_at: Date.now() - 3_600_000,
    ...fields,
  });
  if (!made) throw new Error('not a post');
  return made;
}
const page = (rows: Post[], next: string | null = null) => ({ rows, next, readAt: 1 });
const STANDING = { isVouched: false, muted_until: 0, warning: null, warned_at: 0 };

beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
  list.mockResolvedValue(page([post('1'), post('2')]));
  jest.mocked(docs.listHeldPosts).mockResolvedValue([]);
  jest.mocked(likeDocs.listOwnLikes).mockResolvedValue([]);
  standing.mockResolvedValue(STANDING);
});

const show = (session: ReturnType<typeof student> | null = student()) =>
  renderPage(<PostListPage />, { path: '/social', session });
const card = (text: string) => within(screen.getByText(text).closest('article') as HTMLElement);
const field = () => screen.findByLabelText('What do you want to ask or share?');

it('shows visitors what people write, page by page, and where to sign in', async () => {
  list.mockResolvedValueOnce(page([post('1')], 'next'));
  list.mockResolvedValueOnce(
    page([post('2', { text: 'Look: https://somo.example/a. javascript:alert(1)' })]),
  );
  const { user } = show(null);
  expect(await screen.findByText('Post 1')).toBeVisible();
  expect(screen.getByText('Sign in to write here.')).toBeVisible();
  expect(card('Post 1').getByRole('link', { name: 'Like, 4 likes' })).toHaveAttribute('href', '/auth');
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  const link = await screen.findByRole('link', { name: 'https://somo.example/a' });
  expect(link).toHaveAttribute('rel', 'noopener ugc nofollow');
  expect(list).toHaveBeenLastCalledWith('next');
  expect(screen.getByText('Post 1')).toBeVisible();
  expect(likeDocs.listOwnLikes).not.toHaveBeenCalled();
});

it('likes at once, and takes it back when it did not arrive', async () => {
  const { user } = show();
  const like = await waitFor(() => card('Post 1').getByRole('button', { name: /^Like/ }));
  await waitFor(() => expect(likeDocs.listOwnLikes).toHaveBeenCalled());
  let refuse: (error: Error) => void = () => undefined;
  setLike.mockImplementationOnce(() => new Promise((_resolve, reject) => (refuse = reject)));
  await waitFor(async () => {
    await user.click(like);
    expect(like).toHaveTextContent('5');
  });
  expect(like).toHaveAttribute('aria-pressed', 'true');
  await user.click(like);
  expect(setLike).toHaveBeenCalledTimes(1);
  refuse(Object.assign(new Error('no'), { code: 'permission-denied' }));
  await waitFor(() => expect(like).toHaveTextContent('4'));
  expect(await screen.findByText('That did not work')).toBeVisible();
});

it('keeps the text of a post that did not arrive, and shows the one that did on top', async () => {
  save.mockRejectedValueOnce(Object.assign(new Error('offline'), { code: 'unavailable' }));
  const { user } = show();
  await user.type(await field(), 'Nani anaweza kunisaidia?');
  await user.dblClick(screen.getByRole('button', { name: 'Post' }));
  expect(await screen.findByText('Your post was not sent')).toBeVisible();
  expect(save).toHaveBeenCalledTimes(1);
  expect(await field()).toHaveValue('Nani anaweza kunisaidia?');
  save.mockImplementationOnce(({ id, text }) => Promise.resolve(post(id, { text, author_uid: 'neema' })));
  await user.click(screen.getByRole('button', { name: 'Post' }));
  expect(await screen.findByText('Post saved')).toBeVisible();
  const [first] = screen.getAllByRole('article');
  expect(first).toHaveTextContent('Nani anaweza kunisaidia?');
  expect(save.mock.calls[0]?.[0].id).toBe(save.mock.calls[1]?.[0].id);
  await waitFor(async () => expect(await field()).toHaveValue(''));
  expect(list).toHaveBeenCalledTimes(1);
});

it('says at the field what is missing', async () => {
  const { user } = show();
  await user.type(await field(), '  ');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  expect(await screen.findByText('Content is required')).toBeVisible();
  expect(save).not.toHaveBeenCalled();
});

it('shows authors alone what waits, and says so', async () => {
  jest.mocked(docs.listHeldPosts).mockResolvedValue([post('3', { author_uid: 'neema', state: 'waiting' })]);
  show();
  expect(await screen.findByText(/^This waits for review/)).toBeVisible();
  expect(card('Post 3').queryByRole('button', { name: /^Like/ })).not.toBeInTheDocument();
});

it.each([
  ['an unverified student', { emailVerified: false }, {}, /Ask your teacher to let you write/],
  ['who is muted', {}, { muted_until: Date.now() + 60_000 }, /^You are muted/],
  ['who is banned', {}, { muted_until: Date.UTC(9999, 0, 1) }, /^You cannot write here any more/],
])('tells %s why there is no field', async (_who, fields, changes, text) => {
  standing.mockResolvedValue({ ...STANDING, ...changes });
  show(student(fields));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByLabelText('What do you want to ask or share?')).not.toBeInTheDocument();
});

it('shows a warning until it was read', async () => {
  standing.mockResolvedValue({ ...STANDING, warning: 'Be kind', warned_at: 7 });
  const { user } = show();
  expect(await screen.findByText('Be kind')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I understand' }));
  expect(screen.queryByText('Be kind')).not.toBeInTheDocument();
});

it('says that nothing is there, and that it failed, and tries again', async () => {
  list.mockRejectedValueOnce(Object.assign(new Error(), { code: 'permission-denied' }));
  list.mockResolvedValue(page([]));
  const { user } = show(null);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No posts yet')).toBeVisible();
});

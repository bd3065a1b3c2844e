import { screen, waitFor, within } from '@testing-library/react';
import { withDialogs } from '../../../tests/support/dialog';
import { renderPage, student } from '../../../tests/support/renderPage';
import * as likeDocs from '../../data/likeDocs';
import * as reportDocs from '../../data/reportDocs';
import * as standingDocs from '../../data/standingDocs';
import { parseComment, parsePost, type Post, type PostComment } from '../../domain/post';
import * as docs from './postDocs';
import { Component as PostPage } from './PostPage';
import * as open from './postPublic';

jest.mock('../../data/firebase', () => ({
  loadAuth: () => Promise.resolve(null),
  EMULATOR_HOST: '127.0.0.1',
}));
jest.mock('../../data/likeDocs', () => ({ listOwnLikes: jest.fn(), setLike: jest.fn() }));
jest.mock('../../data/reportDocs', () => ({ report: jest.fn() }));
jest.mock('../../data/standingDocs', () => ({ readVoiceStanding: jest.fn() }));
jest.mock('./postPublic', () => ({ listPosts: jest.fn(), readPost: jest.fn(), listComments: jest.fn() }));
jest.mock('./postDocs', () => ({
  readHeldPost: jest.fn(),
  listHeldComments: jest.fn(),
  saveComment: jest.fn(),
  deleteComment: jest.fn(),
  deletePost: jest.fn(),
}));

const save = jest.mocked(docs.saveComment);

const WRITTEN = {
  author_uid: 'baraka',
  author_name: 'Baraka M.',
  state: 'shown',
  created_at: 1_700_000_000_000,
};
const post = (fields: Record<string, unknown> = {}) =>
  parsePost('p1', { ...WRITTEN, text: 'Why does ice float?', ...fields }) as Post;
const comment = (id: string, fields: Record<string, unknown> = {}) =>
  parseComment(id, {
    ...WRITTEN,
    text: `Comment ${id}`,
    post_id: 'p1',
    parent_id: null,
    ...fields,
  }) as PostComment;

beforeAll(withDialogs);
beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(open.readPost).mockResolvedValue(post());
  jest.mocked(open.listComments).mockResolvedValue({
    rows: [comment('c1'), comment('c2'), comment('c3', { parent_id: 'c1', created_at: 1_700_000_000_001 })],
    next: null,
    readAt: 1,
  });
  jest.mocked(docs.listHeldComments).mockResolvedValue([]);
  jest.mocked(likeDocs.listOwnLikes).mockResolvedValue([]);
  jest.mocked(standingDocs.readVoiceStanding).mockResolvedValue({
    isVouched: false,
    muted_until: 0,
    warning: null,
    warned_at: 0,
  });
});

const show = (session: ReturnType<typeof student> | null = student()) =>
  renderPage(<PostPage />, { path: '/social/p1', route: '/social/:id', session });

it('shows comments with their answers under them', async () => {
  show(null);
  const thread = (await screen.findByText('Comment c1')).closest('li') as HTMLElement;
  expect(within(thread).getByText('Comment c3')).toBeVisible();
  expect(within(thread).queryByText('Comment c2')).not.toBeInTheDocument();
  expect(screen.getByText('Sign in to write here.')).toBeVisible();
});

it('sends one comment of a double tap, and the same again after a failure', async () => {
  save.mockRejectedValueOnce(Object.assign(new Error(), { code: 'unavailable' }));
  const { user } = show();
  const field = await screen.findByLabelText('Your comment');
  await user.type(field, 'The molecules hold a frame');
  await user.dblClick(screen.getByRole('button', { name: 'Comment' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(field).toHaveValue('The molecules hold a frame');
  save.mockImplementationOnce(({ id, text }) => Promise.resolve(comment(id, { text, author_uid: 'neema' })));
  await user.click(screen.getByRole('button', { name: 'Comment' }));
  expect(await screen.findByText('The molecules hold a frame', { selector: 'p' })).toBeVisible();
  expect(save).toHaveBeenCalledTimes(2);
  expect(save.mock.calls[0]?.[0].id).toBe(save.mock.calls[1]?.[0].id);
  await waitFor(() => expect(field).toHaveValue(''));
  expect(open.listComments).toHaveBeenCalledTimes(1);
});

it('answers a comment, and says when the answer waits', async () => {
  save.mockImplementationOnce(({ id }) => Promise.resolve(comment(id, { state: 'waiting' })));
  const { user } = show();
  await user.click((await screen.findAllByRole('button', { name: 'Answer Baraka M.' }))[0] as HTMLElement);
  await user.type(screen.getByLabelText('Your answer'), 'Thank you');
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  expect(await screen.findByText('Your comment waits for review')).toBeVisible();
  expect(save.mock.calls[0]?.[0]).toMatchObject({ postId: 'p1', parentId: 'c1', text: 'Thank you' });
});

it('changes one’s own comment in its place, and takes it away while the change waits', async () => {
  jest.mocked(open.listComments).mockResolvedValue({
    rows: [comment('c1', { author_uid: 'neema' }), comment('c2')],
    next: null,
    readAt: 1,
  });
  const { user } = show();
  const edit = async (from: string, to: string) => {
    const own = within((await screen.findByText(from)).closest('li') as HTMLElement);
    await user.click(await own.findByRole('button', { name: 'More' }));
    await user.click(own.getByRole('menuitem', { name: 'Edit' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit comment' }));
    const field = dialog.getByLabelText('Your comment');
    await user.clear(field);
    await user.type(field, to);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
  };
  save.mockImplementationOnce(({ id, text }) => Promise.resolve(comment(id, { text, author_uid: 'neema' })));
  await edit('Comment c1', 'Better words');
  expect(await screen.findByText('Better words', { selector: 'p' })).toBeVisible();
  expect(save.mock.calls[0]?.[0]).toEqual({ postId: 'p1', id: 'c1', parentId: '', text: 'Better words' });
  expect(screen.queryByText('Comment c1')).not.toBeInTheDocument();
  save.mockImplementationOnce(({ id }) => Promise.resolve(comment(id, { state: 'waiting' })));
  await edit('Better words', 'Call me');
  expect(await screen.findByText('Your comment waits for review')).toBeVisible();
  expect(screen.queryByText('Better words')).not.toBeInTheDocument();
});

it('takes no comment where the post is locked', async () => {
  jest.mocked(open.readPost).mockResolvedValue(post({ is_locked: true }));
  show();
  expect(await screen.findByText(/^This post is locked/)).toBeVisible();
  expect(screen.queryByLabelText('Your comment')).not.toBeInTheDocument();
});

it('reports with a reason', async () => {
  jest.mocked(reportDocs.report).mockResolvedValue(null);
  const { user } = show();
  await screen.findByText('Comment c2');
  const article = within(screen.getByRole('article'));
  await user.click(article.getByRole('button', { name: 'More' }));
  await user.click(article.getByRole('menuitem', { name: 'Report' }));
  await user.click(await screen.findByRole('button', { name: 'Send report' }));
  expect(screen.getByText('Choose what is wrong')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('What is wrong?'), 'It sells or cheats');
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  expect(reportDocs.report).toHaveBeenCalledWith({
    kind: 'post',
    id: 'p1',
    parentId: '',
    reason: 'spam',
    note: '',
  });
  expect(await screen.findByText('Thank you')).toBeVisible();
});

it('finds one’s own that waits, and tells others that there is none', async () => {
  jest.mocked(open.readPost).mockResolvedValue(null);
  jest.mocked(docs.readHeldPost).mockResolvedValueOnce(post({ author_uid: 'neema', state: 'waiting' }));
  show();
  expect(await screen.findByText(/^This waits for review/)).toBeVisible();
  expect(screen.queryByText('Comments')).not.toBeInTheDocument();
});

it('says that there is no such post', async () => {
  jest.mocked(open.readPost).mockResolvedValue(null);
  show(null);
  expect(await screen.findByText('Post not found')).toBeVisible();
});

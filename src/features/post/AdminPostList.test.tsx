import { screen, waitFor, within } from '@testing-library/react';
import { withDialogs } from '../../../tests/support/dialog';
import { renderPage, student } from '../../../tests/support/renderPage';
import { parsePost, type Post } from '../../domain/post';
import * as saving from '../../ui/saveFile';
import { AdminPostList } from './AdminPostList';
import * as adminDocs from './adminPostDocs';
import * as docs from './postDocs';

jest.mock('../../data/firebase', () => ({
  loadAuth: () => Promise.resolve(null),
  EMULATOR_HOST: '127.0.0.1',
}));
jest.mock('../../data/upload', () => ({ startUpload: jest.fn() }));
jest.mock('../../ui/saveFile', () => ({ saveFile: jest.fn() }));
jest.mock('./adminPostDocs', () => ({ listAdminPosts: jest.fn() }));
jest.mock('./postPublic', () => ({ listPosts: jest.fn(), readPost: jest.fn() }));
jest.mock('./postDocs', () => ({ savePost: jest.fn(), listHeldPosts: jest.fn() }));
const list = jest.mocked(adminDocs.listAdminPosts);
const save = jest.mocked(docs.savePost);

const post = (fields: Record<string, unknown> = {}) =>
  parsePost('p1', {
    text: 'Why does ice float?',
    author_uid: 'baraka',
    author_name: 'Baraka M.',
    state: 'hidden',
    like_count: 4,
    comment_count: 2,
    created_at: 1_700_000_000_000,
    ...fields,
  }) as Post;
const pageOf = (...rows: Post[]) => ({ rows, next: null, previous: null });

beforeAll(withDialogs);
beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
  list.mockResolvedValue(pageOf(post()));
});

const open = (query = '') =>
  renderPage(<AdminPostList />, { path: `/admin/social${query}`, session: student({ role: 'admin' }) });
const row = async () => within((await screen.findByText('Why does ice float?')).closest('tr') as HTMLElement);

it('shows posts of every state, and where each is deleted', async () => {
  open();
  const first = await row();
  expect(first.getByText('Hidden')).toBeVisible();
  expect(first.getByRole('link', { name: 'Delete' })).toHaveAttribute(
    'href',
    '/admin/social/posts/p1/delete',
  );
});

it('filters by media and search, and says when nothing fits', async () => {
  const { user } = open('?media=with');
  await row();
  expect(list.mock.lastCall?.[0]).toMatchObject({ hasMedia: true, search: '' });
  list.mockResolvedValue(pageOf());
  await user.selectOptions(screen.getByLabelText('Posts'), 'Text Only');
  expect(await screen.findByText('No posts match these filters.')).toBeVisible();
  expect(list.mock.lastCall?.[0]).toMatchObject({ hasMedia: false });
  await user.selectOptions(screen.getByLabelText('Posts'), 'All Posts');
  await user.type(screen.getByRole('searchbox'), 'ice');
  await waitFor(() => expect(list.mock.lastCall?.[0]).toMatchObject({ search: 'ice', hasMedia: undefined }));
});

it('creates a post, and asks for its content', async () => {
  save.mockImplementationOnce(({ id, text }) => Promise.resolve({ ...post({ text, state: 'shown' }), id }));
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Create Post' }));
  await user.click(await screen.findByRole('button', { name: 'Post' }));
  expect(screen.getByText('Content is required')).toBeVisible();
  await user.type(screen.getByLabelText('Content'), 'Karibuni');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  expect(await screen.findByText('Post saved')).toBeVisible();
  expect(save.mock.calls[0]?.[0]).toMatchObject({ text: 'Karibuni', images: [] });
});

it('changes somebody’s post, without adding pictures to it', async () => {
  save.mockImplementationOnce(({ text }) => Promise.resolve(post({ text })));
  const { user } = open();
  await user.click((await row()).getByRole('button', { name: 'Edit' }));
  await user.type(await screen.findByLabelText('Content'), ' Tell why');
  expect(screen.queryByRole('button', { name: 'Add pictures' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(save.mock.calls[0]?.[0]).toMatchObject({ id: 'p1', text: 'Why does ice float? Tell why' });
});

it('exports what the filters show', async () => {
  const { user } = open();
  await row();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(saving.saveFile).toHaveBeenCalled());
  const [, , text] = jest.mocked(saving.saveFile).mock.calls[0] ?? [];
  expect(text).toContain('Baraka M.,baraka,Why does ice float?,0,4,2,hidden');
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { VALID_EBOOK_FORM } from '../../../tests/support/cases/ebook';
import { renderPage, student } from '../../../tests/support/renderPage';
import * as uploadData from '../../data/upload';
import { type Ebook, parseEbook } from '../../domain/ebook';
import { toRecord } from '../../domain/ebookRecord';
import { Component as AdminEbookEditPage } from './AdminEbookEditPage';
import * as docs from './ebookDocs';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('../../data/upload', () => ({
  startUpload: jest.fn(),
  downloadUrl: jest.fn(),
  removeFile: jest.fn(),
}));
jest.mock('../../ui/form/coverImage', () => ({ prepareCover: jest.fn() }));
jest.mock('./ebookDocs', () => ({
  updateEbook: jest.fn(),
  removeEbook: jest.fn(),
  readFreshEbook: jest.fn(),
}));

const updateEbook = jest.mocked(docs.updateEbook);
const removeEbook = jest.mocked(docs.removeEbook);
const readFreshEbook = jest.mocked(docs.readFreshEbook);

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const stored = (fields: Partial<Ebook> = {}) =>
  parseEbook(ID, {
    ...toRecord(VALID_EBOOK_FORM),
    file_path: 'ebooks/neema/1-a.pdf',
    file_name: 'algebra.pdf',
    file_size: 3_565_158,
    cover_path: 'ebook-covers/neema/1-b.webp',
    cover_url: 'https://files.example/cover',
    created_by: 'neema',
    ...fields,
  });

beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
  readFreshEbook.mockResolvedValue(stored());
  updateEbook.mockResolvedValue(undefined);
  removeEbook.mockResolvedValue(undefined);
  // jsdom knows the dialog element and none of its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const open = (role: 'teacher' | 'admin' = 'teacher', uid = 'neema') =>
  renderPage(<AdminEbookEditPage />, {
    path: `/admin/ebooks/${ID}/edit`,
    route: '/admin/ebooks/:id/edit',
    session: student({ role, uid }),
  });
const change = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));

it('opens with what is stored', async () => {
  open();
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Edit Ebook / Publication' })).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('Algebra for Form II');
  expect(screen.getByLabelText(/^Tags/)).toHaveValue('equations, revision');
  expect(screen.getByLabelText('Chapter 2 Title')).toHaveValue('Brackets');
  expect(screen.getByText('algebra.pdf')).toBeVisible();
  expect(screen.getByText('3.4 MB')).toBeVisible();
});

it('says when there is no such book', async () => {
  readFreshEbook.mockResolvedValue(null);
  open();
  expect(await screen.findByText('Ebook not found.')).toBeVisible();
});

it('is for the author and administrators', async () => {
  const first = open('teacher', 'juma');
  expect(await screen.findByText('You cannot edit this ebook')).toBeVisible();
  first.unmount();
  open('admin', 'mariam');
  expect(await screen.findByRole('button', { name: 'Update Resource' })).toBeVisible();
});

it('saves what was changed and returns to the list', async () => {
  const { user, location } = open();
  await screen.findByRole('button', { name: 'Update Resource' });
  await change('Title', 'Algebra for Form III');
  await user.click(screen.getByRole('button', { name: 'Update Resource' }));
  expect(await screen.findByText('Ebook successfully updated!')).toBeVisible();
  expect(location().pathname).toBe('/admin/ebooks');
  expect(updateEbook.mock.calls[0]?.[0]).toMatchObject({ id: ID, form: { title: 'Algebra for Form III' } });
  expect(updateEbook.mock.calls[0]?.[0]).not.toHaveProperty('createdBy');
});

it('gives the file an address when the book becomes free', async () => {
  jest.mocked(uploadData.downloadUrl).mockResolvedValue('https://files.example/a');
  const { user } = open();
  await screen.findByRole('button', { name: 'Update Resource' });
  await change('Price', '0');
  await user.click(screen.getByRole('button', { name: 'Update Resource' }));
  await waitFor(() => expect(updateEbook).toHaveBeenCalled());
  expect(updateEbook.mock.calls[0]?.[0].files.file?.file_url).toBe('https://files.example/a');
});

it('takes the file away when it is removed', async () => {
  const { user } = open();
  await screen.findByText('algebra.pdf');
  await user.click(screen.getAllByRole('button', { name: 'Remove file' })[0] as HTMLElement);
  expect(screen.getByText('The file goes when you save.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Update Resource' }));
  await waitFor(() => expect(updateEbook).toHaveBeenCalled());
  expect(updateEbook.mock.calls[0]?.[0].files).toMatchObject({ file: { file_path: null } });
});

it('says that the book was deleted meanwhile, and keeps what was typed', async () => {
  updateEbook.mockRejectedValue(Object.assign(new Error('gone'), { code: 'not-found' }));
  const { user } = open();
  await screen.findByRole('button', { name: 'Update Resource' });
  await change('Title', 'Algebra for Form III');
  await user.click(screen.getByRole('button', { name: 'Update Resource' }));
  const text = 'This ebook was deleted while you were editing it. Nothing was saved.';
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
  expect(screen.getByLabelText('Title')).toHaveValue('Algebra for Form III');
});

describe('deleting', () => {
  it('asks, says what goes with it, deletes and returns to the list', async () => {
    let end: () => void = () => undefined;
    removeEbook.mockReturnValue(new Promise((resolve) => (end = resolve)));
    const { user, location } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete Ebook' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete this ebook?' }));
    expect(dialog.getByText('the file (3.4 MB)')).toBeVisible();
    expect(dialog.getByText('2 chapters')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete Ebook' }));
    expect(dialog.getByRole('button', { name: 'Deleting...' })).toBeDisabled();
    await act(async () => end());
    expect(await screen.findByText('Ebook deleted successfully')).toBeVisible();
    expect(removeEbook).toHaveBeenCalledWith(ID);
    expect(location().pathname).toBe('/admin/ebooks');
  });

  it('can be thought better of', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete Ebook' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(removeEbook).not.toHaveBeenCalled();
  });

  it('says when it failed', async () => {
    removeEbook.mockRejectedValue(Object.assign(new Error('no'), { code: 'permission-denied' }));
    const { user, location } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete Ebook' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete Ebook' }));
    expect(await screen.findByText('Failed to delete ebook')).toBeVisible();
    expect(location().pathname).toBe(`/admin/ebooks/${ID}/edit`);
  });
});

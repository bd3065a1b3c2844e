import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, student } from '../../../tests/support/renderPage';
import { makeEmptyFile, makeExe } from '../../../tests/fixtures/oddFile';
import * as uploadData from '../../data/upload';
import { BOOK_FILE_LIMIT } from '../../domain/bookFile';
import { Component as AdminEbookNewPage } from './AdminEbookNewPage';
import * as coverImage from './coverImage';
import * as docs from './ebookDocs';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('../../data/upload', () => ({
  startUpload: jest.fn(),
  downloadUrl: jest.fn(),
  removeFile: jest.fn(),
}));
jest.mock('./coverImage', () => ({ prepareCover: jest.fn() }));
jest.mock('./ebookDocs', () => ({
  createEbook: jest.fn(),
  updateEbook: jest.fn(),
  readFreshEbook: jest.fn(),
}));

const createEbook = jest.mocked(docs.createEbook);
const startUpload = jest.mocked(uploadData.startUpload);
const removeFile = jest.mocked(uploadData.removeFile);
const prepareCover = jest.mocked(coverImage.prepareCover);

const fileOf = (bytes: Uint8Array | string, name: string) =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name);
const PDF = () => fileOf('%PDF-1.4 kitabu', 'kitabu.pdf');

beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
  createEbook.mockResolvedValue(undefined);
  startUpload.mockReturnValue({ done: Promise.resolve(), cancel: () => undefined });
  jest
    .mocked(uploadData.downloadUrl)
    .mockImplementation((path) => Promise.resolve(`https://files.example/${path}`));
  jest.mocked(docs.readFreshEbook).mockResolvedValue(null);
  URL.createObjectURL = jest.fn(() => 'blob:cover');
  URL.revokeObjectURL = jest.fn();
});

const open = () =>
  renderPage(<AdminEbookNewPage />, { path: '/admin/ebooks/new', session: student({ role: 'teacher' }) });
type Page = ReturnType<typeof open>;

const field = (label: string | RegExp) => screen.getByLabelText(label);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** At once rather than key by key: typing is not what these tests are about. */
async function fill(values: Record<string, string> = {}) {
  const all = {
    Title: 'Seli na Tishu',
    Author: 'Asha Mwinyi',
    Publisher: 'Mlimani Readers',
    Subject: 'Biology',
    'Form Level': 'Form II',
    Price: '0',
    Description: 'Seli, tishu na viungo.',
    ...values,
  };
  await act(async () => {
    Object.entries(all).forEach(([label, value]) => fireEvent.change(field(label), { target: { value } }));
  });
}

const choose = (file: File, label = /^Ebook File/) =>
  userEvent.setup({ applyAccept: false }).upload(field(label), file);

const register = (page: Page) => page.user.click(button('Register Resource'));
const created = () => createEbook.mock.calls.map(([input]) => input);

const bannerAndToast = (text: string) => waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));

/** An upload that the test ends. */
function slowUpload() {
  let end: () => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const done = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  const cancel = () => fail(Object.assign(new Error('cancelled'), { code: 'storage/canceled' }));
  startUpload.mockReturnValueOnce({ done, cancel });
  return { end: () => act(async () => end()) };
}

describe('checking', () => {
  it('says of an empty form what is missing: banner, list with links, toast', async () => {
    const page = open();
    await register(page);
    const text = 'Missing required fields: Title, Author, Subject, Form Level, Publisher, Price, Description';
    await bannerAndToast(text);
    for (const message of [
      'Title is required',
      'Author is required',
      'Subject is required',
      'Form Level is required',
    ]) {
      expect(screen.getByText(message)).toBeVisible();
    }
    for (const message of ['Publisher is required', 'Price is required', 'Description is required']) {
      expect(screen.getByText(message)).toBeVisible();
    }
    await page.user.click(screen.getByRole('link', { name: 'Publisher: Publisher is required' }));
    expect(field('Publisher')).toHaveFocus();
    expect(createEbook).not.toHaveBeenCalled();
  });

  it('keeps a price that is no number beside its message', async () => {
    const page = open();
    await fill({ Price: '1,5' });
    await page.user.click(field('Price'));
    await page.user.tab();
    expect(await screen.findByText('Price must be a valid number')).toBeVisible();
    expect(field('Price')).toHaveValue('1,5');
  });

  it.each([
    [
      'an EXE named .pdf',
      () => fileOf(makeExe(), 'kitabu.pdf'),
      'Please select a valid file type (PDF, EPUB, or DOCX)',
    ],
    [
      '0 bytes',
      () => fileOf(makeEmptyFile(), 'kitabu.pdf'),
      'Please select a valid file type (PDF, EPUB, or DOCX)',
    ],
    [
      'a file of the limit',
      () => Object.defineProperty(PDF(), 'size', { value: BOOK_FILE_LIMIT }),
      'File size must be less than 50MB',
    ],
  ])('refuses %s at the field, and does not register without it', async (_what, make, message) => {
    const page = open();
    await fill();
    await choose(make());
    expect(await screen.findByText(message)).toBeVisible();
    await register(page);
    expect(await screen.findByRole('link', { name: `Ebook File: ${message}` })).toBeVisible();
    expect(createEbook).not.toHaveBeenCalled();
    await page.user.click(button('Remove file'));
    await register(page);
    await waitFor(() => expect(created()).toHaveLength(1));
    expect(created()[0]?.files).toEqual({});
  });

  it('says why a cover is refused', async () => {
    const message = 'Please select a valid image file (JPEG, PNG, WebP, or GIF)';
    prepareCover.mockResolvedValue({ ok: false, message });
    const page = open();
    await choose(fileOf('BM', 'jalada.bmp'), /^Cover Image/);
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('takes the format from the file', async () => {
    const page = open();
    await choose(fileOf(`PK\x03\x04${'x'.repeat(26)}mimetypeapplication/epub+zip`, 'kitabu'));
    await waitFor(() => expect(field('Format')).toHaveValue('EPUB'));
    expect(field('Format')).toBeDisabled();
  });
});

describe('registering', () => {
  it('uploads, saves once however often it is pressed, and stands ready for the next book', async () => {
    const { end } = slowUpload();
    const page = open();
    await fill();
    await choose(PDF());
    await screen.findByText('kitabu.pdf');
    await page.user.dblClick(button('Register Resource'));
    expect(await screen.findByRole('button', { name: 'Processing...' })).toBeDisabled();
    expect((await screen.findAllByText('Uploading ebook file...')).length).toBeGreaterThan(0);
    await page.user.type(field('Title'), '{Enter}');
    await end();
    expect(await screen.findByText('Ebook registered successfully!')).toBeVisible();
    expect(created()).toHaveLength(1);
    expect(created()[0]).toMatchObject({
      createdBy: 'neema',
      form: { title: 'Seli na Tishu', price: '0', format: 'PDF' },
      files: { file: { file_name: 'kitabu.pdf', file_size: 15 } },
    });
    expect(field('Title')).toHaveValue('');
    expect(screen.getByRole('link', { name: 'See all ebooks' })).toHaveAttribute('href', '/admin/ebooks');
    expect(removeFile).not.toHaveBeenCalled();
    expect(sessionStorage).toHaveLength(0);
  });

  it('shows and drops the preview of the cover', async () => {
    prepareCover.mockResolvedValue({ ok: true, cover: { blob: new Blob(['x']), kind: 'webp' } });
    const page = open();
    await fill();
    await choose(fileOf('\xFF\xD8\xFF', 'jalada.jpg'), /^Cover Image/);
    expect(await screen.findByAltText('Preview of the cover')).toHaveAttribute('src', 'blob:cover');
    await register(page);
    await screen.findByText('Ebook registered successfully!');
    expect(screen.queryByAltText('Preview of the cover')).not.toBeInTheDocument();
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:cover');
  });

  it('keeps everything after a failure, and does not upload again', async () => {
    createEbook.mockRejectedValueOnce(Object.assign(new Error('no'), { code: 'permission-denied' }));
    const page = open();
    await fill();
    await choose(PDF());
    await screen.findByText('kitabu.pdf');
    await register(page);
    await bannerAndToast('Permission denied. Please make sure you are logged in.');
    expect(field('Title')).toHaveValue('Seli na Tishu');
    expect(removeFile).not.toHaveBeenCalled();
    await register(page);
    await screen.findByText('Ebook registered successfully!');
    expect(startUpload).toHaveBeenCalledTimes(1);
    expect(created().map(({ id }) => id)).toEqual([created()[0]?.id, created()[0]?.id]);
  });

  it('removes what went up when the page is left after a failure', async () => {
    createEbook.mockRejectedValueOnce(Object.assign(new Error('no'), { code: 'permission-denied' }));
    const page = open();
    await fill();
    await choose(PDF());
    await screen.findByText('kitabu.pdf');
    await register(page);
    await bannerAndToast('Permission denied. Please make sure you are logged in.');
    page.unmount();
    await waitFor(() => expect(removeFile).toHaveBeenCalledWith(startUpload.mock.calls[0]?.[0]));
  });

  it('can be cancelled while a file goes up', async () => {
    slowUpload();
    const page = open();
    await fill();
    await choose(PDF());
    await screen.findByText('kitabu.pdf');
    await register(page);
    await page.user.click(await screen.findByRole('button', { name: 'Cancel upload' }));
    expect(await screen.findByText('The upload was cancelled. Nothing was saved.')).toBeVisible();
    expect(createEbook).not.toHaveBeenCalled();
    expect(button('Register Resource')).toBeEnabled();
  });

  it('says when the connection is gone, and how far the upload is', async () => {
    const { end } = slowUpload();
    const page = open();
    await fill();
    await choose(PDF());
    await screen.findByText('kitabu.pdf');
    await register(page);
    await screen.findByRole('button', { name: 'Cancel upload' });
    const onProgress = startUpload.mock.calls[0]?.[3];
    act(() => onProgress?.({ share: 0.428, isWaiting: false }));
    expect(screen.getByText('42 %')).toBeVisible();
    act(() => onProgress?.({ share: 0.428, isWaiting: true }));
    expect(screen.getByText('Waiting for the connection...')).toBeVisible();
    await end();
    expect(await screen.findByText('Ebook registered successfully!')).toBeVisible();
  });
});

describe('the author panel', () => {
  it('wants a name, copies it and closes', async () => {
    const page = open();
    await page.user.click(button('Register New Author'));
    const panel = within(screen.getByRole('group', { name: 'Register New Author' }));
    await page.user.click(panel.getByRole('button', { name: 'Register Author' }));
    expect(await panel.findByText('Author name is required')).toBeVisible();
    await page.user.type(panel.getByLabelText('Author Name'), ' Zawadi Mrema{Enter}');
    expect(await screen.findByText('Author record for "Zawadi Mrema" has been registered')).toBeVisible();
    expect(field('Author')).toHaveValue('Zawadi Mrema');
    expect(screen.queryByLabelText('Author Name')).not.toBeInTheDocument();
    expect(screen.queryByText('Title is required')).not.toBeInTheDocument();
  });
});

describe('chapters', () => {
  it('can be added and removed, and need a title', async () => {
    const page = open();
    await fill();
    await page.user.click(button('Add Chapter'));
    await page.user.click(button('Add Chapter'));
    await fill({ 'Chapter 1 Title': 'Seli', 'Chapter 2 Title': 'Tishu' });
    await page.user.click(button('Add Chapter'));
    await register(page);
    expect(await screen.findByText('Chapter title is required')).toBeVisible();
    await page.user.click(button('Remove chapter 3'));
    await page.user.click(button('Remove chapter 1'));
    await page.user.type(field(/^Start Page/), '12');
    await register(page);
    await waitFor(() => expect(created()).toHaveLength(1));
    expect(created()[0]?.form.chapters).toEqual([{ title: 'Tishu', pageStart: '12' }]);
  });
});

describe('the draft', () => {
  it('survives a reload, says that files must be chosen again, and goes with Reset', async () => {
    const first = open();
    await fill({ Title: 'Seli' });
    await choose(PDF());
    await screen.findByText('kitabu.pdf');
    first.unmount();

    const second = open();
    expect(field('Title')).toHaveValue('Seli');
    expect(screen.getByText(/Choose the file and the cover again/)).toBeVisible();
    await second.user.click(button('Reset'));
    expect(field('Title')).toHaveValue('');
    second.unmount();

    open();
    expect(field('Title')).toHaveValue('');
    expect(screen.queryByText('What you typed is back.')).not.toBeInTheDocument();
  });
});

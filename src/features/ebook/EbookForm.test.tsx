import { screen, waitFor, within } from '@testing-library/react';
import { button, chooseFile, field, fileOf, fillEbookForm, pdfFile } from '../../../tests/support/ebookForm';
import { renderPage, student } from '../../../tests/support/renderPage';
import { makeEmptyFile, makeExe } from '../../../tests/fixtures/oddFile';
import * as uploadData from '../../data/upload';
import { BOOK_FILE } from '../../domain/bookFile';
import { Component as AdminEbookNewPage } from './AdminEbookNewPage';
import * as coverImage from '../../ui/form/coverImage';
import * as docs from './ebookDocs';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('../../data/upload', () => ({
  startUpload: jest.fn(),
  downloadUrl: jest.fn(),
  removeFile: jest.fn(),
}));
jest.mock('../../ui/form/coverImage', () => ({ prepareCover: jest.fn() }));
jest.mock('./ebookDocs', () => ({
  createEbook: jest.fn(),
  updateEbook: jest.fn(),
  readFreshEbook: jest.fn(),
}));

const createEbook = jest.mocked(docs.createEbook);
const startUpload = jest.mocked(uploadData.startUpload);
const prepareCover = jest.mocked(coverImage.prepareCover);

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

const register = (page: Page) => page.user.click(button('Register Resource'));
const created = () => createEbook.mock.calls.map(([input]) => input);

const bannerAndToast = (text: string) => waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));

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
    await fillEbookForm({ Price: '1,5' });
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
      () => Object.defineProperty(pdfFile(), 'size', { value: BOOK_FILE.limit }),
      'File size must be less than 50MB',
    ],
  ])('refuses %s at the field, and does not register without it', async (_what, make, message) => {
    const page = open();
    await fillEbookForm();
    await chooseFile(make());
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
    open();
    await chooseFile(fileOf('BM', 'jalada.bmp'), /^Cover Image/);
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('takes the format from the file', async () => {
    open();
    await chooseFile(fileOf(`PK\x03\x04${'x'.repeat(26)}mimetypeapplication/epub+zip`, 'kitabu'));
    await waitFor(() => expect(field('Format')).toHaveValue('EPUB'));
    expect(field('Format')).toBeDisabled();
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
    await fillEbookForm();
    await page.user.click(button('Add Chapter'));
    await page.user.click(button('Add Chapter'));
    await fillEbookForm({ 'Chapter 1 Title': 'Seli', 'Chapter 2 Title': 'Tishu' });
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

it('blames no chapter that was added after a failed try and not touched since', async () => {
  const page = open();
  await register(page);
  const summary = (await screen.findByText('Please mend these fields:')).closest('[role="alert"]');
  await page.user.click(button('Add Chapter'));
  await waitFor(() => expect(field('Chapter 1 Title')).toHaveFocus());
  await page.user.click(button('Add Chapter'));
  await waitFor(() => expect(field('Chapter 2 Title')).toHaveFocus());
  // The first was left empty, the second is being filled.
  await waitFor(() => expect(within(summary as HTMLElement).getAllByText(/Chapter title/)).toHaveLength(1));
});

describe('the draft', () => {
  it('survives a reload, says that files must be chosen again, and goes with Reset', async () => {
    const first = open();
    await fillEbookForm({ Title: 'Seli' });
    await chooseFile(pdfFile());
    await screen.findByText('kitabu.pdf');
    first.unmount();

    const second = open();
    expect(field('Title')).toHaveValue('Seli');
    expect(screen.getByText(/Choose the files again/)).toBeVisible();
    await second.user.click(button('Reset'));
    expect(field('Title')).toHaveValue('');
    second.unmount();

    open();
    expect(field('Title')).toHaveValue('');
    expect(screen.queryByText('What you typed is back.')).not.toBeInTheDocument();
  });
});

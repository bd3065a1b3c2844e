import { act, screen, waitFor } from '@testing-library/react';
import { button, chooseFile, field, fileOf, fillEbookForm, pdfFile } from '../../../tests/support/ebookForm';
import { renderPage, student } from '../../../tests/support/renderPage';
import * as uploadData from '../../data/upload';
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
const removeFile = jest.mocked(uploadData.removeFile);
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

describe('registering', () => {
  it('uploads, saves once however often it is pressed, and stands ready for the next book', async () => {
    const { end } = slowUpload();
    const page = open();
    await fillEbookForm();
    await chooseFile(pdfFile());
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
    await fillEbookForm();
    await chooseFile(fileOf('\xFF\xD8\xFF', 'jalada.jpg'), /^Cover Image/);
    expect(await screen.findByAltText('Preview of the cover')).toHaveAttribute('src', 'blob:cover');
    await register(page);
    await screen.findByText('Ebook registered successfully!');
    expect(screen.queryByAltText('Preview of the cover')).not.toBeInTheDocument();
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:cover');
  });

  it('keeps everything after a failure, and does not upload again', async () => {
    createEbook.mockRejectedValueOnce(Object.assign(new Error('no'), { code: 'permission-denied' }));
    const page = open();
    await fillEbookForm();
    await chooseFile(pdfFile());
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
    await fillEbookForm();
    await chooseFile(pdfFile());
    await screen.findByText('kitabu.pdf');
    await register(page);
    await bannerAndToast('Permission denied. Please make sure you are logged in.');
    page.unmount();
    await waitFor(() => expect(removeFile).toHaveBeenCalledWith(startUpload.mock.calls[0]?.[0]));
  });

  it('can be cancelled while a file goes up', async () => {
    slowUpload();
    const page = open();
    await fillEbookForm();
    await chooseFile(pdfFile());
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
    await fillEbookForm();
    await chooseFile(pdfFile());
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

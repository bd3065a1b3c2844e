import { screen, waitFor, within } from '@testing-library/react';
import { makeDocx } from '../../../../tests/fixtures/docx';
import { makeEpub } from '../../../../tests/fixtures/epub';
import { renderPage, student } from '../../../../tests/support/renderPage';
import { openMedia, readAccess } from '../../../data/mediaDocs';
import { readBookmarks, readPosition, saveBookmark, savePosition } from '../../../data/placeDocs';
import { parseEbook } from '../../../domain/ebook';
import type { SessionUser } from '../../../session/sessionSlice';
import { readEbook } from '../ebookPublic';
import { Component as EbookReadPage } from './EbookReadPage';

jest.mock('../../../data/firebase', () => ({ loadAuth: () => Promise.resolve(), db: {} }));
jest.mock('../ebookPublic', () => ({ readEbook: jest.fn() }));
jest.mock('../../../data/mediaDocs', () => ({ readAccess: jest.fn(), openMedia: jest.fn() }));
jest.mock('../../../data/placeDocs', () => ({
  readPosition: jest.fn(),
  savePosition: jest.fn(),
  readBookmarks: jest.fn(),
  saveBookmark: jest.fn(),
}));

const URL_OF_FILE = 'https://files.example/seli.epub';
const book = {
  title: 'Seli na tishu',
  author: 'Neema Mushi',
  subject: 'Biology',
  chapters: ['Seli', 'Tishu'].map((title) => ({ title, paragraphs: [`Sura ya ${title}.`], questions: [] })),
};

let bytes: Uint8Array;
let asked: string[];

beforeAll(async () => {
  bytes = await makeEpub(book);
  URL.createObjectURL = () => 'blob:somo/1';
  URL.revokeObjectURL = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
});

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  asked = [];
  serve(() => bytes);
  jest.mocked(readPosition).mockResolvedValue(null);
  jest.mocked(readBookmarks).mockResolvedValue([]);
  jest.mocked(savePosition).mockResolvedValue(undefined);
  jest.mocked(saveBookmark).mockResolvedValue(undefined);
});

/** The whole file at once, or a status. */
function serve(answer: (url: string) => Uint8Array | number) {
  global.fetch = ((url: string) => {
    asked.push(url);
    const body = answer(url);
    const status = typeof body === 'number' ? body : 200;
    const buffer = typeof body === 'number' ? new ArrayBuffer(0) : body.slice().buffer;
    return Promise.resolve({ status, ok: status < 300, arrayBuffer: () => Promise.resolve(buffer) });
  }) as unknown as typeof fetch;
}

const open = (fields: Record<string, unknown> = {}, session: SessionUser | null = null) => {
  const record = { title: 'Seli na tishu', file_url: URL_OF_FILE, file_size: bytes.length, ...fields };
  jest.mocked(readEbook).mockResolvedValue(parseEbook('1', record));
  return renderPage(<EbookReadPage />, { path: '/ebooks/1/read', route: '/ebooks/:id/read', session });
};

describe('the reader', () => {
  it('names no chapter above a DOCX, which has one part: only how far the reader is', async () => {
    const docx = await makeDocx(book);
    serve(() => docx);
    open({ format: 'DOCX', file_url: 'https://files.example/seli.docx', file_size: docx.length });
    expect(await screen.findByText('Sura ya Seli.', {}, { timeout: 30_000 })).toBeInTheDocument();
    const bar = within(screen.getByRole('banner'));
    expect(bar.getByRole('heading', { level: 1, name: 'Seli na tishu' })).toBeVisible();
    expect(bar.getByText(/^\d+ %$/)).toBeVisible();
  }, 40_000);

  it('opens where another device stopped, and a first look writes nothing', async () => {
    jest.mocked(readPosition).mockResolvedValue({ place: 2.5, at: 1000 });
    const { unmount } = open({}, student());
    expect(await screen.findByText('Sura ya Tishu.')).toBeInTheDocument();
    unmount();
    expect(savePosition).not.toHaveBeenCalled();
  });

  it('stores the place of a turn when the reader leaves', async () => {
    const { user, unmount } = open({}, student());
    await user.click(await screen.findByRole('button', { name: 'Next chapter' }));
    await screen.findByText('Sura ya Seli.');
    unmount();
    await waitFor(() =>
      expect(savePosition).toHaveBeenCalledWith({ uid: 'neema', itemId: '1', kind: 'ebook', place: 1 }),
    );
  });

  it('keeps a visitor’s place and bookmarks on the device', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Next chapter' }));
    await screen.findByText('Sura ya Seli.');
    await user.click(screen.getByRole('button', { name: 'Bookmark this place' }));
    expect(screen.getByRole('button', { name: 'Remove bookmark' })).toHaveAttribute('aria-pressed', 'true');
    expect(localStorage.getItem('somo-place:1')).toBe('1');
    expect(localStorage.getItem('somo-bookmarks:1')).toBe('[{"place":1,"note":""}]');
    expect(savePosition).not.toHaveBeenCalled();
  });

  it('turns to what is chosen in the contents', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Tishu' }));
    expect(await screen.findByText('Sura ya Tishu.')).toBeInTheDocument();
  });
});

describe('a book that does not open', () => {
  it.each([
    ['is damaged', () => new TextEncoder().encode('not a book'), 'This file is damaged'],
    ['is gone', () => 404, 'The file is gone'],
  ])('says that the file %s', async (_, answer, text) => {
    serve(answer);
    open();
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('says that there is no connection, and tries again', async () => {
    let isDown = true;
    serve(() => (isDown ? 503 : bytes));
    const { user } = open();
    await screen.findByText('You are offline');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Next chapter' })).toBeInTheDocument();
  });

  it('has no file yet', async () => {
    open({ file_url: null });
    expect(await screen.findByText('No file yet')).toBeInTheDocument();
    expect(asked).toEqual([]);
  });
});

describe('a paid book', () => {
  const PAID = { price: 4500, file_url: null, file_path: 'ebooks/t/1.epub' };

  it('asks a visitor to sign in and fetches nothing', async () => {
    open(PAID);
    expect(await screen.findByRole('link', { name: 'Sign in to read' })).toBeInTheDocument();
    expect(screen.getByText('This book costs TSh 4,500')).toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  it('asks for a fresh address when the first one has expired', async () => {
    const ticket = (url: string) => ({
      url,
      size: bytes.length,
      contentType: 'application/epub+zip',
      expiresAt: 0,
    });
    jest.mocked(readAccess).mockResolvedValue(true);
    jest
      .mocked(openMedia)
      .mockResolvedValueOnce(ticket('/media/old'))
      .mockResolvedValueOnce(ticket('/media/new'));
    serve((url) => (url === '/media/old' ? 403 : bytes));
    open(PAID, student());
    expect(await screen.findByRole('button', { name: 'Next chapter' })).toBeInTheDocument();
    expect(asked).toEqual(['/media/old', '/media/new']);
  });

  it('says so when the server refuses it', async () => {
    jest.mocked(readAccess).mockResolvedValue(true);
    jest.mocked(openMedia).mockRejectedValue(Object.assign(new Error('no'), { code: 'permission-denied' }));
    open(PAID, student());
    expect(await screen.findByText('This book is not open for you')).toBeInTheDocument();
  });
});

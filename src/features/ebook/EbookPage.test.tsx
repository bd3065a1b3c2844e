import { screen, within } from '@testing-library/react';
import { renderPage, student } from '../../../tests/support/renderPage';
import { parseEbook } from '../../domain/ebook';
import { MB } from '../../domain/size';
import type { SessionUser } from '../../session/sessionSlice';
import { readEbook } from './ebookPublic';
import { Component as EbookPage } from './EbookPage';
import { readAccess } from '../../data/mediaDocs';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(), db: {} }));
jest.mock('./ebookPublic', () => ({ readEbook: jest.fn() }));
jest.mock('../../data/mediaDocs', () => ({ readAccess: jest.fn() }));
const read = jest.mocked(readEbook);
const access = jest.mocked(readAccess);

// jsdom has no dialogs.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

const PAID = { price: 4500, file_path: 'ebooks/t/1.pdf', file_size: 6 * MB };
const FREE = { price: 0, file_url: 'https://files.example/1.pdf', file_size: 2 * MB };

beforeEach(() => jest.clearAllMocks());

const open = (fields: Record<string, unknown> | null, session: SessionUser | null = null) => {
  const record = {
    title: 'Waves',
    author: 'Neema Mushi',
    publisher: 'Mlimani Juu Press',
    created_by: 'mwalimu',
  };
  read.mockResolvedValue(fields && parseEbook('1', { ...record, ...fields }));
  return renderPage(<EbookPage />, { path: '/ebooks/1', route: '/ebooks/:id', session });
};

describe('a book’s page', () => {
  it('tells what the record knows and leaves out what it does not', async () => {
    open({
      ...FREE,
      page_count: 212,
      year: 2024,
      isbn: '978-9987-00-000-1',
      language: 'Swahili',
      tags: ['mwanga'],
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Waves' })).toBeInTheDocument();
    for (const text of ['212', '2024', '978-9987-00-000-1', 'Swahili', 'mwanga', 'Free']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(screen.getByText('By Neema Mushi, Mlimani Juu Press')).toBeInTheDocument();
    expect(read).toHaveBeenCalledTimes(1);
    expect(access).not.toHaveBeenCalled();
  });

  it('has no line for a fact that is missing', async () => {
    open({});
    await screen.findByText('Format');
    expect(screen.queryByText('ISBN')).not.toBeInTheDocument();
    expect(screen.queryByText('Pages')).not.toBeInTheDocument();
  });

  it('opens and downloads a free book, its size in sight', async () => {
    open(FREE);
    expect(await screen.findByRole('link', { name: 'Read' })).toHaveAttribute('href', '/ebooks/1/read');
    const download = screen.getByRole('link', { name: /Download/ });
    expect(download).toHaveAttribute('href', FREE.file_url);
    expect(within(download).getByText('2.0 MB')).toBeInTheDocument();
  });

  it('says that there is no file yet', async () => {
    open({ price: 0 });
    expect(await screen.findByText('No file yet')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Read' })).not.toBeInTheDocument();
  });

  it('links chapters to their pages once the book is open to the reader', async () => {
    const chapters = [{ title: 'Sauti', page_start: 12 }, { title: 'Mwanga' }];
    open({ ...FREE, chapters });
    expect(await screen.findByRole('link', { name: /Sauti/ })).toHaveAttribute(
      'href',
      '/ebooks/1/read?page=12',
    );
    expect(screen.queryByRole('link', { name: /Mwanga/ })).not.toBeInTheDocument();
  });

  it('says when there is no such book', async () => {
    open(null);
    expect(await screen.findByText('Ebook not found.')).toBeInTheDocument();
  });
});

describe('a book that costs something', () => {
  it('asks a visitor to sign in, and to come back', async () => {
    const { user, location } = open(PAID);
    await user.click(await screen.findByRole('link', { name: 'Sign in to read' }));
    expect(location()).toMatchObject({ pathname: '/auth', state: { from: '/ebooks/1' } });
  });

  it('tells a student without access what it costs and how to get it', async () => {
    access.mockResolvedValue(false);
    const { user } = open(PAID, student());
    await user.click(await screen.findByRole('button', { name: 'Buy' }));
    expect(await screen.findByText(/costs TSh 4,500/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Read' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Download/ })).not.toBeInTheDocument();
  });

  it('offers nothing to buy when it is hidden', async () => {
    access.mockResolvedValue(false);
    open({ ...PAID, is_hidden: true }, student());
    expect(await screen.findByText('This is not for sale just now.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Buy' })).not.toBeInTheDocument();
    expect(screen.queryByText(/Pay once/)).not.toBeInTheDocument();
  });

  it.each([{ is_hidden: false }, { is_hidden: true }])(
    'opens for a student with access, %o',
    async (fields) => {
      access.mockResolvedValue(true);
      open({ ...PAID, ...fields }, student());
      expect(await screen.findByRole('link', { name: 'Read' })).toBeInTheDocument();
      expect(access).toHaveBeenCalledWith({ uid: 'neema', productIds: ['1'] });
    },
  );

  it.each([
    ['its author', student({ uid: 'mwalimu', role: 'teacher' })],
    ['an administrator', student({ role: 'admin' })],
  ])('opens for %s without asking', async (_, session) => {
    open(PAID, session);
    expect(await screen.findByRole('link', { name: 'Read' })).toBeInTheDocument();
    expect(access).not.toHaveBeenCalled();
  });

  it('stays closed for another teacher', async () => {
    access.mockResolvedValue(false);
    open(PAID, student({ uid: 'other', role: 'teacher' }));
    expect(await screen.findByRole('button', { name: 'Buy' })).toBeInTheDocument();
  });

  it('says when access could not be found out, and asks again', async () => {
    access.mockRejectedValueOnce(Object.assign(new Error('no'), { code: 'resource-exhausted' }));
    const { user } = open(PAID, student());
    await screen.findByRole('alert');
    access.mockResolvedValue(true);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Read' })).toBeInTheDocument();
  });
});

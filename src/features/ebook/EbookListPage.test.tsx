import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../../tests/support/renderPage';
import { type EbookRow, parseEbook, toRow } from '../../domain/ebook';
import { MB } from '../../domain/size';
import { listCatalogEbooks } from './ebookPublic';
import { Component as EbookListPage } from './EbookListPage';

jest.mock('./ebookPublic', () => ({ listCatalogEbooks: jest.fn() }));
const list = jest.mocked(listCatalogEbooks);

const makeRow = (id: string, fields: Record<string, unknown> = {}): EbookRow => {
  const ebook = parseEbook(id, {
    title: `Book ${id}`,
    category: 'Physics',
    form_level: 'Form II',
    ...fields,
  });
  if (!ebook) throw new Error('A row needs a title.');
  return toRow(ebook);
};

const open = (rows: EbookRow[] | { code: string; message: string }, path = '/ebooks') => {
  list.mockImplementation(() =>
    Array.isArray(rows)
      ? Promise.resolve(rows)
      : Promise.reject(Object.assign(new Error(rows.message), rows)),
  );
  return renderPage(<EbookListPage />, { path });
};

const goOffline = () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

const many = Array.from({ length: 30 }, (_, index) => makeRow(String(index)));

describe('the list of ebooks', () => {
  it('shows what a card has to say', async () => {
    open([
      makeRow('1', {
        title: 'Waves',
        author: 'Neema Mushi',
        price: 12_000,
        is_new: true,
        file_size: Math.round(6.2 * MB),
      }),
    ]);
    const card = await screen.findByRole('article');
    expect(within(card).getByRole('link', { name: 'Waves' })).toHaveAttribute('href', '/ebooks/1');
    for (const text of ['Neema Mushi', 'Physics · Form II', 'TSh 12,000', '6.2 MB', 'New']) {
      expect(within(card).getByText(text)).toBeInTheDocument();
    }
  });

  it('says Free, and no size where there is no file', async () => {
    open([makeRow('1')]);
    const card = await screen.findByRole('article');
    expect(within(card).getByText('Free')).toBeInTheDocument();
    expect(within(card).queryByText(/MB|KB/)).not.toBeInTheDocument();
  });

  it('counts the books', async () => {
    open([makeRow('1'), makeRow('2', { price: 500 })]);
    expect(await screen.findByText('2 books · 1 free')).toBeInTheDocument();
  });

  it('opens 12 cards more at a time and keeps that in the URL', async () => {
    const { user, location } = open(many);
    expect(await screen.findAllByRole('article')).toHaveLength(12);
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(screen.getAllByRole('link', { name: /^Book / })[12]).toHaveFocus();
    expect(screen.getAllByRole('article')).toHaveLength(24);
    expect(location().search).toBe('?pages=2');
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(screen.getAllByRole('article')).toHaveLength(30);
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it('filters by what the URL says and by what is chosen, and clears one by one', async () => {
    const rows = [
      makeRow('1'),
      makeRow('2', { category: 'Biology', price: 500 }),
      makeRow('3', { category: 'Biology', form_level: 'Form IV' }),
    ];
    const { user, location } = open(rows, '/ebooks?subject=Biology');
    expect(await screen.findByText('2 results')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Price'), 'free');
    expect(screen.getByText('1 result')).toBeInTheDocument();
    expect(location().search).toBe('?subject=Biology&price=free');
    await user.click(screen.getByRole('button', { name: 'Clear Biology' }));
    expect(location().search).toBe('?price=free');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(location().search).toBe('');
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it('searches in title, author, publisher and subject', async () => {
    const { user, location } = open([makeRow('1', { author: 'Rehema Salum' }), makeRow('2')]);
    await user.type(await screen.findByRole('searchbox', { name: 'Search ebooks' }), 'salum');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(location().search).toBe('?q=salum');
  });
});

describe('a list without books', () => {
  it('says that there are none yet', async () => {
    open([]);
    expect(await screen.findByText('No Ebooks Available')).toBeInTheDocument();
    expect(screen.getByText('Check back later for new content.')).toBeInTheDocument();
  });

  it('says that none match, and offers to reset', async () => {
    const { user, location } = open(many, '/ebooks?q=zzz&sort=title');
    await user.click(await screen.findByRole('button', { name: 'Reset filters' }));
    expect(location().search).toBe('?sort=title');
    expect(screen.getAllByRole('article')).toHaveLength(12);
  });

  it('is "offline", never "empty", without a connection', async () => {
    goOffline();
    open([]);
    expect(await screen.findByText('You are offline')).toBeInTheDocument();
    expect(screen.queryByText('No Ebooks Available')).not.toBeInTheDocument();
  });

  it('is "offline" when nothing was saved on the device', async () => {
    goOffline();
    open({ code: 'unknown', message: 'Failed to fetch' });
    expect(await screen.findByText('You are offline')).toBeInTheDocument();
  });

  it('can be asked for again after an error', async () => {
    const { user } = open({ code: 'permission-denied', message: 'no' });
    await screen.findByRole('alert');
    list.mockResolvedValue([makeRow('1')]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeInTheDocument();
  });
});

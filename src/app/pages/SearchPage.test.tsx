import { act, screen, within } from '@testing-library/react';
import { renderPage, student } from '../../../tests/support/renderPage';
import { forget, recall, remember } from '../../data/cache';
import { readCatalog } from '../../data/catalog';
import { respond, SearchIndex, type SearchMessage } from '../search/searchIndex';
import { startSearchWorker } from '../search/startSearchWorker';
import { Component as SearchPage } from './SearchPage';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve() }));
jest.mock('../../data/cache', () => ({ recall: jest.fn(), remember: jest.fn(), forget: jest.fn() }));
jest.mock('../../data/catalog', () => ({ readCatalog: jest.fn() }));
jest.mock('../search/startSearchWorker', () => ({ startSearchWorker: jest.fn() }));

/** The worker's own code, in this thread: what is posted is answered a moment later. */
class InThread {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  terminate = jest.fn();
  private readonly index = new SearchIndex();
  postMessage(message: SearchMessage) {
    const data = respond(this.index, structuredClone(message));
    if (data) queueMicrotask(() => this.onmessage?.({ data }));
  }
}

const book = (n: number, title: string) => ({
  id: `b${n}`,
  title,
  type: 'Ebook',
  author: 'Salum Mwita',
  publisher: 'Mkuki',
  category: 'Biology',
  form_level: 'Form II',
  cover_url: null,
  created_at: n,
});

const ROWS: Record<string, unknown[]> = {
  ebook: [
    ...Array.from({ length: 14 }, (_, n) => book(n, `Cells, part ${n + 1}`)),
    book(20, 'Kufuga ng’ombe wa maziwa'),
  ],
  quiz: [
    {
      id: 'q1',
      title: 'The living world',
      author_name: 'Neema Kessy',
      subject: 'Biology',
      form_level: 'Form I',
      topic: 'Cells',
      year: 2019,
      created_at: 1,
    },
  ],
  tutor: [
    {
      id: 't1',
      name: 'Cellina Mushi',
      specialty: 'Biology',
      levels: ['Form II'],
      avatar_url: null,
      created_at: 1,
    },
  ],
};

let worker: InThread;
beforeEach(() => {
  worker = new InThread();
  jest.mocked(recall).mockResolvedValue(undefined);
  jest.mocked(startSearchWorker).mockReturnValue(worker as never);
  jest.mocked(readCatalog).mockImplementation((kind) => Promise.resolve((ROWS[kind] ?? []) as never));
});

const reader = student();
const open = (query = '', session: typeof reader | null = null) =>
  renderPage(<SearchPage />, { path: `/search${query}`, session });
const box = () => screen.getByRole('searchbox', { name: 'Search Somo' });
const group = (name: string) => within(screen.getByRole('region', { name }));

it('answers while one types, by kind, and keeps the words in the address', async () => {
  const { user, location } = open();
  expect(screen.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  await user.type(box(), 'cell');
  expect(await screen.findByRole('link', { name: 'Cellina Mushi' })).toHaveAttribute('href', '/tutors/t1');
  expect(group('Ebooks').getAllByRole('article')).toHaveLength(4);
  expect(screen.getByRole('status')).toHaveTextContent('16 results');
  // By its topic.
  expect(group('Quizzes').getByRole('link', { name: 'The living world' })).toHaveAttribute(
    'href',
    '/quizzes/q1',
  );
  expect(location().search).toBe('?q=cell');
});

it('shows all of one kind, some more on demand', async () => {
  const { user, location } = open('?q=cells');
  await user.click(await screen.findByRole('button', { name: 'Show all 14: Ebooks' }));
  expect(location().search).toBe('?q=cells&kind=ebook');
  expect(await screen.findByText('12 of 14 shown')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('link', { name: 'Cells, part 14' })).toHaveAttribute('href', '/ebooks/b13');
});

it('says that nothing was found, and leads out of the filters', async () => {
  const { user, location } = open('?q=cells&subject=History');
  expect(await screen.findByText('Nothing found for “cells”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reset filters' }));
  expect(await screen.findByRole('region', { name: 'Ebooks' })).toBeVisible();
  expect(location().search).toBe('?q=cells');
});

it('can be walked through with the arrow keys', async () => {
  const { user } = open('?q=ngombe');
  const link = await screen.findByRole('link', { name: 'Kufuga ng’ombe wa maziwa' });
  await user.click(box());
  await user.keyboard('{ArrowDown}');
  expect(link).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(box()).toHaveFocus();
});

it('keeps what led somewhere, where sign-out wipes it', async () => {
  jest.mocked(recall).mockResolvedValue({ at: 1, data: ['Fractions', 'NG’OMBE'] });
  const { user } = open('?q=ng’ombe', reader);
  await user.click(await screen.findByRole('link', { name: 'Kufuga ng’ombe wa maziwa' }));
  expect(remember).toHaveBeenCalledWith(`${reader.uid}:searches`, ['ng’ombe', 'Fractions']);
});

it('offers what was searched for before, and forgets it when told to', async () => {
  jest.mocked(recall).mockResolvedValue({ at: 1, data: ['ngombe'] });
  const { user } = open('', reader);
  await user.click(await screen.findByRole('button', { name: 'ngombe' }));
  expect(await screen.findByRole('link', { name: 'Kufuga ng’ombe wa maziwa' })).toBeVisible();
  await user.clear(box());
  await user.click(await screen.findByRole('button', { name: 'Clear' }));
  expect(forget).toHaveBeenCalledWith(`${reader.uid}:searches`);
  expect(screen.queryByRole('button', { name: 'ngombe' })).not.toBeInTheDocument();
});

it('says that there may be more when a kind could not be read', async () => {
  jest
    .mocked(readCatalog)
    .mockImplementation((kind) =>
      kind === 'tutor'
        ? Promise.reject(Object.assign(new Error('no'), { code: 'permission-denied' }))
        : Promise.resolve((ROWS[kind] ?? []) as never),
    );
  open('?q=cells');
  expect(await screen.findByText(/There may be more/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Ebooks' })).toBeVisible();
});

it('ends the worker with the page, and says when it cannot start', async () => {
  const { unmount } = open('?q=cells');
  await screen.findByRole('region', { name: 'Ebooks' });
  act(() => worker.onerror?.());
  expect(screen.getByRole('alert')).toHaveTextContent('We could not load this.');
  unmount();
  expect(worker.terminate).toHaveBeenCalled();
});

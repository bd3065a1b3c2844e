import { screen, waitFor, within } from '@testing-library/react';
import { renderPage, student } from '../../../tests/support/renderPage';
import { type Ebook, parseEbook } from '../../domain/ebook';
import { Component as AdminEbookListPage } from './AdminEbookListPage';
import * as docs from './ebookDocs';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('./ebookDocs', () => ({
  listEbooks: jest.fn(),
  readEbookStats: jest.fn(),
  hideEbooks: jest.fn(),
}));
const listEbooks = jest.mocked(docs.listEbooks);
const readEbookStats = jest.mocked(docs.readEbookStats);

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
function book(fields: Record<string, unknown> = {}): Ebook {
  const ebook = parseEbook(ID, { title: 'Seli na Tishu', ...fields });
  if (!ebook) throw new Error('no title');
  return ebook;
}
const pageOf = (...rows: Ebook[]) => ({ rows, next: null, previous: null });

beforeEach(() => {
  jest.resetAllMocks();
  listEbooks.mockResolvedValue(pageOf(book()));
  readEbookStats.mockResolvedValue({ total: 312, newThisMonth: 14, featured: 9, free: 120 });
});

const open = (query = '', role: 'admin' | 'teacher' = 'admin') =>
  renderPage(<AdminEbookListPage />, { path: `/admin/ebooks${query}`, session: student({ role }) });
const lastRequest = () => listEbooks.mock.lastCall?.[0];

it('shows every column of a book, and opens its editor from the title', async () => {
  listEbooks.mockResolvedValue(
    pageOf(
      book({
        type: 'pastpaper',
        category: 'Biology',
        form_level: 'Form II',
        publisher: 'Mlimani Readers',
        format: 'EPUB',
        price: 12000,
        is_new: true,
      }),
    ),
  );
  open();
  expect(screen.getByText('Loading ebooks...')).toBeVisible();
  const link = await screen.findByRole('link', { name: /Seli na Tishu/ });
  expect(link).toHaveAttribute('href', `/admin/ebooks/${ID}/edit`);
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Title',
    'Type',
    'Subject',
    'Form Level',
    'Publisher',
    'Format',
    'Price',
    'Tags',
  ]);
  const row = within(screen.getAllByRole('row')[1] as HTMLElement);
  for (const text of [
    '7728950e',
    'Past Paper',
    'Biology',
    'Form II',
    'Mlimani Readers',
    'EPUB',
    'TSh 12,000',
    'New',
  ]) {
    expect(row.getByText(text)).toBeVisible();
  }
});

it('falls back as the specification maps a poor record', async () => {
  open();
  const link = await screen.findByRole('link', { name: /Seli na Tishu/ });
  const row = within(link.closest('tr') as HTMLElement);
  for (const text of ['Ebook', 'General', 'N/A', 'Unknown', 'PDF', 'Free']) {
    expect(row.getByText(text)).toBeVisible();
  }
  expect(row.queryByText('New')).not.toBeInTheDocument();
});

it('counts in the strip', async () => {
  open();
  for (const [label, value] of [
    ['Total Resources', '312'],
    ['New This Month', '14'],
    ['Featured', '9'],
    ['Free Resources', '120'],
  ] as const) {
    expect((await screen.findByText(value)).previousSibling).toHaveTextContent(label);
  }
});

it('lists a teacher’s own books only', async () => {
  open('', 'teacher');
  await screen.findByRole('link', { name: /Seli na Tishu/ });
  expect(lastRequest()?.createdBy).toBe('neema');
  expect(readEbookStats).toHaveBeenCalledWith('neema');
});

it('takes filters, search and place from the address', async () => {
  open('?type=pastpaper&subject=Biology&form=Form+II&q=seli&after=1.2.x');
  await screen.findByRole('link', { name: /Seli na Tishu/ });
  expect(lastRequest()).toEqual({
    createdBy: null,
    type: 'pastpaper',
    subject: 'Biology',
    formLevel: 'Form II',
    search: 'seli',
    sort: undefined,
    after: '1.2.x',
    before: undefined,
  });
  expect(screen.getByLabelText('Type')).toHaveValue('pastpaper');
});

it('takes what the address misspells for all', async () => {
  open('?type=novel&subject=Alchemy');
  await screen.findByRole('link', { name: /Seli na Tishu/ });
  expect(lastRequest()).toMatchObject({ type: undefined, subject: undefined });
  expect(screen.getByLabelText('Subject')).toHaveValue('all');
});

it('writes a choice into the address, from its first page, and Reset takes all away', async () => {
  const { user, location } = open('?after=1.2.x');
  await screen.findByRole('link', { name: /Seli na Tishu/ });
  await user.selectOptions(screen.getByLabelText('Form Level'), 'Form III');
  await user.type(screen.getByLabelText('Search ebooks'), 'map');
  await waitFor(() => expect(location().search).toBe('?form=Form+III&q=map'));
  await waitFor(() =>
    expect(lastRequest()).toMatchObject({ formLevel: 'Form III', search: 'map', after: undefined }),
  );
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(location().search).toBe('');
  expect(screen.getByLabelText('Search ebooks')).toHaveValue('');
  expect(screen.getByLabelText('Form Level')).toHaveValue('all');
});

it('turns pages by cursor', async () => {
  listEbooks.mockResolvedValue({ rows: [book()], next: '1.2.last', previous: '3.4.first' });
  const { user, location } = open('?type=ebook');
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  expect(location().search).toBe('?type=ebook&after=1.2.last');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Previous' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(location().search).toBe('?type=ebook&before=3.4.first');
});

it('goes on where there are rows when the last one of a later page is gone', async () => {
  listEbooks.mockImplementation(({ after }) => Promise.resolve(after ? pageOf() : pageOf(book())));
  const { location } = open('?type=ebook&after=1.2.x');
  expect(await screen.findByRole('link', { name: /Seli na Tishu/ })).toBeVisible();
  expect(location().search).toBe('?type=ebook');
});

it('says that nothing was found', async () => {
  listEbooks.mockResolvedValue(pageOf());
  open('?q=zzz');
  expect(await screen.findByText('No resources found for these filters.')).toBeVisible();
});

it('says that it failed, and tries again', async () => {
  listEbooks.mockRejectedValueOnce(Object.assign(new Error('no'), { code: 'permission-denied' }));
  const { user } = open();
  expect((await screen.findAllByText('Failed to load ebooks')).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Seli na Tishu/ })).toBeVisible();
});

it('hides what is not to be deleted, and shows it again', async () => {
  jest.mocked(docs.hideEbooks).mockResolvedValue(undefined);
  listEbooks.mockResolvedValue(pageOf(book({ is_hidden: true })));
  const { user } = open();
  expect(await screen.findByText('Hidden')).toBeInTheDocument();
  for (const [name, isHidden] of [
    ['Hide', true],
    ['Show again', false],
  ] as const) {
    await user.click(screen.getByRole('checkbox', { name: 'Select Seli na Tishu' }));
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(docs.hideEbooks).toHaveBeenLastCalledWith({ ids: [ID], isHidden }));
  }
});

import { screen, waitFor, within } from '@testing-library/react';
import { renderPage, student } from '../../../tests/support/renderPage';
import { type Bundle, parseBundle } from '../../domain/bundle';
import * as docs from './adminBundleDocs';
import { Component as EditPage } from './AdminBundleEditPage';
import { Component as ListPage } from './AdminBundleListPage';
import { Component as NewPage } from './AdminBundleNewPage';
import * as offers from './partOffers';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('./adminBundleDocs');
jest.mock('./bundlePublic');
jest.mock('./partOffers');
const { listBundles, findParts, createBundle, readBundleForEdit, setBundlePublished } = jest.mocked(docs);
const { readPartOffers } = jest.mocked(offers);

const teacher = student({ uid: 'asha', role: 'teacher' });
const bundle = parseBundle('s1', {
  title: 'Science for Form II',
  description: 'Two books and a lesson to hear.',
  subject: 'Science',
  form_level: 'Form II',
  price: 11_000,
  published: true,
  version: 2,
  created_by: 'asha',
  parts: [
    { kind: 'ebook', id: 'b1', title: 'Biology' },
    { kind: 'ebook', id: 'b2', title: 'The Mole' },
  ],
}) as Bundle;
const found = (id: string, title: string) => ({
  ...{ id, title, kind: 'ebook' as const, price: 6500, by: 'Asha Mbwana' },
});

beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
  listBundles.mockResolvedValue({ rows: [bundle], next: null, previous: null });
  findParts.mockResolvedValue([found('b1', 'Biology'), found('b2', 'The Mole')]);
  readPartOffers.mockResolvedValue([]);
});

it('lists a teacher’s own, and hides one', async () => {
  setBundlePublished.mockResolvedValue();
  const { user } = renderPage(<ListPage />, { path: '/admin/bundles', session: teacher });
  const row = within(await screen.findByRole('row', { name: /Science for Form II/ }));
  expect(row.getByText('TSh 11,000')).toBeVisible();
  expect(row.getByText('2 things')).toBeInTheDocument();
  expect(listBundles.mock.calls[0]?.[0]).toMatchObject({ createdBy: 'asha' });
  await user.click(row.getAllByRole('button').at(-1) as HTMLElement);
  await user.click(screen.getByRole('menuitem', { name: 'Hide' }));
  expect(setBundlePublished).toHaveBeenCalledWith({ id: 's1', isPublished: false });
});

it('makes one of what is found, once', async () => {
  createBundle.mockResolvedValue({ id: 's2', version: 1 });
  const { user, location } = renderPage(<NewPage />, { path: '/admin/bundles/new', session: teacher });
  await user.type(screen.getByLabelText('Title'), 'Science');
  await user.type(screen.getByLabelText('Description'), 'Two books for the examination');
  await user.type(screen.getByLabelText('Price (TSh)'), '11,000');
  await user.click(screen.getByRole('button', { name: 'Save bundle' }));
  expect((await screen.findAllByText('Put at least 2 things into the bundle')).length).toBeGreaterThan(0);
  expect(createBundle).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Add Biology' }));
  await user.click(await screen.findByRole('button', { name: 'Add The Mole' }));
  expect(findParts.mock.calls[0]?.[0]).toEqual({ kind: 'ebook', createdBy: 'asha', search: '' });
  await user.click(screen.getByRole('button', { name: 'Save bundle' }));
  await waitFor(() => expect(location().pathname).toBe('/admin/bundles'));
  expect(createBundle).toHaveBeenCalledTimes(1);
  expect(createBundle.mock.calls[0]?.[0]).toMatchObject({
    title: 'Science',
    price: '11,000',
    formLevel: 'Form I-IV',
    parts: [
      { kind: 'ebook', id: 'b1' },
      { kind: 'ebook', id: 'b2' },
    ],
    isPublished: true,
  });
});

const edit = () =>
  renderPage(<EditPage />, {
    path: '/admin/bundles/s1/edit',
    route: '/admin/bundles/:id/edit',
    session: teacher,
  });

it('names a part that is hidden or gone where the bundle is edited', async () => {
  readBundleForEdit.mockResolvedValue(bundle);
  edit();
  const list = within(await screen.findByRole('list', { name: 'In this bundle' }));
  expect(await list.findAllByText('Hidden or gone: nobody can buy the bundle')).toHaveLength(2);
  expect(list.getByText('Biology')).toBeVisible();
});

it('is not shown to who may not edit it', async () => {
  readBundleForEdit.mockRejectedValue({ code: 'permission-denied', message: 'x' });
  edit();
  expect(await screen.findByRole('heading', { name: 'Bundle not found.' })).toBeVisible();
});

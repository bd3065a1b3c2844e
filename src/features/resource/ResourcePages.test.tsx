import { screen, waitFor, within } from '@testing-library/react';
import { renderPage, student } from '../../../tests/support/renderPage';
import { parseResource, type Resource, toResourceRow } from '../../domain/resource';
import * as docs from './adminResourceDocs';
import { Component as AdminListPage } from './AdminResourceListPage';
import { Component as NewPage } from './AdminResourceNewPage';
import { Component as ListPage } from './ResourceListPage';
import { Component as ResourcePage } from './ResourcePage';
import * as publicDocs from './resourcePublic';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('./adminResourceDocs');
jest.mock('./resourcePublic');
const { listResources, createResource, setResourcePublished } = jest.mocked(docs);
const { readResource, listCatalogResources } = jest.mocked(publicDocs);

const teacher = student({ uid: 'asha', role: 'teacher' });
const resource = (fields: Record<string, unknown> = {}) =>
  parseResource('r1', {
    title: 'Cells on one page',
    kind: 'link',
    subject: 'Biology',
    form_level: 'Form II',
    topic: 'Cells',
    url: 'https://cells.example/one-page',
    published: true,
    created_by: 'asha',
    ...fields,
  }) as Resource;

beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
});

const open = () => renderPage(<ResourcePage />, { path: '/resources/r1', route: '/resources/:id' });

it('leads to a page elsewhere in a tab of its own, and names its host', async () => {
  readResource.mockResolvedValue(resource());
  open();
  const link = await screen.findByRole('link', { name: 'Open the page' });
  expect(link).toHaveAttribute('href', 'https://cells.example/one-page');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
  expect(screen.getByText(/Opens cells\.example in a new tab/)).toBeVisible();
});

it('follows nothing but https, whatever lies in the store', async () => {
  readResource.mockResolvedValue(resource({ url: 'javascript:alert(1)' }));
  open();
  expect(await screen.findByText('This link does not work.')).toBeVisible();
});

it('shows notes as the markup that it knows, and anything else as text', async () => {
  readResource.mockResolvedValue(resource({ kind: 'notes', notes: '<h2>Inside</h2><p>Membrane</p>' }));
  const { unmount } = open();
  expect(await screen.findByRole('heading', { name: 'Inside', level: 2 })).toBeVisible();
  unmount();
  readResource.mockResolvedValue(resource({ kind: 'notes', notes: '<img src=x onerror=alert(1)>' }));
  open();
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
});

it('gives a file with its size', async () => {
  readResource.mockResolvedValue(
    resource({
      kind: 'file',
      file_url: 'https://x.example/a.pdf',
      file_name: 'Cells.pdf',
      file_size: 2_097_152,
    }),
  );
  open();
  expect(await screen.findByRole('link', { name: 'Download' })).toHaveAttribute('download', 'Cells.pdf');
  expect(screen.getByText(/Cells\.pdf · 2/)).toBeVisible();
});

it('says when there is none', async () => {
  readResource.mockResolvedValue(null);
  open();
  expect(await screen.findByRole('heading', { name: 'Study resource not found.' })).toBeVisible();
});

it('finds by words, subject and kind', async () => {
  const row = (id: string, fields: Record<string, unknown>) => {
    const found = toResourceRow({ ...resource(fields), id });
    if (!found) throw new Error('not published');
    return found;
  };
  listCatalogResources.mockResolvedValue([
    row('r1', {}),
    row('r2', { title: 'Triangles', subject: 'Mathematics', topic: 'Geometry', kind: 'notes' }),
  ]);
  const { user } = renderPage(<ListPage />, { path: '/resources' });
  expect(await screen.findByRole('link', { name: 'Triangles' })).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'geometry');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Cells on one page' })).toBeNull());
});

it('lists a teacher’s own, and hides one', async () => {
  listResources.mockResolvedValue({ rows: [resource()], next: null, previous: null });
  const { user } = renderPage(<AdminListPage />, { path: '/admin/resources', session: teacher });
  const row = within(await screen.findByRole('row', { name: /Cells on one page/ }));
  expect(listResources.mock.calls[0]?.[0]).toMatchObject({ createdBy: 'asha' });
  await user.click(row.getAllByRole('button').at(-1) as HTMLElement);
  await user.click(screen.getByRole('menuitem', { name: 'Hide' }));
  expect(setResourcePublished).toHaveBeenCalledWith({ id: 'r1', isPublished: false });
});

it('asks for an https address, and sends a link once', async () => {
  createResource.mockResolvedValue({ id: 'r2', version: 1 });
  const { user, location } = renderPage(<NewPage />, { path: '/admin/resources/new', session: teacher });
  await user.type(screen.getByLabelText('Title'), 'Cells');
  await user.selectOptions(screen.getByLabelText('Subject'), 'Biology');
  const address = screen.getByLabelText('Address of the page');
  await user.type(address, 'http://cells.example');
  await user.click(screen.getByRole('button', { name: 'Save resource' }));
  expect((await screen.findAllByText('Enter an address that begins with https://')).length).toBeGreaterThan(
    0,
  );
  await user.clear(address);
  await user.type(address, 'https://cells.example');
  await user.click(screen.getByRole('button', { name: 'Save resource' }));
  await waitFor(() => expect(location().pathname).toBe('/admin/resources'));
  expect(createResource).toHaveBeenCalledTimes(1);
  expect(createResource.mock.calls[0]?.[0]).toMatchObject({ kind: 'link', url: 'https://cells.example' });
});

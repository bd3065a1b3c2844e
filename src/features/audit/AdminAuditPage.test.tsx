import { screen, waitFor, within } from '@testing-library/react';
import { renderPage, student } from '../../../tests/support/renderPage';
import { type AuditRecord, parseAudit } from '../../domain/audit';
import * as saving from '../../ui/saveFile';
import { Component as AdminAuditPage } from './AdminAuditPage';
import * as docs from './auditDocs';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('../../ui/saveFile', () => ({ saveFile: jest.fn() }));
jest.mock('./auditDocs', () => ({ listAudit: jest.fn() }));
const listAudit = jest.mocked(docs.listAudit);

function entry(fields: Record<string, unknown> = {}): AuditRecord {
  const parsed = parseAudit('a1', {
    at: 1_700_000_000_000,
    actor_uid: 'rehema',
    actor_name: 'Rehema Salum',
    action: 'user.role',
    kind: 'user',
    record_id: 'juma',
    record_title: 'Juma Kileo',
    changes: [{ field: 'role', before: 'student', after: 'teacher' }],
    ...fields,
  });
  if (!parsed) throw new Error('not an entry');
  return parsed;
}
const pageOf = (...rows: AuditRecord[]) => ({ rows, next: null, previous: null });

beforeEach(() => {
  jest.resetAllMocks();
  listAudit.mockResolvedValue(pageOf(entry()));
});

const open = (query = '') =>
  renderPage(<AdminAuditPage />, { path: `/admin/audit${query}`, session: student({ role: 'admin' }) });
const lastRequest = () => listAudit.mock.lastCall?.[0];

it('says who did what to which record, and what changed', async () => {
  const { user } = open();
  const row = within((await screen.findByText('Juma Kileo')).closest('tr') as HTMLElement);
  expect(row.getByText('Changed a role')).toBeVisible();
  expect(row.getByRole('link', { name: 'Juma Kileo' })).toHaveAttribute(
    'href',
    '/admin/users?q=Juma%20Kileo',
  );
  await user.click(row.getByText('1 change'));
  expect(row.getByText('student')).toBeVisible();
  expect(row.getByText('teacher')).toBeVisible();
});

it('shows when the sessions of a class are by the reader’s clock, also of a list that was cut', async () => {
  const [first, second] = [Date.UTC(2026, 2, 3, 13), Date.UTC(2026, 2, 10, 13)];
  const live = { kind: 'live_class', action: 'live_class.update', record_title: 'Algebra' };
  const change = { field: 'session_starts', before: `[${first}]`, after: `[${first},${second},17725` };
  listAudit.mockResolvedValue(pageOf(entry({ ...live, changes: [change] })));
  const { user } = open();
  await user.click(await screen.findByText('1 change'));
  const shown = (at: number) =>
    new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  expect(screen.getByText(shown(first))).toBeVisible();
  expect(screen.getByText(`${shown(first)}; ${shown(second)}; …`)).toBeVisible();
});

it('leads to an ebook, but not to one that is gone', async () => {
  const book = { kind: 'ebook', record_id: 'b1', record_title: 'Seli na Tishu' };
  listAudit.mockResolvedValue(
    pageOf(entry({ ...book, action: 'ebook.update' }), {
      ...entry({ ...book, action: 'ebook.delete', record_title: 'Mawimbi' }),
      id: 'a2',
    }),
  );
  open();
  expect(await screen.findByRole('link', { name: 'Seli na Tishu' })).toHaveAttribute(
    'href',
    '/admin/ebooks/b1/edit',
  );
  expect(screen.getByText('Mawimbi')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Mawimbi' })).not.toBeInTheDocument();
});

it('filters by kind, action and person, never by a kind and another kind’s action', async () => {
  const { user, location } = open('?action=user.role');
  await screen.findByText('Juma Kileo');
  expect(lastRequest()).toMatchObject({ action: 'user.role' });
  await user.selectOptions(screen.getByLabelText('Kind'), 'Ebook');
  await waitFor(() => expect(lastRequest()).toMatchObject({ kind: 'ebook' }));
  expect(lastRequest()?.action).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Rehema Salum' }));
  await waitFor(() => expect(lastRequest()).toMatchObject({ kind: 'ebook', actor_uid: 'rehema' }));
  await user.click(await screen.findByRole('button', { name: 'Only Rehema Salum' }));
  await waitFor(() => expect(lastRequest()?.actor_uid).toBeUndefined());
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(location().search).toBe('');
});

it('exports with the changes in words', async () => {
  const { user } = open();
  await screen.findByText('Juma Kileo');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(saving.saveFile).toHaveBeenCalled());
  const [, , text] = jest.mocked(saving.saveFile).mock.calls[0] ?? [];
  expect(text).toContain('Rehema Salum,rehema,Changed a role,user,Juma Kileo,juma,role: student → teacher');
});

it('says that there is nothing, or that it failed, and tries again', async () => {
  listAudit.mockRejectedValueOnce(Object.assign(new Error(), { code: 'permission-denied' }));
  listAudit.mockResolvedValue(pageOf());
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing has been changed yet.')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Kind'), 'Ebook');
  expect(await screen.findByText('Nothing was changed that fits these filters.')).toBeVisible();
});

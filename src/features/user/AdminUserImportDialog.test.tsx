import { screen, waitFor, within } from '@testing-library/react';
import { withDialogs } from '../../../tests/support/dialog';
import { renderPage } from '../../../tests/support/renderPage';
import type { ImportUsersInput, ImportVerdict } from '../../domain/userAdmin';
import * as saving from '../../ui/saveFile';
import { AdminUserImportDialog } from './AdminUserImportDialog';
import * as docs from './userDocs';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('../../ui/saveFile', () => ({ saveFile: jest.fn() }));
jest.mock('./userDocs', () => ({ importUsers: jest.fn() }));
const importUsers = jest.mocked(docs.importUsers);

const answer = (outcome: ImportVerdict) => (input: ImportUsersInput) =>
  Promise.resolve({ rows: input.rows.map(({ line }) => ({ line, outcome, messages: [] })) });
const sent = () => importUsers.mock.calls.map(([input]) => input);

beforeAll(withDialogs);
beforeEach(() => {
  jest.resetAllMocks();
  importUsers.mockImplementation(answer('create'));
});

const HEAD = 'email,first_name,last_name,role';
async function give(...lines: string[]) {
  const { user } = renderPage(<AdminUserImportDialog onClose={jest.fn()} />);
  await user.upload(screen.getByLabelText('CSV file'), new File([lines.join('\r\n')], 'watu.csv'));
  return user;
}
const rowOf = (email: string) => within(screen.getByText(email).closest('tr') as HTMLElement);

it('shows what each row would do before it does anything, then does it', async () => {
  const user = await give(
    HEAD,
    'asha@shule.example,Asha,Mrema,',
    'ASHA@shule.example,Asha,Mrema,student',
    'juma,Juma,Kileo,pilot',
  );
  expect(
    await screen.findByText('Will be added: 1 · Twice in the file: 1 · Cannot be used: 1'),
  ).toBeVisible();
  expect(rowOf('ASHA@shule.example').getByText('Line 2 has the same email')).toBeVisible();
  expect(rowOf('juma').getByText('Line 4')).toBeVisible();
  expect(rowOf('juma').getByText('Choose a role: student, teacher or admin')).toBeVisible();
  expect(sent()).toMatchObject([{ dryRun: true, rows: [{ line: 2, email: 'asha@shule.example' }] }]);

  await user.click(screen.getByRole('button', { name: 'Add 1 user' }));
  expect(await screen.findByText(/^Added: 1/)).toBeVisible();
  expect(sent()[1]).toMatchObject({ dryRun: false, requestId: sent()[0]?.requestId });
  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
});

it('sends a long file in parts, under one request', async () => {
  const lines = Array.from({ length: 60 }, (_, index) => `u${index}@shule.example,Juma,Kileo,`);
  await give(HEAD, ...lines);
  expect(await screen.findByText('Will be added: 60')).toBeVisible();
  expect(sent().map(({ rows }) => rows.length)).toEqual([50, 10]);
  expect(sent()[1]?.requestId).toBe(sent()[0]?.requestId);
});

it('names the rows that a broken connection left out, and runs them again', async () => {
  const user = await give(HEAD, 'asha@shule.example,Asha,Mrema,');
  await screen.findByText('Will be added: 1');
  importUsers.mockRejectedValueOnce(Object.assign(new Error(), { code: 'unavailable' }));
  await user.click(screen.getByRole('button', { name: 'Add 1 user' }));
  expect(await screen.findByText('The import stopped.')).toBeVisible();
  expect(screen.getByText('Failed: 1')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try the rest again' }));
  expect(await screen.findByText('Added: 1')).toBeVisible();
});

it.each([
  ['a file without its columns', 'jina,barua\r\nAsha,a@x.example', /Missing: email, first_name, last_name/],
  ['a heading alone', HEAD, /no rows/],
  ['nothing', '', /Missing/],
  ['too many rows', [HEAD, ...Array<string>(2001).fill('a,b,c,')].join('\n'), /at most 2000 rows/],
])('refuses %s, at the field', async (_name, text, message) => {
  await give(text);
  expect(await screen.findByText(message)).toBeVisible();
  expect(importUsers).not.toHaveBeenCalled();
});

it('takes the headings as people write them', async () => {
  await give('First Name;Last Name;Email', 'Asha;Mrema;asha@shule.example');
  await waitFor(() =>
    expect(sent()[0]?.rows).toEqual([
      { line: 2, email: 'asha@shule.example', first_name: 'Asha', last_name: 'Mrema', role: '' },
    ]),
  );
});

it('hands out a template that it takes back', async () => {
  const { user } = renderPage(<AdminUserImportDialog onClose={jest.fn()} />);
  await user.click(screen.getByRole('button', { name: 'Download a template' }));
  const [, , text = ''] = jest.mocked(saving.saveFile).mock.calls[0] ?? [];
  await user.upload(screen.getByLabelText('CSV file'), new File([text], 'users-template.csv'));
  expect(await screen.findByText('Will be added: 2')).toBeVisible();
});

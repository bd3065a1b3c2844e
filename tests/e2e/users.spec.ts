import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/test';

let counter = 0;
const uniqueEmail = (name: string) => `${name}-${Date.now().toString(36)}${(counter += 1)}@somo.example`;

async function addUser(page: Page, email: string): Promise<void> {
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Add New User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New User' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('First Name').fill('Zawadi');
  await dialog.getByLabel('Last Name').fill('Mrema');
  await dialog.getByRole('button', { name: 'Add User' }).click();
  // A function that nobody has called yet takes its time.
  await expect(page.getByText('The link to set a password is on its way.')).toBeVisible({ timeout: 45_000 });
  await expect(dialog).toBeHidden();
}

/** The row of one account, found as administrators find it. */
async function rowOf(page: Page, email: string) {
  await page.goto(`/admin/users?q=${encodeURIComponent(email)}`);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toBeVisible();
  return row;
}

async function change(page: Page, email: string, entry: RegExp, confirm: string): Promise<void> {
  const row = await rowOf(page, email);
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole(/Role/.test(entry.source) ? 'menuitemradio' : 'menuitem', { name: entry }).click();
  await page.getByRole('dialog').getByRole('button', { name: confirm }).click();
}

/** The link that the newest mail to this address holds. */
async function setPassword(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/__dev/mails');
  const mail = page.getByRole('listitem').filter({ hasText: email }).first();
  const href = await mail.getByRole('link').getAttribute('href');
  const link = new URL(href ?? '');
  // The Auth emulator takes the new password in the link itself, where the real service shows a form.
  link.searchParams.set('newPassword', password);
  expect((await page.request.get(link.toString())).ok()).toBe(true);
}

test('a person is added, sets a password, becomes a teacher in an open page, and is signed out when deactivated', async ({
  visit,
}) => {
  test.setTimeout(180_000);
  const email = uniqueEmail('zawadi');
  const password = 'kiti-cha-mwalimu-7';
  const admin = await visit('admin');
  await addUser(admin, email);

  const person = await visit(null);
  await setPassword(person, email, password);
  await signIn(person, email, password);
  await person.goto('/admin');
  await expect(person.getByText('This part is for teachers and administrators')).toBeVisible();

  await change(admin, email, /Role: Teacher/, 'Change role');
  await expect(admin.getByText('Role changed')).toBeVisible();
  // The guard asks anew whenever it would refuse: nobody signs in again.
  await person.reload();
  await expect(person.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await person.goto('/admin/users');
  await expect(person.getByText('This part is for administrators')).toBeVisible();

  await change(admin, email, /Deactivate/, 'Deactivate');
  await expect(admin.getByText('Account deactivated')).toBeVisible();
  await person.goto('/admin/ebooks');
  await expect(person).toHaveURL(/\/auth/);

  await admin.goto('/admin/audit?action=user.status');
  const entry = admin.getByRole('row').filter({ hasText: 'Zawadi Mrema' }).first();
  await expect(entry).toContainText('Changed a status');
  await entry.getByText('1 change').click();
  await expect(entry.getByText('inactive')).toBeVisible();
});

test('a file is checked row by row before anything is made', async ({ visit }) => {
  const [first, second] = [uniqueEmail('asha'), uniqueEmail('juma')];
  const admin = await visit('admin');
  await admin.goto('/admin/users');
  await admin.getByRole('button', { name: 'Import' }).click();
  const rows = [
    'email,first_name,last_name,role',
    `${first},Asha,Mrema,teacher`,
    `${second},Juma,Kileo,`,
    `${first.toUpperCase()},Asha,Mrema,`,
    'TEACHER@somo.example,Emmanuel,Massawe,',
    'nobody,Nobody,Nowhere,',
  ];
  await admin.getByLabel('CSV file').setInputFiles({
    name: 'watu.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${rows.join('\r\n')}`),
  });
  const dialog = admin.getByRole('dialog');
  await expect(
    dialog.getByText('Will be added: 2 · Has an account: 1 · Twice in the file: 1 · Cannot be used: 1'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Add 2 users' }).click();
  await expect(dialog.getByText(/^Added: 2/)).toBeVisible({ timeout: 60_000 });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(await rowOf(admin, first)).toContainText('Teacher');
  await expect(await rowOf(admin, second)).toContainText('Student');
});

test('the table is sorted by its heads and exported as it is filtered', async ({ visit }) => {
  const page = await visit('admin');
  await page.goto('/admin/users?role=teacher');
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=sort_name/);
  await expect(page.locator('table')).toBeVisible();
  const names = page.locator('tbody tr td:nth-child(2)');
  await expect(names.nth(2)).toBeVisible();
  const shown = await names.allTextContents();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await (await download).createReadStream();
  const text = (await file.toArray()).map(String).join('');
  expect(text.startsWith('\uFEFFName,Email')).toBe(true);
  expect(text.split('\r\n').length).toBeGreaterThanOrEqual(shown.length + 1);
  expect(text).not.toContain('student');
});

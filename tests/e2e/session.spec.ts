import type { APIRequestContext, Page } from '@playwright/test';
import { ACCOUNTS, expect, PHONE, signIn, test } from './support/test';

const PASSWORD = 'ng’ombe-mweupe-7';

async function signUp(page: Page, email: string, username = ''): Promise<void> {
  await page.goto('/auth?mode=sign-up');
  await page.getByLabel('First Name').fill('Asha');
  await page.getByLabel('Last Name').fill('Mbwana');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

interface Mail {
  email: string;
  requestType: string;
  oobLink: string;
}

/** The link of the newest mail to an address: the Auth emulator keeps what a real project would send. */
async function linkOf(request: APIRequestContext, email: string, kind: string): Promise<string> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const response = await request.get(`http://${host}/emulator/v1/projects/demo-somo/oobCodes`);
  const { oobCodes } = (await response.json()) as { oobCodes: Mail[] };
  const mail = oobCodes.filter((code) => code.email === email && code.requestType === kind).at(-1);
  if (!mail) throw new Error(`No ${kind} mail for ${email}`);
  return mail.oobLink;
}

const newEmail = () =>
  `asha.${Date.now().toString(36)}.${Math.random().toString(36).slice(2, 8)}@somo.example`;

test('a newcomer creates an account, verifies it by mail, and stays signed in', async ({
  visit,
  request,
}) => {
  const page = await visit(null, PHONE);
  const email = newEmail();
  await signUp(page, email, `asha${Date.now().toString(36)}`);
  await expect(page.getByText('Account created successfully!')).toBeVisible();
  await expect(page.getByText('Please check your email to verify your account.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  await page.goto(await linkOf(request, email, 'VERIFY_EMAIL'));
  await page.goto('/user-profile');
  await expect(page.getByText(email).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Resend|Send again/ })).toHaveCount(0);
});

test('a taken username is named at its field and creates no account', async ({ visit }) => {
  const username = `juma${Date.now().toString(36)}`;
  const first = await visit(null);
  await signUp(first, newEmail(), username);
  await expect(first.getByText('Account created successfully!')).toBeVisible();

  const second = await visit(null);
  const email = newEmail();
  await signUp(second, email, username.toUpperCase());
  await expect(second.getByText('That username is taken. Choose another.').first()).toBeVisible();
  await expect(second.getByLabel('Email')).toHaveValue(email);
});

test('a wrong password and an unknown address get the same answer', async ({ visit }) => {
  const page = await visit(null);
  const answers: string[] = [];
  for (const email of [ACCOUNTS.student, 'nobody@somo.example']) {
    await page.goto('/auth');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('not-the-password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    answers.push(await page.getByRole('alert').innerText());
  }
  expect(answers[0]).toBe(answers[1]);
});

test('a guarded page sends a visitor to sign in and back again', async ({ visit }) => {
  const page = await visit(null);
  await page.goto('/admin/ebooks?subject=Biology');
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByLabel('Email').fill(ACCOUNTS.teacher);
  await page.getByLabel('Password', { exact: true }).fill('somo-demo-2026');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/admin\/ebooks\?subject=Biology$/);
});

test('a student who opens the back office is told how to get access', async ({ visit }) => {
  const page = await visit('student');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'This part is for teachers and administrators',
  );
  await expect(page.getByText('admin@somo.example')).toBeVisible();
});

test('the session survives a reload, and a sign-out is seen by other tabs', async ({ visit }) => {
  const page = await visit(null);
  await signIn(page, ACCOUNTS.student);
  await page.reload();
  const menu = page.getByRole('button', { name: /^Account of/ });
  await expect(menu).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto('/user-profile');
  await expect(tab.getByText(ACCOUNTS.student).first()).toBeVisible();

  await menu.click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
  await expect(tab).toHaveURL(/\/auth$/);
});

test('a forgotten password is set anew by mail', async ({ visit, request }) => {
  const page = await visit(null);
  const email = newEmail();
  await signUp(page, email);
  await expect(page.getByText('Account created successfully!')).toBeVisible();
  const other = await visit(null);
  await other.goto('/auth?mode=reset');
  await other.getByLabel('Email').fill(email);
  await other.getByRole('button', { name: /Send/ }).click();
  await expect(other.getByText(/If an account exists/)).toBeVisible();
  const link = await linkOf(request, email, 'PASSWORD_RESET');
  await request.get(`${link}&newPassword=${encodeURIComponent('nyumba-mpya-9')}`);
  await signIn(other, email, 'nyumba-mpya-9');
});

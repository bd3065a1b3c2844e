import { type Page } from '@playwright/test';
import { paths } from '../../src/domain/paths';
import { seededBook } from './support/seeded';
import { DESK, expect, PHONE, test } from './support/test';

/** From a payment to the open book, and back: a student's phone and an administrator's desk. */

const EMAIL = 'student2@somo.example';

async function changeStatus(page: Page, reference: string, step: string, shown: string): Promise<void> {
  await page.goto(`${paths.adminPayments}?q=${reference}`);
  const row = page.getByRole('row').filter({ hasText: reference });
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: step }).click();
  await page.getByRole('button', { name: 'Change status' }).click();
  await expect(row.getByText(shown, { exact: true })).toBeVisible();
}

test('an administrator records a payment, the waiting student can open the book, and a refund closes it', async ({
  visit,
}) => {
  test.setTimeout(180_000);
  const book = await seededBook(({ price, title }) => price > 0 && title.startsWith('Poems and Plays'));
  const student = await visit('otherStudent', PHONE);
  await student.goto(paths.ebook(book.id));
  await expect(student.getByRole('button', { name: 'Buy' })).toBeVisible();

  const admin = await visit('admin', DESK);
  const reference = `E2E${Date.now()}`;
  await admin.goto(paths.adminPayments);
  await admin.getByRole('button', { name: 'Create Payment' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Add New Payment Entry' });
  await dialog.getByLabel('Customer').fill('Baraka Mwakalinga');
  await dialog.getByLabel('Email').fill(EMAIL);
  await dialog.getByLabel('Product', { exact: true }).selectOption(book.id);
  await expect(dialog.getByLabel('Amount')).not.toHaveValue('');
  await dialog.getByLabel('Transaction ID').fill(reference);
  await dialog.getByRole('button', { name: 'Add Payment' }).click();
  await expect(admin.getByText('Payment recorded')).toBeVisible();
  // New entries come on top.
  await expect(admin.getByRole('row').nth(1)).toContainText(reference);

  // On the page where they were, without signing in again.
  await student.getByRole('link', { name: 'Read', exact: true }).click({ timeout: 60_000 });
  await expect(student.locator('canvas, article').first()).toBeVisible();

  await changeStatus(admin, reference, 'Mark as refunded', 'Refunded');
  await student.goto(paths.ebook(book.id));
  await expect(student.getByRole('button', { name: 'Buy' })).toBeVisible();
});

test('a student tells what they have paid, sees it wait, and gets it when it is found', async ({ visit }) => {
  test.setTimeout(180_000);
  const book = await seededBook(({ price, title }) => price > 0 && title.startsWith('From Kilwa'));
  const student = await visit('otherStudent', PHONE);
  const reference = `BUY${Date.now()}`;
  await student.goto(paths.ebook(book.id));
  await student.getByRole('button', { name: 'Buy' }).click();
  await student.getByLabel('Transaction reference').fill(reference);
  await student.getByRole('button', { name: 'I have paid' }).click();
  await student.getByRole('link', { name: 'See your purchases' }).click();
  const purchase = student.getByRole('listitem').filter({ hasText: reference });
  await expect(purchase.getByText('Pending', { exact: true })).toBeVisible();

  const admin = await visit('admin', DESK);
  await changeStatus(admin, reference, 'Mark as paid', 'Paid');
  await student.goto(paths.ebook(book.id));
  await expect(student.getByRole('link', { name: 'Read', exact: true })).toBeVisible();
});

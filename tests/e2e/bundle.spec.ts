import { paths } from '../../src/domain/paths';
import { recordIdOf } from '../support/seed/seedFile';
import { DESK, expect, PHONE, test, uniqueTitle } from './support/test';

/** A bundle opens what is in it, and closes it again: a student's phone and an administrator's desk. */

const BUNDLE = recordIdOf('Mathematics for the Last Year');
const PART = recordIdOf('Geometry and the Theorem of Pythagoras');

test('an administrator records a bundle’s payment, the waiting student opens a part, and a refund closes it', async ({
  visit,
}) => {
  test.setTimeout(180_000);
  const student = await visit('otherStudent', PHONE);
  await student.goto(paths.bundle(BUNDLE));
  await expect(student.getByText('You save TSh 2,500')).toBeVisible();
  await expect(student.getByRole('button', { name: 'Buy' })).toBeVisible();

  const admin = await visit('admin', DESK);
  const reference = `BND${Date.now()}`;
  await admin.goto(paths.adminPayments);
  await admin.getByRole('button', { name: 'Create Payment' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Add New Payment Entry' });
  await dialog.getByLabel('Customer').fill('Baraka Mwakalinga');
  await dialog.getByLabel('Email').fill('student2@somo.example');
  await dialog.getByLabel('Product Type').selectOption('Learning Bundle');
  await dialog.getByLabel('Product', { exact: true }).selectOption(BUNDLE);
  await expect(dialog.getByLabel('Amount')).toHaveValue('13000');
  await dialog.getByLabel('Transaction ID').fill(reference);
  await dialog.getByRole('button', { name: 'Add Payment' }).click();
  await expect(admin.getByText('Payment recorded')).toBeVisible();

  // On the page where they were, without signing in again.
  await expect(student.getByText('All of this is yours.')).toBeVisible({ timeout: 60_000 });
  await student.getByRole('link', { name: 'Geometry and the Theorem of Pythagoras' }).click();
  await student.getByRole('link', { name: 'Read', exact: true }).click();
  await expect(student.locator('canvas, article').first()).toBeVisible();
  await student.goto(paths.userProfile);
  await expect(student.getByRole('link', { name: 'Mathematics for the Last Year' })).toHaveAttribute(
    'href',
    paths.bundle(BUNDLE),
  );

  await admin.goto(`${paths.adminPayments}?q=${reference}`);
  const row = admin.getByRole('row').filter({ hasText: reference });
  await row.getByRole('button').last().click();
  await admin.getByRole('menuitem', { name: 'Mark as refunded' }).click();
  await admin.getByRole('button', { name: 'Change status' }).click();
  await expect(row.getByText('Refunded', { exact: true })).toBeVisible();
  await student.goto(paths.ebook(PART));
  await expect(student.getByRole('button', { name: 'Buy' })).toBeVisible();
});

test('a teacher puts own books together, and a visitor finds the bundle', async ({ visit }) => {
  test.setTimeout(180_000);
  const title = uniqueTitle('Soil and trade');
  const teacher = await visit('teacher', DESK);
  await teacher.goto(paths.adminNewBundle);
  await teacher.getByLabel('Title').fill(title);
  await teacher.getByLabel('Description').fill('Farming and selling, for whoever wants to do both.');
  await teacher.getByLabel('Price (TSh)').fill('5,000');
  const search = teacher.getByRole('searchbox', { name: 'Search published material' });
  for (const book of ['Soil Notes', 'Commerce for Young Traders']) {
    await search.fill(book);
    await teacher.getByRole('button', { name: `Add ${book}` }).click();
  }
  await teacher.getByRole('button', { name: 'Save bundle' }).click();
  await expect(teacher.getByText('Bundle saved')).toBeVisible();

  const visitor = await visit(null, PHONE);
  await expect(async () => {
    await visitor.goto(`${paths.bundles}?q=${encodeURIComponent(title)}`);
    await visitor.getByRole('link', { name: title }).click({ timeout: 3000 });
  }).toPass();
  await expect(visitor.getByRole('link', { name: 'Soil Notes' })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Sign in to buy' })).toBeVisible();
});

import { expect, PHONE, test, uniqueTitle } from './support/test';
import { type Shelf, fillShelf } from './support/shelf';
import {
  bookInput,
  expectRegistered,
  fillBook,
  openRegisterForm,
  register,
  searchBook,
} from './support/bookForm';

/** One book more than a page holds. */
const SHELF = [...Array<string>(13).fill('Biology'), ...Array<string>(13).fill('Civics')];

const shelfTest = test.extend<{ shelf: Shelf }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  shelf: async ({}, use) => {
    const shelf = await fillShelf(SHELF);
    await use(shelf);
    await shelf.clear();
  },
});

shelfTest(
  'an administrator filters, searches, pages and resets the list; the address keeps it all',
  async ({ visit, shelf }) => {
    const { word, titles } = shelf;
    const page = await visit('admin');
    await page.goto('/admin/ebooks');
    const search = page.getByPlaceholder('Search by title or publisher...');
    const subject = page.getByLabel('Subject', { exact: true });
    const rows = page.locator('tbody tr').getByRole('link');

    await search.fill(word);
    await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').click();
    await expect(rows).toContainText(titles.slice(0, 25));
    await page.getByRole('button', { name: /Next/ }).click();
    await expect(rows).toContainText(titles.slice(25));
    await expect(page).toHaveURL(/after=/);
    await page.reload();
    await expect(rows).toContainText(titles.slice(25));
    await page.getByRole('button', { name: /Previous/ }).click();
    await expect(rows).toContainText(titles.slice(0, 25));

    await subject.selectOption('Civics');
    await expect(rows).toContainText(titles.slice(13));
    await page.reload();
    await expect(subject).toHaveValue('Civics');
    await expect(search).toHaveValue(word);
    await expect(rows).toContainText(titles.slice(13));

    await search.fill('zzzz nothing');
    await expect(page.getByText('No resources found for these filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page).toHaveURL(/\/admin\/ebooks$/);
    await expect(search).toHaveValue('');
    await expect(subject).toHaveValue('all');
    await expect(rows.first()).toBeVisible();
  },
);

test('a teacher sees own books only and cannot open another author’s', async ({ visit }) => {
  const title = uniqueTitle('Kitabu cha mwalimu wa pili');
  const second = await visit('otherTeacher');
  await openRegisterForm(second);
  await fillBook(second, { title });
  await register(second);
  await expectRegistered(second);
  await second.getByRole('link', { name: 'Edit this book' }).click();
  await expect(second.getByLabel('Title', { exact: true })).toHaveValue(title);
  const editPath = new URL(second.url()).pathname;

  const first = await visit('teacher');
  await first.goto(`/admin/ebooks?q=${encodeURIComponent(title)}`);
  await expect(first.getByText('No resources found for these filters.')).toBeVisible();
  await first.goto(editPath);
  await expect(first.getByText('You cannot edit this ebook')).toBeVisible();
});

test('a teacher is shown what is theirs', async ({ visit }) => {
  const page = await visit('teacher');
  await page.goto('/admin');
  const courses = page.getByRole('main').getByText('Your courses and classes');
  await expect(courses).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('The figures could not be loaded.')).toHaveCount(0);
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(
    /[1-9]\d*\s*Your courses and classes|Your courses and classes\s*[1-9]/,
  );
});

test('an edit is kept, and says so', async ({ visit }) => {
  const title = uniqueTitle('Kitabu cha kuhaririwa');
  const page = await visit('teacher', PHONE);
  await openRegisterForm(page);
  await fillBook(page, { title });
  await register(page);
  await expectRegistered(page);
  await page.getByRole('link', { name: 'Edit this book' }).click();
  // The form of the next book stays on the screen until this one's has come.
  await expect(page.getByRole('button', { name: 'Update Resource' })).toBeVisible();
  await page.getByLabel('Price', { exact: true }).fill('4,500');
  await page.getByLabel('Tags').fill('algebra, revision');
  await page.getByRole('button', { name: 'Update Resource' }).click();
  await expect(page.getByText('Ebook successfully updated!')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/ebooks$/);
  await (await searchBook(page, title)).click();
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('4500');
  await expect(page.getByLabel('Tags')).toHaveValue('algebra, revision');
});

test('empty fields are listed, named at their fields, and nothing typed is lost', async ({ visit }) => {
  const page = await visit('teacher');
  await openRegisterForm(page);
  await page.getByLabel('Title', { exact: true }).fill('Kitabu kisichokamilika');
  await register(page);
  await expect(page.getByText(/Missing required fields: /).first()).toBeVisible();
  await expect(page.getByText('Author is required').first()).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Kitabu kisichokamilika');
  await page.reload();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Kitabu kisichokamilika');
  await expect(bookInput(page)).toHaveCount(1);
});

test('the sidebar remembers its width', async ({ visit }) => {
  const page = await visit('admin');
  await page.goto('/admin/ebooks');
  const sidebar = page.locator('aside').first();
  await expect(sidebar).toHaveCSS('width', '250px');
  await page.getByRole('button', { name: /Collapse|Narrow/ }).click();
  await expect(sidebar).toHaveCSS('width', '70px');
  await page.reload();
  await expect(sidebar).toHaveCSS('width', '70px');
});

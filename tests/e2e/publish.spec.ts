import type { Page } from '@playwright/test';
import { makeCover } from '../fixtures/cover';
import { makePdf } from '../fixtures/pdf';
import {
  asFile,
  bookInput,
  coverInput,
  expectRegistered,
  fillBook,
  openRegisterForm,
  register,
  searchBook,
} from './support/bookForm';
import { freePdf } from './support/seeded';
import { expect, PHONE, test, uniqueTitle } from './support/test';

/** Finds a book that was published a moment ago: the catalogue follows by a trigger. */
async function findBook(page: Page, title: string): Promise<void> {
  await expect(async () => {
    // The index is kept for two minutes; a reader who looks again after that, or on another phone, sees the change.
    await page.evaluate(() => indexedDB.deleteDatabase('somo-cache'));
    await page.goto(`/ebooks?q=${encodeURIComponent(title)}`);
    await expect(page.getByRole('link', { name: title })).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });
}

const currentPage = (page: Page) => page.getByRole('textbox', { name: 'Page' });

test('a teacher publishes a book; a student finds it on a phone, reads it, and goes on elsewhere', async ({
  visit,
}) => {
  const title = uniqueTitle('Aljebra na Milinganyo');
  const pdf = await makePdf({ title, pages: 12 });
  const cover = makeCover({ subject: 'Mathematics', title });

  const teacher = await visit('teacher');
  await openRegisterForm(teacher);
  await fillBook(teacher, { title });
  await teacher.getByRole('button', { name: 'Add Chapter' }).click();
  await teacher.getByLabel('Chapter 1 Title').fill('Milinganyo rahisi');
  await teacher.getByLabel('Start Page').fill('5');
  await bookInput(teacher).setInputFiles(asFile('aljebra.pdf', pdf, 'application/pdf'));
  await coverInput(teacher).setInputFiles(asFile('jalada.png', cover, 'image/png'));
  await register(teacher);
  await expectRegistered(teacher);

  const phone = await visit('student', PHONE);
  await findBook(phone, title);
  await phone.getByRole('link', { name: title }).click();
  await expect(phone.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(phone.getByText('Milinganyo rahisi')).toBeVisible();
  await expect(phone.getByText('Free', { exact: true }).first()).toBeVisible();
  await expect(phone.locator('main img').first()).toHaveJSProperty('complete', true);

  await phone.getByRole('link', { name: 'Read' }).click();
  await expect(currentPage(phone)).toHaveValue('1');
  await expect(phone.getByRole('region', { name: 'Page 1', exact: true }).locator('canvas')).toBeVisible();
  await phone.getByRole('button', { name: 'Next page' }).click();
  await expect(currentPage(phone)).toHaveValue('2');
  await currentPage(phone).fill('7');
  // The bookmark is a commit of its own.
  const saved = phone.waitForResponse((response) => {
    const sent = response.request().postData() ?? '';
    return response.ok() && sent.includes('/positions/') && /"place":\{"\w+":"?7\b/.test(sent);
  });
  await currentPage(phone).press('Enter');
  await expect(currentPage(phone)).toHaveValue('7');
  await phone.getByRole('button', { name: 'Bookmark this place' }).click();
  await saved;

  const bookPath = new URL(phone.url()).pathname;
  const laptop = await visit('student');
  await laptop.goto(bookPath);
  await expect(currentPage(laptop)).toHaveValue('7');
  // A wide screen shows contents and bookmarks beside the pages.
  const panel = laptop.getByRole('complementary');
  await expect(panel.getByRole('button', { name: 'Page 7', exact: true })).toBeVisible();
  await panel.getByRole('button', { name: /Milinganyo rahisi/ }).click();
  await expect(currentPage(laptop)).toHaveValue('5');
});

test('opening a book for the first time writes nothing', async ({ visit }) => {
  const page = await visit('otherStudent', PHONE);
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(':commit')) writes.push(request.url());
  });
  const { id } = await freePdf();
  await page.goto(`/ebooks/${id}`);
  await page.getByRole('link', { name: 'Read' }).click();
  await expect(page.locator('canvas').first()).toBeVisible();
  await page.goto('/ebooks');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(writes).toEqual([]);
});

test('a title of emoji and HTML is shown as it was typed', async ({ visit }) => {
  const title = uniqueTitle('📚 <img src=x onerror=alert(1)> Ng’ombe & “wanyama”');
  const teacher = await visit('teacher');
  await openRegisterForm(teacher);
  await fillBook(teacher, { title });
  await register(teacher);
  await expectRegistered(teacher);
  await (await searchBook(teacher, title)).click();
  await expect(teacher.getByLabel('Title', { exact: true })).toHaveValue(title);
});

test('deleting a book takes it from the list, and from readers', async ({ visit }) => {
  const title = uniqueTitle('Kitabu cha kufutwa');
  const teacher = await visit('teacher');
  await openRegisterForm(teacher);
  await fillBook(teacher, { title });
  await register(teacher);
  await expectRegistered(teacher);
  await (await searchBook(teacher, title)).click();
  await expect(teacher).toHaveURL(/\/edit$/);
  const id = /ebooks\/([^/]+)\/edit/.exec(teacher.url())?.[1] ?? '';
  await teacher.getByRole('button', { name: 'Delete Ebook' }).click();
  await teacher.getByRole('dialog').getByRole('button', { name: 'Delete Ebook' }).click();
  await expect(teacher.getByText('Ebook deleted successfully')).toBeVisible();
  await expect(teacher).toHaveURL(/\/admin\/ebooks$/);
  await searchBook(teacher, title);
  await expect(teacher.getByText('No resources found for these filters.')).toBeVisible();

  const visitor = await visit(null, PHONE);
  await visitor.goto(`/ebooks/${id}`);
  await expect(visitor.getByText('Ebook not found.')).toBeVisible();
});

import type { Page } from '@playwright/test';
import { BOUGHT_TITLES } from '../support/seed/ebooks';
import { seededBook } from './support/seeded';
import { expect, PHONE, test } from './support/test';

/** A paid book that the sample data gave to the first student. */
const boughtBook = () => seededBook(({ title }) => title === BOUGHT_TITLES[0]);

const read = (page: Page, id: string) => page.goto(`/ebooks/${id}/read`);

test('a paid book opens for who bought it, its author and administrators, through the site itself', async ({
  visit,
}) => {
  const book = await boughtBook();
  for (const account of ['student', 'admin'] as const) {
    const page = await visit(account, PHONE);
    const media = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith('/media/'));
    await read(page, book.id);
    const response = await media;
    expect(response.status()).toBe(206);
    expect(response.headers()['cache-control']).toContain('no-store');
    await expect(page.locator('canvas, article').first()).toBeVisible();
  }
});

test('a paid book stays closed for others, and its file cannot be reached past the site', async ({
  visit,
  request,
}) => {
  const book = await boughtBook();
  const student = await visit('otherStudent', PHONE);
  await read(student, book.id);
  await expect(student.getByText(/This book costs TSh/)).toBeVisible();
  await expect(student.getByRole('button', { name: 'Buy' })).toBeVisible();

  const visitor = await visit(null, PHONE);
  await visitor.goto(`/ebooks/${book.id}`);
  await expect(visitor.getByRole('link', { name: 'Sign in to read' })).toBeVisible();

  const forged = await request.get(`/media/${book.id}?t=forged`);
  expect([401, 403]).toContain(forged.status());
  const bucket = 'demo-somo.firebasestorage.app';
  const host = process.env.FIREBASE_STORAGE_EMULATOR_HOST;
  const direct = await request.get(
    `http://${host}/v0/b/${bucket}/o/${encodeURIComponent(book.path)}?alt=media`,
  );
  expect([401, 403]).toContain(direct.status());
});

import type { Page } from '@playwright/test';
import { freePdf } from './support/seeded';
import { expect, PHONE, test } from './support/test';

/** The service worker, which every other test does without. */
test.use({ serviceWorkers: 'allow' });

const firstBook = (page: Page) => page.locator('main article h2').first();

/** The worker is asked for some seconds after the page, and needs a moment to fetch what it keeps. */
const untilKept = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const kept = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(kept.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => url.replace(location.origin, '').replace(/\?.*/, ''));
  });

test('the second visit needs no connection for the shell and for what was seen last', async ({ visit }) => {
  const page = await visit(null, PHONE);
  const { id } = await freePdf();
  await page.goto(`/ebooks/${id}`);
  const book = (await page.locator('main article h1').textContent()) ?? '';
  await page.goto('/ebooks');
  const title = (await firstBook(page).textContent()) ?? '';
  await untilKept(page);

  await page.context().setOffline(true);
  await page.goto(`/ebooks?q=${encodeURIComponent(title)}`);
  await expect(page.getByRole('main').getByText(title).first()).toBeVisible();

  await page.goto(`/ebooks/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: book })).toBeVisible();

  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('banner')).toBeVisible();
});

test('the search answers from the last catalogue', async ({ visit }) => {
  const page = await visit(null, PHONE);
  await page.goto('/search?q=history');
  const found = page.getByRole('region', { name: 'Ebooks' }).getByRole('link').first();
  const title = (await found.textContent()) ?? '';
  await untilKept(page);

  await page.context().setOffline(true);
  await page.goto('/search');
  await page.getByRole('searchbox', { name: 'Search Somo' }).fill(title);
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
});

test('a page that was never here says so inside the frame, and comes with the connection', async ({
  visit,
}) => {
  const page = await visit(null, PHONE);
  await page.goto('/');
  await untilKept(page);
  await page.context().setOffline(true);
  await page.goto('/contact');
  const again = page.getByRole('alert').getByRole('button', { name: 'Load the page again' });
  await expect(again).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.context().setOffline(false);
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
});

test('the worker keeps the site’s own files alone, whoever is signed in', async ({ visit }) => {
  const page = await visit('student', PHONE);
  await page.goto('/user-profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilKept(page);
  const { id } = await freePdf();
  await page.goto(`/ebooks/${id}/read`);
  await expect(page.locator('canvas').first()).toBeVisible();

  const kept = await keptPaths(page);
  expect(kept).toContain('/shells/ebook');
  const others = kept.filter((path) => !path.startsWith('/assets/')).sort();
  expect(others).toEqual([
    '/',
    '/app',
    '/auth',
    '/cloths.svg',
    '/ebooks',
    '/khanga.svg',
    '/search',
    '/shells/ebook',
    '/somo-icon.svg',
    '/theme.js',
  ]);
  // The PDF reader is 1.5 MB: whoever never reads here does not pay for it.
  expect(kept.filter((path) => /pdf|Reader|Admin/i.test(path))).toEqual([]);
});

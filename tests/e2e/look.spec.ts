import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { freePdf } from './support/seeded';
import { type Account, DESK, expect, PHONE, test } from './support/test';

const SAMPLES = '/__dev/ui';

/** Every route, both sizes, both themes: nothing for axe to find, nothing to scroll sideways, one heading of level 1. */
const ROUTES: readonly { as: Account | null; paths: readonly string[] }[] = [
  {
    as: null,
    paths: [
      '/',
      '/ebooks',
      '/ebooks?q=nothing-like-this',
      '/auth',
      '/auth?mode=sign-up',
      '/auth?mode=reset',
      '/about',
      '/contact',
      '/terms',
      '/privacy',
      '/cookies',
      '/no-such-page',
      SAMPLES,
    ],
  },
  { as: 'student', paths: ['/user-profile', '/admin'] },
  {
    as: 'teacher',
    paths: ['/admin/ebooks', '/admin/ebooks?q=nothing-like-this', '/admin/ebooks/new', '/admin/messages'],
  },
  { as: 'admin', paths: ['/admin/messages'] },
];

const DEVICES = { phone: PHONE, desk: DESK };

async function expectGoodLooks(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('h1')).toHaveCount(1);
  // The page of samples shows busy states for ever, on purpose.
  if (path !== SAMPLES) await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(1);
  await expect(page).toHaveTitle(/\S/);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found, path).toEqual([]);
}

for (const [name, device] of Object.entries(DEVICES)) {
  for (const theme of ['light', 'dark'] as const) {
    for (const { as, paths } of ROUTES) {
      test(`${name}, ${theme}: pages of ${as ?? 'a visitor'}`, async ({ visit }) => {
        test.setTimeout(240_000);
        const page = await visit(as, device);
        await page.emulateMedia({ colorScheme: theme });
        for (const path of paths) await test.step(path, () => expectGoodLooks(page, path));
      });
    }
  }
}

test('a book and its reader, on a phone at night', async ({ visit }) => {
  const page = await visit(null, PHONE);
  await page.emulateMedia({ colorScheme: 'dark' });
  const path = `/ebooks/${(await freePdf()).id}`;
  await expectGoodLooks(page, path);
  await page.goto(`${path}/read`);
  await expect(page.locator('canvas, article').first()).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
});

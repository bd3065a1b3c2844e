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
      '/audio-library',
      '/audio-library/all',
      '/audio-library/all?q=nothing-like-this',
      '/audio-library/detail?id=nothing-like-this',
      '/demo-audio-listening',
      '/search',
      '/search?q=bio',
      '/search?q=nothing-like-this',
      '/interactive-learning',
      '/interactive-learning?q=nothing-like-this',
      '/live-classes/nothing-like-this',
      '/discussions',
      '/discussions?q=nothing-like-this',
      '/discussion/nothing-like-this',
      '/social',
      '/social/nothing-like-this',
      '/interactive-learning?tab=on-demand',
      '/interactive-learning?tab=on-demand&q=nothing-like-this',
      '/on-demand-classes/nothing-like-this',
      '/resources',
      '/resources?q=nothing-like-this',
      '/resources/nothing-like-this',
      '/bundles',
      '/bundles?q=nothing-like-this',
      '/bundles/nothing-like-this',
      '/reels',
      '/reels/nothing-like-this',
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
    paths: [
      '/admin',
      '/admin/ebooks',
      '/admin/ebooks?q=nothing-like-this',
      '/admin/ebooks/new',
      '/admin/courses/add',
      '/admin/courses/no-such-course/edit',
      '/admin/interactive',
      '/admin/interactive?q=nothing-like-this',
      '/admin/interactive/live/new',
      '/admin/interactive?tab=on-demand',
      '/admin/interactive?tab=on-demand&q=nothing-like-this',
      '/admin/interactive/ondemand/new',
      '/admin/social?tab=reels',
      '/admin/social?tab=discussions',
      '/admin/social?tab=discussions&q=nothing-like-this',
      '/admin/quizzes',
      '/admin/quizzes?tab=questions',
      '/admin/quizzes/new',
      '/admin/quizzes/questions/new',
      '/admin/resources',
      '/admin/resources/new',
      '/admin/bundles',
      '/admin/bundles?q=nothing-like-this',
      '/admin/bundles/new',
      '/admin/messages',
      '/admin/users',
    ],
  },
  {
    as: 'admin',
    paths: [
      '/admin',
      '/admin/messages',
      '/admin/payments',
      '/admin/payments?q=nothing-like-this',
      '/admin/users',
      '/admin/users?role=teacher',
      '/admin/audit',
      '/admin/social',
      '/admin/social?q=nothing-like-this',
      '/admin/social/posts/nothing-like-this/delete',
      '/admin/moderation',
      '/admin/moderation?state=done',
    ],
  },
];

const DEVICES = { phone: PHONE, desk: DESK };

async function expectGoodLooks(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('h1')).toHaveCount(1);
  // The page of samples shows busy states for ever, on purpose.
  if (path !== SAMPLES) await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(1);
  const banner = await page.getByRole('banner').first().boundingBox();
  expect(banner?.height, `the header of ${path} is one row`).toBeLessThan(90);
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

/** Twice the text size; and the longest words that Swahili makes, where the samples have short ones. */
const STRAINS = {
  'at twice the text size': (page: Page) => page.addStyleTag({ content: 'html { font-size: 200% }' }),
  'with long words': (page: Page) =>
    page.evaluate(() => {
      const long = ['tutakapowahakikishia', 'kinachotuunganisha', 'wakitusababishia', 'hawatayaharibu'];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      let count = 0;
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        node.textContent = (node.textContent ?? '').replace(
          /\p{L}{4,}/gu,
          () => long[(count += 1) % long.length] ?? '',
        );
      }
    }),
};

/** What stands out over the edge, where the body would cut it off, and is in nothing that scrolls. */
function cutOff(): string[] {
  const isHeld = (element: Element): boolean => {
    const parent = element.parentElement;
    if (!parent || parent === document.body) return false;
    return getComputedStyle(parent).overflowX !== 'visible' || isHeld(parent);
  };
  return [...document.body.querySelectorAll('*')]
    .filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      return width > 1 && right > document.documentElement.clientWidth + 1 && !isHeld(element);
    })
    .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 30)}`);
}

for (const [name, device] of Object.entries(DEVICES)) {
  for (const [strain, apply] of Object.entries(STRAINS)) {
    test(`${name}: every shared component ${strain}, in both themes`, async ({ visit }, testInfo) => {
      test.setTimeout(180_000);
      const page = await visit(null, device);
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: theme });
        await page.goto(SAMPLES);
        await expect(page.getByRole('heading', { name: 'Ten thousand rows' })).toBeVisible();
        await apply(page);
        expect(await page.evaluate(cutOff), `${theme}: beyond the screen's edge`).toEqual([]);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
        await testInfo.attach(`${name}-${theme}`, {
          body: await page.screenshot({ fullPage: true }),
          contentType: 'image/png',
        });
      }
    });
  }
}

test('ten thousand rows can be scrolled to their end', async ({ visit }) => {
  const page = await visit(null);
  await page.goto(SAMPLES);
  const table = page.getByRole('region', { name: 'Ebooks, many' });
  await expect(table.getByRole('link').first()).toBeVisible();
  await expect(async () => {
    // Rows that come into view are measured, which moves the end.
    await table.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(table.locator('tr[aria-rowindex="10001"]')).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await table.getByRole('row').count()).toBeLessThan(100);
});

import { paths } from '../../src/domain/paths';
import { freePdf } from './support/seeded';
import { expect, test } from './support/test';

/** What Hosting says with every page, and that no page breaks its policy. */

const ID = '0b0e7f0e-6f3a-4d55-9d0a-2f4a1c9d7e01';
/** Every page of the site: src/app/routes.test.tsx proves that `paths` leaves none out. */
const addresses = (id: string) => [
  ...Object.values(paths).map((address) => (typeof address === 'function' ? address(id, id) : address)),
  '/no-such-page',
];

const policyOf = (text: string) =>
  new Map(
    text.split(';').map((part): [string, string] => {
      const [name = '', ...sources] = part.trim().split(' ');
      return [name, sources.join(' ')];
    }),
  );

for (const address of addresses(ID)) {
  test(`${address} is sent with the headers that protect it`, async ({ request }) => {
    const headers = (await request.get(address)).headers();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cache-control']).toBe('no-cache');
    const policy = policyOf(headers['content-security-policy'] ?? '');
    expect(policy.get('default-src')).toBe("'self'");
    expect(policy.get('script-src')).toBe("'self' 'wasm-unsafe-eval'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('object-src')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'self'");
    expect(policy.get('form-action')).toBe("'self'");
  });
}

for (const as of [null, 'admin'] as const) {
  test(`no page breaks the policy for ${as ?? 'a visitor'}`, async ({ visit }) => {
    test.setTimeout(240_000);
    const page = await visit(as);
    const { id } = await freePdf();
    const pages = addresses(id).filter((address) => !address.endsWith('.pdf'));
    for (const address of pages) {
      await test.step(address, async () => {
        await page.goto(address);
        // A reader shows the book's own pages and no heading.
        await expect(page.locator('h1, canvas, article').first()).toBeVisible();
        // The first book waits for the reader to be compiled.
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 60_000 });
      });
    }
    // `visit` fails the test for a breach in any of them.
  });
}

test('what never changes its content may be kept for ever', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const script = /\/assets\/[^"']+\.js/.exec(page)?.[0];
  expect(script).toBeDefined();
  const headers = (await request.get(script ?? '')).headers();
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('the service worker is asked for anew each time', async ({ request }) => {
  const headers = (await request.get('/sw.js')).headers();
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-type']).toContain('javascript');
});

test('code that a release took away is missed, not answered with a page', async ({ request }) => {
  expect((await request.get('/assets/EbookPage-gone.js')).status()).toBe(404);
});

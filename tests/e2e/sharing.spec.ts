import { type APIRequestContext, type Page } from '@playwright/test';
import { freePdf } from './support/seeded';
import { expect, test } from './support/test';

/** What search engines and shared links are told: in the HTML itself, since few of them run scripts. */

async function publicPages(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].flatMap(([, address]) => address ?? []);
}

/** The head as the page's own parser reads it. */
const headOf = (page: Page, html?: string) =>
  page.evaluate((text) => {
    const source = text === undefined ? document : new DOMParser().parseFromString(text, 'text/html');
    const read = (selector: string, attribute: string) =>
      source.querySelector(selector)?.getAttribute(attribute) ?? null;
    const graph = (name: string) => read(`meta[property="og:${name}"]`, 'content');
    return {
      title: source.title,
      description: read('meta[name="description"]', 'content'),
      canonical: read('link[rel="canonical"]', 'href'),
      robots: read('meta[name="robots"]', 'content'),
      graph: {
        title: graph('title'),
        description: graph('description'),
        url: graph('url'),
        image: graph('image'),
        site: graph('site_name'),
      },
    };
  }, html);

test('every page of the sitemap says what it is, at one address, with a picture', async ({
  visit,
  request,
}) => {
  const page = await visit(null);
  await page.goto('/about');
  const addresses = await publicPages(request);
  const paths = addresses.map((address) => new URL(address).pathname);
  expect(paths).toEqual(expect.arrayContaining(['/', '/ebooks', '/auth', '/about', '/contact', '/terms']));
  const titles = new Set<string>();
  for (const address of addresses) {
    const path = new URL(address).pathname;
    const head = await headOf(page, await (await request.get(path)).text());
    expect(head.title, path).toMatch(/Somo/);
    expect(head.description?.length, path).toBeGreaterThan(30);
    expect(head.canonical, path).toBe(address);
    expect(head.robots, path).toBeNull();
    expect(head.graph, path).toMatchObject({
      title: head.title,
      description: head.description,
      url: address,
      site: 'Somo',
    });
    const picture = await request.get(new URL(head.graph.image ?? '').pathname);
    expect(picture.headers()['content-type'], path).toMatch(/^image\//);
    titles.add(head.title);
  }
  expect(titles.size, 'each page has a title of its own').toBe(addresses.length);
});

test('a page says the same of itself when its code has come, and a book speaks for itself', async ({
  visit,
  request,
}) => {
  const page = await visit(null);
  for (const address of await publicPages(request)) {
    const path = new URL(address).pathname;
    await page.goto(`${path}?utm_source=sms`);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await headOf(page), path).toMatchObject({ canonical: address, graph: { url: address } });
  }

  const { id } = await freePdf();
  await page.goto(`/ebooks/${id}`);
  const title = (await page.locator('main article h1').textContent()) ?? '';
  const head = await headOf(page);
  expect(head.title).toBe(`${title} · Somo`);
  expect(head.canonical).toMatch(new RegExp(`/ebooks/${id}$`));
  expect(head.graph).toMatchObject({ title: head.title, url: head.canonical });
  expect(head.description?.length).toBeGreaterThan(30);
});

test('what is not there asks not to be found', async ({ visit }) => {
  const page = await visit(null);
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await headOf(page)).toMatchObject({ robots: 'noindex', canonical: null });
});

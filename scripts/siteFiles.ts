/** The files of the site that are text made at build time. */

/** What search engines should look at: the public pages that the build knows. */
export const sitemap = (siteUrl: string, paths: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${escapeXml(siteUrl + path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** Nothing is secret by this; it spares search engines what they could not read anyway. */
export const robots = (siteUrl: string) =>
  [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /user-profile',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const OWN_HEAD = /<!--page-->[^]*<!--\/page-->/;

/** The built page with a shell in it. `head` takes the place of the title and description that development shows. */
export function fillPage(page: string, { head, html }: { head: string; html: string }): string {
  if (!OWN_HEAD.test(page) || !page.includes('<!--shell-->')) {
    throw new Error('index.html has lost the marks where the build puts a page.');
  }
  return page.replace(OWN_HEAD, () => head).replace('<!--shell-->', () => html);
}

const LATE_CODE =
  /<(script type="module"|link rel="modulepreload")(?=[^>]* (?:src|href)="\/assets\/(?!first-)[^"]*\.js")/g;

/**
 * Browsers ask for module scripts as urgently as for style sheets, and on a narrow line the two share it. Only the small
 * script that asks for the first data may be so early; the rest comes after what the first paint waits for.
 */
export const paintFirst = (page: string): string => page.replace(LATE_CODE, '<$1 fetchpriority="low"');

const SITE_CODE = /<script type="module"([^>]*) src="(\/assets\/site-[^"]*\.js)"><\/script>/;

/** A page with a shell asks for the site's code, and leaves its start to `src/app/startAfterPaint.ts`. */
export function startLate(page: string): string {
  if (!SITE_CODE.test(page)) throw new Error('The built page does not start the chunk named "site".');
  return page.replace(SITE_CODE, '<link rel="modulepreload" data-start$1 href="$2">');
}

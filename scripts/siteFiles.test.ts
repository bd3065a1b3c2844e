import { fillPage, robots, sitemap } from './siteFiles';

const SITE = 'https://somo.example';

describe('the files made at build time', () => {
  it('list each public page by its whole address', () => {
    const xml = sitemap(SITE, ['/', '/ebooks', '/find?a=1&b=2']);
    const places = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
    expect(places).toEqual([`${SITE}/`, `${SITE}/ebooks`, `${SITE}/find?a=1&amp;b=2`]);
    expect(xml).toMatch(/^<\?xml /);
  });

  it('keep the back office out of search engines and name the sitemap', () => {
    expect(robots(SITE)).toContain('Disallow: /admin\n');
    expect(robots(SITE)).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  });

  it('put a page in the place of what development shows, whatever signs it holds', () => {
    const page = '<head><!--page--><title>Somo</title><!--/page--></head><div><!--shell--></div>';
    expect(fillPage(page, { head: '<title>$& · Somo</title>', html: '<h1>$1</h1>' })).toBe(
      '<head><title>$& · Somo</title></head><div><h1>$1</h1></div>',
    );
  });

  it('do not come from a page without the marks', () => {
    expect(() => fillPage('<div></div>', { head: '', html: '' })).toThrow('marks');
  });
});

import { fillPage, paintFirst, robots, sitemap, startLate } from './siteFiles';

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

  it('ask late for the code that the first paint does without, but not for what reads the first data', () => {
    const page = [
      '<link rel="modulepreload" crossorigin href="/assets/HomePage-1.js">',
      '<script src="/theme.js"></script>',
      '<script type="module" crossorigin src="/assets/first-1.js"></script>',
      '<script type="module" crossorigin src="/assets/site-1.js"></script>',
      '<link rel="stylesheet" crossorigin href="/assets/site-1.css">',
    ];
    const late = paintFirst(page.join('\n')).split('\n');
    expect(late.filter((tag) => tag.includes('fetchpriority="low"'))).toEqual([
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/HomePage-1.js">',
      '<script type="module" fetchpriority="low" crossorigin src="/assets/site-1.js"></script>',
    ]);
  });

  it('leave the start of the site to the small script, which waits for the first paint', () => {
    const page = startLate('<script type="module" crossorigin src="/assets/site-1.js"></script>');
    expect(page).toBe('<link rel="modulepreload" data-start crossorigin href="/assets/site-1.js">');
    expect(paintFirst(page)).toContain('fetchpriority="low"');
    expect(() => startLate('<script src="/theme.js"></script>')).toThrow('"site"');
  });

  it('do not come from a page without the marks', () => {
    expect(() => fillPage('<div></div>', { head: '', html: '' })).toThrow('marks');
  });
});

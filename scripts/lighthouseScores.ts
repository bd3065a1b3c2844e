import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

export type Scores = Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>;

/** Lighthouse's four scores of a page on its simulated phone, each out of 100. */
export async function lighthouseScores(url: string, chromePath: string): Promise<Scores> {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error' });
    const categories = result?.lhr.categories ?? {};
    for (const audit of Object.values(result?.lhr.audits ?? {})) {
      if (audit.score === 0) console.log(`  ${audit.id}: ${audit.title}`);
    }
    const score = (name: keyof Scores) => Math.round((categories[name]?.score ?? 0) * 100);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    };
  } finally {
    chrome.kill();
  }
}

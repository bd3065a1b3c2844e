import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { median } from './benchReport';

export type Scores = Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>;

const RUNS = 3;

/** Lighthouse's four scores of a page on its simulated phone, each out of 100: medians, since other work disturbs it. */
export async function lighthouseScores(url: string, chromePath: string): Promise<Scores> {
  const runs: Scores[] = [];
  for (let run = 1; run <= RUNS; run += 1) runs.push(await scoresOf(url, chromePath));
  const of = (name: keyof Scores) => median(runs.map((scores) => scores[name]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best-practices': of('best-practices'),
    seo: of('seo'),
  };
}

async function scoresOf(url: string, chromePath: string): Promise<Scores> {
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

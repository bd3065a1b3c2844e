import { chromium } from '@playwright/test';
import { isSeeded, seedAll, untilCatalogued } from '../tests/support/seed/seed';
import { quizPartOf } from './benchQuizReport';
import { medianVisit, type PageResult, report } from './benchReport';
import { type Visit, visitTwice } from './benchVisit';
import { CSS_BUDGET, JS_BUDGET } from './budget';
import { buildSite } from './buildSite';
import { keptBytes } from './checkBudget';
import { chromiumPath } from './chromium';
import { startGzipProxy } from './gzipProxy';
import { lighthouseScores } from './lighthouseScores';
import { adminEnv, PROJECT_ID, siteEnv } from './localConfig';
import { offsetFromEnv, type Ports, portsFor } from './ports';
import { rewritePerformancePage } from './performancePage';
import { startSuite } from './suite';

/** `npm run bench`: what the public pages cost on a cheap phone, into docs/performance.md. `--no-lighthouse` is faster. */

const RUNS = 3;
const BOOK_LINK = 'main article a[href^="/ebooks/"]';

interface Target {
  address: string;
  path: string;
  /** There when the page's content is. */
  selector: string;
}

async function anyBookId(ports: Ports): Promise<string> {
  const documents = `http://127.0.0.1:${ports.firestore}/v1/projects/${PROJECT_ID}/databases/(default)/documents`;
  const answer = await fetch(`${documents}/ebooks?pageSize=1`, {
    headers: { authorization: 'Bearer owner' },
  });
  const { documents: [book] = [] } = (await answer.json()) as { documents?: { name: string }[] };
  const id = book?.name.split('/').at(-1);
  if (!id) throw new Error('The sample data has no book.');
  return id;
}

const targetsFor = (bookId: string): Target[] => [
  { address: '/', path: '/', selector: BOOK_LINK },
  { address: '/ebooks', path: '/ebooks', selector: BOOK_LINK },
  { address: '/ebooks/{id}', path: `/ebooks/${bookId}`, selector: 'main article h1' },
  { address: '/auth', path: '/auth', selector: 'main input[type="password"]' },
];

async function measure(site: string, targets: readonly Target[], executablePath: string) {
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
  ];
  const browser = await chromium.launch({ executablePath, args });
  const visits = targets.map(() => ({ first: [] as Visit[], second: [] as Visit[] }));
  try {
    for (let run = 1; run <= RUNS; run += 1) {
      for (const [index, target] of targets.entries()) {
        const { first, second } = await visitTwice(browser, site + target.path, target.selector);
        visits[index]?.first.push(first);
        visits[index]?.second.push(second);
        console.log(`run ${run} ${target.address}: content ${Math.round(first.content)} ms`);
      }
    }
  } finally {
    await browser.close();
  }
  return visits.map(({ first, second }) => ({ first: medianVisit(first), second: medianVisit(second) }));
}

async function bench(): Promise<void> {
  const ports = portsFor(offsetFromEnv(2200));
  const executablePath = await chromiumPath();
  await buildSite(siteEnv(ports));
  const suite = await startSuite(ports);
  try {
    Object.assign(process.env, adminEnv(ports));
    if (!(await isSeeded(PROJECT_ID))) {
      await seedAll({ projectId: PROJECT_ID, now: new Date(), log: () => undefined });
      await untilCatalogued(PROJECT_ID);
    }
    const targets = targetsFor(await anyBookId(ports));
    const proxy = await startGzipProxy(`http://127.0.0.1:${ports.hosting}`);
    const visits = await measure(proxy.url, targets, executablePath);
    const results: PageResult[] = [];
    for (const [index, { address, path: place }] of targets.entries()) {
      const visit = visits[index];
      if (!visit) continue;
      const hasScores = !process.argv.includes('--no-lighthouse');
      const scores = hasScores ? await lighthouseScores(proxy.url + place, executablePath) : null;
      if (scores) console.log(address, scores);
      results.push({ address, ...visit, scores });
    }
    proxy.stop();
    const text = report(results, { js: JS_BUDGET, css: CSS_BUDGET, kept: keptBytes() });
    await rewritePerformancePage((before) => `${text}\n${quizPartOf(before)}`);
    console.log(text);
  } finally {
    await suite.stop();
  }
}

await bench();

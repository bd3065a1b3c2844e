import path from 'node:path';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** One visit on a cheap phone: what is fetched, and when something useful shows. */
export interface Visit {
  /** Milliseconds from the start of the navigation. */
  firstPaint: number;
  content: number;
  layoutShift: number;
  requests: number;
  reads: number;
  /** Bytes over the line until content shows, compressed, with their headers. */
  js: number;
  css: number;
  total: number;
}

/** Lighthouse's mobile slow 4G, as DevTools applies it, and a processor four times as slow. */
const LINE = { offline: false, latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 };
const CPU_SLOWDOWN = 4;
const CONTENT_LIMIT_MS = 60_000;
/** Long enough for late shifts of the layout. */
const SETTLE_MS = 1500;
/** The service worker is asked for seconds after the page, and fetches what it keeps. */
const WORKER_LIMIT_MS = 30_000;

/** What scripts/pageMarks.mjs notes in the page. */
interface Marks {
  firstPaint: number;
  content: number;
  shift: number;
}

declare global {
  interface Window {
    somoMarks: Marks;
  }
}

const MARKS_SCRIPT = path.join(import.meta.dirname, 'pageMarks.mjs');

interface Fetched {
  url: string;
  type: string;
  bytes: number;
}

function recordRequests(cdp: CDPSession): Fetched[] {
  const byId = new Map<string, Fetched>();
  const done: Fetched[] = [];
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('http')) byId.set(requestId, { url: request.url, type: type ?? '', bytes: 0 });
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => byId.delete(requestId));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = byId.get(requestId);
    if (request) done.push({ ...request, bytes: encodedDataLength });
  });
  return done;
}

/** Until the device keeps the site: a reader who comes again does so later than that. */
async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated',
    null,
    { timeout: WORKER_LIMIT_MS },
  );
}

async function visit(context: BrowserContext, url: string, selector: string): Promise<Visit> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', LINE);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(`window.somoSelector = ${JSON.stringify(selector)};`);
  await page.addInitScript({ path: MARKS_SCRIPT });
  const fetched = recordRequests(cdp);
  await page.goto(url, { waitUntil: 'commit', timeout: CONTENT_LIMIT_MS });
  await page.waitForFunction(() => window.somoMarks.content > 0, null, { timeout: CONTENT_LIMIT_MS });
  const untilContent = [...fetched];
  await page.waitForTimeout(SETTLE_MS);
  const { firstPaint, content, shift } = await page.evaluate(() => window.somoMarks);
  await untilKept(page);
  await page.close();
  const bytes = (type?: string) =>
    untilContent.reduce((sum, request) => sum + (!type || request.type === type ? request.bytes : 0), 0);
  return {
    firstPaint,
    content,
    layoutShift: shift,
    requests: untilContent.length,
    reads: untilContent.filter((request) => /\/documents[/:]/.test(request.url)).length,
    js: bytes('Script'),
    css: bytes('Stylesheet'),
    total: bytes(),
  };
}

/** A first visit and a second one on the same phone, which keeps the site by then. */
export async function visitTwice(browser: Browser, url: string, selector: string) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const first = await visit(context, url, selector);
    const second = await visit(context, url, selector);
    return { first, second };
  } finally {
    await context.close();
  }
}

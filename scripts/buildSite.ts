import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { firstLoad, type Manifest } from './budget';
import { ROOT } from './localConfig';
import { fillPage, paintFirst, robots, sitemap, startLate } from './siteFiles';
import { buildWorker, keptFiles } from './siteWorker';

/** A page whose frame and skeleton are rendered at build time; `src/app/prerender.tsx` draws it. */
interface Shell {
  file: string;
  path: string | undefined;
  html: string;
  head: string;
  chunk: string;
}

interface PrerenderedSite {
  siteUrl: string;
  shells: Shell[];
  appHead: string;
}

const DIST = path.join(ROOT, 'dist');
const SHELL_BUILD = path.join(ROOT, '.local/prerender');

/**
 * Builds the site and writes its shells: what a phone shows while the script is still on its way. `env` is what
 * src/env.ts reads (`VITE_*`).
 */
export async function buildSite(env: Record<string, string>): Promise<void> {
  Object.assign(process.env, env);
  await build({ root: ROOT, logLevel: 'warn' });
  const { siteUrl, shells, appHead } = await prerender();
  const page = fs.readFileSync(path.join(DIST, 'index.html'), 'utf8');
  const manifest = JSON.parse(fs.readFileSync(path.join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;
  for (const { file, html, head: meta, chunk } of shells) {
    const head = meta + preloads(page, firstLoad(manifest, chunk));
    write(file, paintFirst(startLate(fillPage(page, { html, head }))));
  }
  write('app.html', paintFirst(fillPage(page, { html: '', head: appHead })));
  write(
    'sitemap.xml',
    sitemap(
      siteUrl,
      shells.flatMap((shell) => shell.path ?? []),
    ),
  );
  write('robots.txt', robots(siteUrl));
  await buildWorker(keptFiles(shells, manifest));
}

function write(file: string, text: string): void {
  const target = path.join(DIST, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text);
}

async function prerender(): Promise<PrerenderedSite> {
  await build({
    root: ROOT,
    logLevel: 'warn',
    build: { ssr: 'src/app/prerender.tsx', outDir: SHELL_BUILD, emptyOutDir: true, manifest: false },
  });
  const entry = pathToFileURL(path.join(SHELL_BUILD, 'prerender.js')).href;
  const { renderSite } = (await import(entry)) as { renderSite: () => PrerenderedSite };
  return renderSite();
}

/** The page's own code is asked for with the HTML, not after the entry script has run. */
function preloads(page: string, { js, css }: { js: string[]; css: string[] }): string {
  const missing = (file: string) => !page.includes(file);
  return [
    ...js.filter(missing).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...css.filter(missing).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ].join('');
}

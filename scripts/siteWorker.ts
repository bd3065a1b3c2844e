import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { firstLoad, type Manifest } from './budget';
import { ROOT } from './localConfig';
import { KEPT_PAGES } from './siteChunk';

const DIST = path.join(ROOT, 'dist');
/** The list of the last build, for the budget (scripts/checkBudget.ts). */
export const KEPT_FILES_FILE = path.join(ROOT, '.local/kept.json');
/** What every page shows and only the public folder holds. */
const ALWAYS = ['app.html', 'cloths.svg', 'khanga.svg', 'somo-icon.svg', 'theme.js'];

/**
 * What the service worker keeps: shells and code of the pages that visitors land on and of the search, with its worker;
 * files of the build's folder. Readers of files and the back office come when they are needed.
 */
export function keptFiles(shells: readonly { file: string; chunk: string }[], manifest: Manifest): string[] {
  const pages = Object.values<string>(KEPT_PAGES);
  const kept = shells.filter(({ chunk }) => pages.includes(chunk));
  const code = pages.map((page) => firstLoad(manifest, page)).flatMap(({ js, css }) => [...js, ...css]);
  const workers = pages.flatMap((page) => manifest[page]?.assets ?? []);
  return [...new Set([...ALWAYS, ...kept.map(({ file }) => file), ...code, ...workers])];
}

/** Hosting leaves `.html` out of addresses. */
const urlOf = (file: string) => `/${file.replace(/(^index)?\.html$/, '')}`;

/** What is built into /assets has its revision in its name. */
const revisionOf = (file: string) =>
  file.startsWith('assets/')
    ? null
    : createHash('sha256')
        .update(fs.readFileSync(path.join(DIST, file)))
        .digest('hex')
        .slice(0, 16);

/** Writes the service worker with its list of what to keep; to be called when all else of the site is there. */
export async function buildWorker(files: readonly string[]): Promise<void> {
  fs.writeFileSync(KEPT_FILES_FILE, JSON.stringify(files, null, 1));
  const kept = files.map((file) => ({ url: urlOf(file), revision: revisionOf(file) }));
  await build({
    entryPoints: [path.join(ROOT, 'src/app/serviceWorker.ts')],
    outfile: path.join(DIST, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
    define: { KEPT_FILES: JSON.stringify(kept), 'process.env.NODE_ENV': '"production"' },
  });
}

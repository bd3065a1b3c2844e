import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { ROOT } from './localConfig';

/** A page whose frame and skeleton are rendered at build time; `src/app/prerender.tsx` draws it. */
interface Shell {
  file: string;
  html: string;
  title: string;
}

interface ManifestChunk {
  file: string;
  imports?: string[];
  css?: string[];
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
  const shells = await renderShells();
  const page = fs.readFileSync(path.join(DIST, 'index.html'), 'utf8');
  for (const { file, html, title } of shells) {
    const target = path.join(DIST, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, fill(page, html, title, preloadsFor(file)));
  }
  fs.writeFileSync(path.join(DIST, 'app.html'), fill(page, '', 'Somo', ''));
}

async function renderShells(): Promise<Shell[]> {
  await build({
    root: ROOT,
    logLevel: 'warn',
    build: { ssr: 'src/app/prerender.tsx', outDir: SHELL_BUILD, emptyOutDir: true, manifest: false },
  });
  const entry = pathToFileURL(path.join(SHELL_BUILD, 'prerender.js')).href;
  const { renderShells: render } = (await import(entry)) as { renderShells: () => Shell[] };
  return render();
}

const fill = (page: string, html: string, title: string, head: string) =>
  page
    .replace('<title>Somo</title>', `<title>${title}</title>`)
    .replace('<!--shell-->', () => html)
    .replace('<!--head-->', () => head);

/** The page's own chunk is asked for with the HTML, not after the entry script has run. */
const PAGE_OF_SHELL: Record<string, string> = {
  'index.html': 'src/app/pages/HomePage.tsx',
  'ebooks.html': 'src/features/ebook/EbookListPage.tsx',
  'shells/ebook.html': 'src/features/ebook/EbookPage.tsx',
};

function preloadsFor(file: string): string {
  const manifest = JSON.parse(fs.readFileSync(path.join(DIST, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  const pageKey = PAGE_OF_SHELL[file];
  if (!pageKey) return '';
  const chunks = new Map<string, ManifestChunk>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || chunks.has(key)) return;
    chunks.set(key, chunk);
    chunk.imports?.forEach(visit);
  };
  visit(pageKey);
  const all = [...chunks.values()];
  const styles = new Set(all.flatMap((chunk) => chunk.css ?? []));
  return [
    ...all.map((chunk) => `<link rel="modulepreload" crossorigin href="/${chunk.file}">`),
    ...[...styles].map((css) => `<link rel="stylesheet" crossorigin href="/${css}">`),
  ].join('\n    ');
}

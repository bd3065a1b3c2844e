import type { ChunkModules } from './chunkModulesPlugin';

/** What a public page loads until its data shows, against what it may (docs/performance.md). */

const KIB = 1024;
export const JS_BUDGET = 170 * KIB;
/** Of a player, most of which is on the device from the pages before. */
export const PLAYER_JS_BUDGET = 230 * KIB;
export const CSS_BUDGET = 15 * KIB;
/** What the service worker keeps on the device. */
export const KEPT_BUDGET = 500_000;

/** Heavy, or of no use to a visitor: none of it belongs in the first load of a public page. */
const FORBIDDEN = [
  '@emotion',
  '@mui',
  'formik',
  'notistack',
  'react-slick',
  'slick-carousel',
  'firebase',
  '@firebase',
  'pdfjs-dist',
  'jszip',
  'docx-preview',
  'dompurify',
  'yup',
];

export interface ManifestChunk {
  file: string;
  name?: string;
  imports?: string[];
  css?: string[];
  /** What else it names: the code of a worker. */
  assets?: string[];
}
export type Manifest = Record<string, ManifestChunk>;

/** Where the site starts: the chunk that holds the entry (scripts/siteChunk.ts). */
const entryKey = (manifest: Manifest) => {
  const found = Object.entries(manifest).find(([key, { name }]) => name === 'site' && key.endsWith('.js'));
  if (!found) throw new Error('The build has no chunk named "site".');
  return found[0];
};

/** The page's chunk, the entry's, and all that they import before they run; files of the build's folder. */
export function firstLoad(manifest: Manifest, page: string): { js: string[]; css: string[] } {
  if (!manifest[page]) throw new Error(`The build has no chunk for ${page}.`);
  const keys = new Set([entryKey(manifest), page]);
  for (const key of keys) manifest[key]?.imports?.forEach((next) => keys.add(next));
  const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
  return {
    js: chunks.map(({ file }) => file),
    css: [...new Set(chunks.flatMap(({ css }) => css ?? []))],
  };
}

const packageOf = (module: string) => /.*node_modules\/(@[^/]+|[^/]+)/.exec(module)?.[1];

/** Each forbidden module in these chunks, once by its package. */
export function forbiddenIn(js: readonly string[], modules: ChunkModules): string[] {
  const packages = js.flatMap((file) => Object.keys(modules[file] ?? {})).map(packageOf);
  return FORBIDDEN.filter((name) => packages.includes(name));
}

/** What is wrong with a page's first load; nothing when it is within its budget. */
export function problemsOf(
  sizes: { js: number; css: number },
  forbidden: readonly string[],
  jsBudget = JS_BUDGET,
): string[] {
  return [
    ...over('JavaScript', sizes.js, jsBudget),
    ...over('CSS', sizes.css, CSS_BUDGET),
    ...forbidden.map((name) => `${name} must not be in the first load`),
  ];
}

export const over = (kind: string, bytes: number, budget: number): string[] =>
  bytes > budget ? [`${kind} is ${kib(bytes)}, over ${kib(budget)}`] : [];

export const kib = (bytes: number) => `${(bytes / KIB).toFixed(1)} KiB`;

import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  firstLoad,
  forbiddenIn,
  KEPT_BUDGET,
  kib,
  type Manifest,
  over,
  PLAYER_JS_BUDGET,
  problemsOf,
} from './budget';
import { CHUNK_MODULES_FILE, type ChunkModules } from './chunkModulesPlugin';
import { ROOT } from './localConfig';
import { LIGHT_PAGES, PLAYER_PAGES } from './siteChunk';
import { KEPT_FILES_FILE } from './siteWorker';

const DIST = path.join(ROOT, 'dist');

const readJson = <T>(file: string) => JSON.parse(fs.readFileSync(file, 'utf8')) as T;

/** Hosting compresses what it sends; its emulator does not. So bytes are those of the compressed files. */
const gzipBytes = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + gzipSync(fs.readFileSync(path.join(DIST, file)), { level: 9 }).length, 0);

export const keptBytes = () => gzipBytes(readJson<string[]>(KEPT_FILES_FILE));

/** Prints the first load of each public page of dist/; true when all are within their budget. */
export function checkBudget(): boolean {
  const manifest = readJson<Manifest>(path.join(DIST, '.vite/manifest.json'));
  const modules = readJson<ChunkModules>(CHUNK_MODULES_FILE);
  const problems: string[] = [];
  for (const [address, page] of Object.entries({ ...LIGHT_PAGES, ...PLAYER_PAGES })) {
    const jsBudget = address in PLAYER_PAGES ? PLAYER_JS_BUDGET : undefined;
    const { js, css } = firstLoad(manifest, page);
    const sizes = { js: gzipBytes(js), css: gzipBytes(css) };
    problems.push(
      ...problemsOf(sizes, forbiddenIn(js, modules), jsBudget).map((problem) => `${address}: ${problem}`),
    );
    console.log(
      `${address.padEnd(36)} ${js.length} scripts ${kib(sizes.js)}, ${css.length} style sheets ${kib(sizes.css)}`,
    );
  }
  const kept = keptBytes();
  console.log(`kept on the device ${kib(kept)}`);
  problems.push(...over('What the service worker keeps', kept, KEPT_BUDGET));
  problems.forEach((problem) => console.error(problem));
  return problems.length === 0;
}

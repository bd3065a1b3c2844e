import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { firstLoad, forbiddenIn, kib, type Manifest, problemsOf } from './budget';
import { CHUNK_MODULES_FILE, type ChunkModules } from './chunkModulesPlugin';
import { ROOT } from './localConfig';
import { PUBLIC_PAGES } from './siteChunk';

const DIST = path.join(ROOT, 'dist');

const readJson = <T>(file: string) => JSON.parse(fs.readFileSync(file, 'utf8')) as T;

/** Hosting compresses what it sends; its emulator does not. So bytes are those of the compressed files. */
export const gzipBytes = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + gzipSync(fs.readFileSync(path.join(DIST, file)), { level: 9 }).length, 0);

/** Prints the first load of each public page of dist/; true when all are within their budget. */
export function checkBudget(): boolean {
  const manifest = readJson<Manifest>(path.join(DIST, '.vite/manifest.json'));
  const modules = readJson<ChunkModules>(CHUNK_MODULES_FILE);
  let isGood = true;
  for (const [address, page] of Object.entries(PUBLIC_PAGES)) {
    const { js, css } = firstLoad(manifest, page);
    const sizes = { js: gzipBytes(js), css: gzipBytes(css) };
    const problems = problemsOf(sizes, forbiddenIn(js, modules));
    console.log(
      `${address.padEnd(14)} ${js.length} scripts ${kib(sizes.js)}, ${css.length} style sheets ${kib(sizes.css)}`,
    );
    for (const problem of problems) console.error(`  ${problem}`);
    isGood &&= problems.length === 0;
  }
  return isGood;
}

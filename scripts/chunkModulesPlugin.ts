import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from './localConfig';

/** The modules of every chunk of the last build and their size before compression: chunk file to module to bytes. */
export type ChunkModules = Record<string, Record<string, number>>;

export const CHUNK_MODULES_FILE = path.join(ROOT, '.local/modules.json');

/** Notes what each chunk is made of, so that the budget can name what is heavy (scripts/checkBudget.ts). */
export const chunkModulesPlugin = (): Plugin => ({
  name: 'somo:chunk-modules',
  apply: (config, { command }) => command === 'build' && !config.build?.ssr,
  writeBundle(_options, bundle) {
    const chunks: ChunkModules = {};
    for (const output of Object.values(bundle)) {
      if (output.type !== 'chunk') continue;
      const modules = Object.entries(output.modules).map(([id, { renderedLength }]) => [
        path.relative(ROOT, id),
        renderedLength,
      ]);
      chunks[output.fileName] = Object.fromEntries(modules) as Record<string, number>;
    }
    fs.mkdirSync(path.dirname(CHUNK_MODULES_FILE), { recursive: true });
    fs.writeFileSync(CHUNK_MODULES_FILE, JSON.stringify(chunks, null, 1));
  },
});

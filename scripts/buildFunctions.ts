import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from './localConfig';

/** Bundles functions/src, with what it takes from src/domain, into the one file that the functions run from. */
export async function buildFunctions(): Promise<void> {
  await build({
    entryPoints: [path.join(ROOT, 'functions/src/index.ts')],
    outfile: path.join(ROOT, 'functions/lib/index.cjs'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    sourcemap: true,
    // Installed with the functions (functions/package.json); firebase-tools must find firebase-functions as a package.
    external: [
      'firebase-admin',
      'firebase-admin/*',
      'firebase-functions',
      'firebase-functions/*',
      'dejavu-fonts-ttf/*',
    ],
    logLevel: 'warning',
  });
}

// Before a deployment, `npm run build:functions` runs this file itself.
if (process.argv[1] === fileURLToPath(import.meta.url)) await buildFunctions();

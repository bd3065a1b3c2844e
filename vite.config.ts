import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { chunkModulesPlugin } from './scripts/chunkModulesPlugin';
import { pdfWorkerPlugin } from './scripts/pdfWorkerPlugin';
import { makeSiteChunk, preloadsOf } from './scripts/siteChunk';

/** `SOMO_FUNCTIONS_ORIGIN` is set by `npm start`: some files come from functions behind the site's own address. */
const filesOrigin = process.env.SOMO_FUNCTIONS_ORIGIN;
const fromFunctions = ['/media', String.raw`^/certificates/[^/]+\.pdf$`];
const proxy = Object.fromEntries(
  filesOrigin
    ? fromFunctions.map((path): [string, ProxyOptions] => [path, { target: filesOrigin, xfwd: true }])
    : [],
);

export default defineConfig(({ isSsrBuild: isPrerender = false }) => ({
  plugins: [react(), pdfWorkerPlugin(), chunkModulesPlugin()],
  worker: { format: 'es', plugins: () => [pdfWorkerPlugin()] },
  server: {
    host: '127.0.0.1',
    strictPort: true,
    proxy,
  },
  build: {
    target: 'es2022',
    manifest: true,
    // Public pages must not wait for what only the back office or a reader shows.
    modulePreload: { polyfill: false, resolveDependencies: preloadsOf },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: isPrerender
        ? {}
        : { codeSplitting: { groups: [{ name: makeSiteChunk(), debugName: 'site' }] } },
    },
  },
}));

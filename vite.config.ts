import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pdfWorkerPlugin } from './scripts/pdfWorkerPlugin';

/** `SOMO_FUNCTIONS_ORIGIN` is set by `npm start`: paid media comes from a function behind the site's own address. */
const mediaOrigin = process.env.SOMO_FUNCTIONS_ORIGIN;

export default defineConfig({
  plugins: [react(), pdfWorkerPlugin()],
  worker: { format: 'es', plugins: () => [pdfWorkerPlugin()] },
  server: {
    host: '127.0.0.1',
    strictPort: true,
    proxy: mediaOrigin
      ? { '/media': { target: mediaOrigin, rewrite: (path) => path.replace(/^\/media/, '/media') } }
      : {},
  },
  build: {
    target: 'es2022',
    manifest: true,
    // Public pages must not wait for what only the back office or a reader shows.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
  },
});

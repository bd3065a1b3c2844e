/** The build patches this worker (scripts/pdfWorkerPlugin.ts), so it is bundled here and not taken as it is. */
export const startPdfWorker = (): Worker =>
  new Worker(new URL('pdfjs-dist/build/pdf.worker.mjs', import.meta.url), { type: 'module' });

export const startSearchWorker = (): Worker =>
  new Worker(new URL('./searchWorker.ts', import.meta.url), { type: 'module' });

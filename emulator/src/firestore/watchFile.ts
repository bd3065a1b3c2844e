import { readFileSync, statSync, watchFile, unwatchFile } from 'node:fs';

const intervalMs = 500;

/** Reads a file now and after every change. Polls, since editors replace files and network drives send no events. */
export function readAndWatch(
  file: string,
  onText: (text: string) => void,
  onMissing: () => void,
): () => void {
  const read = (): void => {
    let text: string;
    try {
      text = readFileSync(file, 'utf8');
    } catch {
      onMissing();
      return;
    }
    onText(text);
  };
  read();
  let last = modified(file);
  watchFile(file, { interval: intervalMs, persistent: false }, () => {
    const now = modified(file);
    if (now === last) return;
    last = now;
    read();
  });
  return () => unwatchFile(file);
}

function modified(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs} ${stats.size}` : 'missing';
}

import fs from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from './localConfig';

/** docs/performance.md, which two benches write into: each keeps what the other wrote. */

const PAGE = path.join(ROOT, 'docs/performance.md');

export async function rewritePerformancePage(change: (page: string) => string): Promise<void> {
  const style = await resolveConfig(PAGE);
  const page = change(fs.readFileSync(PAGE, 'utf8'));
  fs.writeFileSync(PAGE, await format(page, { ...style, parser: 'markdown' }));
}

import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { chromium } from '@playwright/test';
import sparticuz from '@sparticuz/chromium';

/**
 * A Chromium for the browser tests, in this order: CHROMIUM_PATH, Playwright's own, one on PATH, and the one that the
 * npm package carries (Linux x64, no download).
 */
export async function chromiumPath(): Promise<string> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const own = chromium.executablePath();
  if (fs.existsSync(own)) return own;
  for (const name of ['chromium', 'google-chrome']) {
    const found = which(name);
    if (found) return found;
  }
  // Only its path: the arguments it suggests switch off web security.
  return sparticuz.executablePath();
}

function which(name: string): string | null {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

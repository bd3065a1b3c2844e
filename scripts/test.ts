import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { isSeeded, seedAll, untilCatalogued } from '../tests/support/seed/seed';
import { buildSite } from './buildSite';
import { checkBudget } from './checkBudget';
import { chromiumPath } from './chromium';
import { adminEnv, PROJECT_ID, ROOT, siteEnv } from './localConfig';
import { offsetFromEnv, portsFor } from './ports';
import { startSuite, type Suite } from './suite';

/**
 * `npm test`: types, lint, unit, rules, functions and end to end, in one run; ends in `N passed, N failed`.
 * `npm test -- unit e2e` runs some of it: static, unit, suite (rules and functions), e2e; more words go to the last.
 */

const STAGES = ['static', 'unit', 'suite', 'e2e'] as const;
type Stage = (typeof STAGES)[number];

interface Count {
  passed: number;
  failed: number;
}

const bin = (name: string) => path.join(ROOT, 'node_modules/.bin', name);

function run(command: string, args: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit' });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

const counted = (ok: boolean): Count => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

async function checkStatically(): Promise<Count[]> {
  const types = await run(bin('tsc'), ['--noEmit', '-p', '.']);
  const lint = await run(bin('eslint'), ['.', '--max-warnings', '0']);
  const format = await run(bin('prettier'), ['--check', '--log-level', 'warn', '.']);
  const unused = await run(bin('knip'), ['--no-progress']);
  return [types, lint, format, unused].map(counted);
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}

/** A runner that fails without a failed test (a suite that does not load) counts as one failure. */
const honest = (ok: boolean, { passed, failed }: Count): Count => ({
  passed,
  failed: ok || failed > 0 ? failed : 1,
});

async function jest(projects: string[], more: string[]): Promise<Count> {
  const report = path.join(ROOT, '.local', `jest-${projects.join('-')}.json`);
  fs.rmSync(report, { force: true });
  const ok = await run(bin('jest'), [
    '--selectProjects',
    ...projects,
    '--json',
    `--outputFile=${report}`,
    '--maxWorkers=2',
    ...more,
  ]);
  const result = readJson<JestReport>(report);
  return honest(ok, { passed: result?.numPassedTests ?? 0, failed: result?.numFailedTests ?? 0 });
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

async function playwright(more: string[]): Promise<Count> {
  const report = path.join(ROOT, '.local/e2e.json');
  fs.rmSync(report, { force: true });
  const ok = await run(bin('playwright'), ['test', ...more]);
  const stats = readJson<PlaywrightReport>(report)?.stats;
  return honest(ok, { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) });
}

function readJson<T>(file: string): T | null {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as T) : null;
}

async function onSuite(stages: Set<Stage>, more: string[]): Promise<Count[]> {
  const ports = portsFor(offsetFromEnv(1200));
  const counts: Count[] = [];
  let suite: Suite | null = null;
  let isOver = false;
  try {
    if (stages.has('e2e')) {
      await buildSite(siteEnv(ports));
      counts.push(counted(checkBudget()));
    }
    suite = await startSuite(ports);
    // Whatever is tested after that fails for this reason alone.
    void suite.ended.then((line) => isOver || console.error(line));
    Object.assign(process.env, adminEnv(ports), { CHROMIUM_PATH: await chromiumPath() });
    if (!(await isSeeded(PROJECT_ID))) {
      await seedAll({ projectId: PROJECT_ID, now: new Date(), log: () => undefined });
      await untilCatalogued(PROJECT_ID);
    }
    if (stages.has('suite')) counts.push(await jest(['suite'], more));
    if (stages.has('e2e')) counts.push(await playwright(more));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    counts.push({ passed: 0, failed: 1 });
  } finally {
    isOver = true;
    await suite?.stop();
  }
  return counts;
}

const words = process.argv.slice(2);
const named = STAGES.filter((stage) => words.includes(stage));
const stages = new Set<Stage>(named.length > 0 ? named : STAGES);
const more = words.filter((word) => !(STAGES as readonly string[]).includes(word));

fs.mkdirSync(path.join(ROOT, '.local'), { recursive: true });
const counts: Count[] = [];
if (stages.has('static')) counts.push(...(await checkStatically()));
if (stages.has('unit')) counts.push(await jest(['unit', 'node'], more));
if (stages.has('suite') || stages.has('e2e')) counts.push(...(await onSuite(stages, more)));

const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);

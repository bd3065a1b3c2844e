import { startEmulator, type Running } from '../emulator';
import type { Decision, FirestoreRequest } from '../../rules/types';
import { parseArgs } from '../args';
import type { Log } from '../log';

/** A running emulator and a REST client for it, as the tests of the edges need them. */
export interface TestEmulator {
  running: Running;
  /** The lines that the emulator logged. */
  lines: string[];
  call: (method: string, path: string, body?: unknown, token?: string) => Promise<Answer>;
}

export interface Answer {
  status: number;
  headers: Headers;
  json: unknown;
}

export const documents = '/v1/projects/demo-somo/databases/(default)/documents';
export const owner = 'owner';

export async function startTestEmulator(
  decide: (request: FirestoreRequest) => Decision,
): Promise<TestEmulator> {
  const lines: string[] = [];
  const log: Log = { info: (line) => lines.push(line), warn: (line) => lines.push(line) };
  const running = await startEmulator(
    parseArgs(['--port', '0']),
    () => ({ decide, coverage: () => ({ report: [] }) }),
    log,
  );
  const origin = `http://127.0.0.1:${running.port}`;
  const call: TestEmulator['call'] = async (method, path, body, token) => {
    const response = await fetch(origin + path, {
      method,
      headers: { origin: 'http://localhost:5173', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      json: isJson ? (JSON.parse(text) as unknown) : text,
    };
  };
  await call('PUT', '/emulator/v1/projects/demo-somo:securityRules', {
    rules: { files: [{ content: 'any' }] },
  });
  return { running, lines, call };
}

/** An unsigned token, as the Auth emulator makes them. */
export function tokenOf(claims: Record<string, unknown>): string {
  const encode = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode({ alg: 'none' })}.${encode(claims)}.`;
}

import { createHash } from 'node:crypto';
import path from 'node:path';
import type { DataFolder, ExportedPart, Moment } from './dataFolder';
import { PROJECT_ID, STORAGE_BUCKET } from './localConfig';
import type { Ports } from './ports';

/**
 * Keeps the data of a running suite: documents are in Firestore's log at once, accounts and files are exported when
 * they changed, and the folder's metadata say up to which commit the three agree.
 */

const PAUSE_MS = 2_000;
/** Tries to find a moment at which nothing moves, before one is taken as it is. */
const TRIES = 5;
const TRY_PAUSE_MS = 200;

type Part = 'auth' | 'storage';
type Prints = Moment['somo']['prints'];

interface Documents {
  time: string;
  settled: boolean;
}

export class Keeper {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();
  private failure: string | null = null;
  private readonly exported = new Map<Part, { print: string; part: ExportedPart }>();

  constructor(
    private readonly ports: Ports,
    private readonly data: DataFolder,
  ) {
    const last = data.moment();
    if (!last) return;
    for (const name of ['auth', 'storage'] as const) {
      this.exported.set(name, { print: last.somo.prints[name], part: last[name] });
    }
  }

  /** Takes the first moment, and another whenever something has changed. */
  async start(): Promise<void> {
    await this.keep();
    this.schedule();
  }

  /** Takes a last moment. */
  async stop(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    await this.running;
    await this.keepOrSay();
  }

  private schedule(): void {
    this.timer = setTimeout(() => {
      this.running = this.keepOrSay().then(() => {
        if (this.timer) this.schedule();
      });
    }, PAUSE_MS);
  }

  private async keepOrSay(): Promise<void> {
    try {
      await this.keep();
      this.failure = null;
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      if (failure !== this.failure) console.error(`The data could not be kept: ${failure}`);
      this.failure = failure;
    }
  }

  private async keep(): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const before = await this.documents();
      const prints = await this.prints();
      const auth = await this.part('auth', prints.auth);
      const storage = await this.part('storage', prints.storage);
      const after = await this.documents();
      const isQuiet = before.time === after.time && before.settled && same(prints, await this.prints());
      if (isQuiet || attempt === TRIES) {
        const { somo } = this.data.moment() ?? {};
        if (somo?.time === before.time && same(somo.prints, prints)) return;
        return this.data.save({ version: auth.version, auth, storage, somo: { time: before.time, prints } });
      }
      await new Promise((resolve) => setTimeout(resolve, TRY_PAUSE_MS));
    }
  }

  /** An export of accounts or files as the print shows them; a new one only where they changed. */
  private async part(name: Part, print: string): Promise<ExportedPart> {
    const known = this.exported.get(name);
    if (known?.print === print) return known.part;
    const folder = `${name}-${Date.now()}`;
    await this.post(this.ports.hub, '/_admin/export', {
      path: path.join(this.data.folder, folder),
      initiatedBy: 'npm start',
      targets: [name],
    });
    const part = this.data.exportedPart(folder, name);
    this.exported.set(name, { print, part });
    return part;
  }

  private async documents(): Promise<Documents> {
    return (await this.post(this.ports.firestore, `/emulator/v1/projects/${PROJECT_ID}:sync`)) as Documents;
  }

  private async prints(): Promise<Prints> {
    const accounts = `/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts:batchGet?maxResults=-1`;
    const [auth, storage] = await Promise.all([this.get(this.ports.auth, accounts), this.files()]);
    return { auth: printOf(auth), storage: printOf(storage) };
  }

  private async files(): Promise<string> {
    let pages = '';
    let token: string | undefined = '';
    while (token !== undefined) {
      const query = token === '' ? '' : `?pageToken=${encodeURIComponent(token)}`;
      const page = await this.get(this.ports.storage, `/storage/v1/b/${STORAGE_BUCKET}/o${query}`);
      pages += page;
      token = (JSON.parse(page) as { nextPageToken?: string }).nextPageToken;
    }
    return pages;
  }

  private get(port: number, address: string): Promise<string> {
    return ask(port, address, { headers: { authorization: 'Bearer owner' } });
  }

  private async post(port: number, address: string, body: object = {}): Promise<unknown> {
    const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
    return JSON.parse(
      await ask(port, address, { method: 'POST', headers, body: JSON.stringify(body) }),
    ) as unknown;
  }
}

async function ask(port: number, address: string, init: RequestInit): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}${address}`, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}: ${text}`);
  return text;
}

const printOf = (text: string) => createHash('sha256').update(text).digest('hex');

const same = (a: Prints, b: Prints) => a.auth === b.auth && a.storage === b.storage;

/** What firebase-tools passes on the command line. */
export interface Args {
  host: string;
  port: number;
  projectId: string;
  rules: string | null;
  functionsEmulator: string | null;
  seedFromExport: string | null;
  /** Options that mean nothing here; they are named in the log. */
  ignored: string[];
}

/** `websocket_port` feeds the suite's own screens, `database-edition` and `single_project_mode` change nothing here. */
const withoutMeaning = new Set(['websocket_port', 'database-edition', 'single_project_mode']);

export function parseArgs(argv: readonly string[]): Args {
  const options = new Map<string, string>();
  for (const [index, word] of argv.entries()) {
    const [, name, inline] = /^--([^=]+)(?:=(.*))?$/s.exec(word) ?? [];
    if (name === undefined) continue;
    const next = argv[index + 1];
    options.set(name, inline ?? (next === undefined || next.startsWith('--') ? 'true' : next));
  }
  const take = (name: string): string | null => {
    const value = options.get(name) ?? null;
    options.delete(name);
    return value;
  };
  return {
    host: take('host') ?? '127.0.0.1',
    port: Number(take('port') ?? 8080),
    projectId: take('project_id') ?? 'demo-project',
    rules: take('rules'),
    functionsEmulator: take('functions_emulator'),
    seedFromExport: take('seed_from_export'),
    ignored: [...options.keys()].filter((name) => !withoutMeaning.has(name)),
  };
}

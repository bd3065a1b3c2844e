import { useRef, useState } from 'react';
import { isAppError, UNEXPECTED_MESSAGE } from '../../domain/errors';
import { checkImportRows, type ImportOutcome, type ImportRow } from '../../domain/userAdmin';
import { readImportFile } from './importFile';
import { useImportUsersMutation } from './userApi';

/** What one call takes: few enough that progress is seen and the call ends in time. */
const PART = 50;

export interface ImportReport {
  row: ImportRow;
  outcome: ImportOutcome;
}

type Step =
  | { name: 'choose'; message?: string }
  | { name: 'checking' | 'importing'; done: number; total: number }
  | { name: 'checked' | 'imported'; reports: ImportReport[]; message?: string };

/** A file of people: checked first without making anything, then made, part by part. */
export function useUserImport() {
  const [file, setFile] = useState<File | null>(null);
  const [step, setStep] = useState<Step>({ name: 'choose' });
  // One file is one request: sent again, it makes what is missing.
  const request = useRef<{ id: string; rows: ImportRow[] }>({ id: '', rows: [] });
  const [send] = useImportUsersMutation();

  const run = async (dryRun: boolean) => {
    const { id, rows } = request.current;
    const checked = checkImportRows(rows);
    const known = new Map(checked.flatMap((row) => ('outcome' in row ? [[row.line, row]] : [])));
    const open = rows.filter(({ line }) => !known.has(line));
    const name = dryRun ? 'checking' : 'importing';
    let message: string | undefined;
    for (let start = 0; start < open.length && message === undefined; start += PART) {
      setStep({ name, done: start, total: open.length });
      const { data, error } = await send({ requestId: id, dryRun, rows: open.slice(start, start + PART) });
      for (const outcome of data?.rows ?? []) known.set(outcome.line, outcome);
      if (error) message = isAppError(error) ? error.message : UNEXPECTED_MESSAGE;
    }
    if (dryRun && message !== undefined) return setStep({ name: 'choose', message });
    const reports = rows.map((row) => ({ row, outcome: known.get(row.line) ?? notReached(row) }));
    setStep({ name: dryRun ? 'checked' : 'imported', reports, ...(message !== undefined && { message }) });
  };

  const choose = async (chosen: File) => {
    setFile(chosen);
    const bytes = await chosen.arrayBuffer().catch(() => null);
    if (!bytes) return setStep({ name: 'choose', message: 'The file could not be read. Choose it again.' });
    const read = readImportFile(new TextDecoder().decode(bytes));
    if ('message' in read) return setStep({ name: 'choose', message: read.message });
    request.current = { id: crypto.randomUUID(), rows: read.rows };
    await run(true);
  };

  return {
    file,
    step,
    choose,
    clear: () => {
      setFile(null);
      setStep({ name: 'choose' });
    },
    start: () => run(false),
  };
}

const notReached = ({ line }: ImportRow): ImportOutcome => ({
  line,
  outcome: 'failed',
  messages: ['The import stopped before this row. Run it again.'],
});

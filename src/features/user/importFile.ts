import { parseCsv, toCsv } from '../../domain/csv';
import { IMPORT_COLUMNS, type ImportRow } from '../../domain/userAdmin';

/** A file of people as a spreadsheet saves it. */

export const IMPORT_FILE_ROWS_MAX = 2000;

type Column = (typeof IMPORT_COLUMNS)[number];
const REQUIRED: readonly Column[] = ['email', 'first_name', 'last_name'];

/** An example that can be filled in and given back. */
export const importTemplate = () =>
  toCsv(IMPORT_COLUMNS, [
    ['asha.mrema@shule.example', 'Asha', 'Mrema', 'student'],
    ['juma.kileo@shule.example', 'Juma', 'Kileo', 'teacher'],
  ]);

export type ImportFile = { rows: ImportRow[] } | { message: string };

/** The rows under the heading, or why the file cannot be used. Headings may be written `First Name` too. */
export function readImportFile(text: string): ImportFile {
  const [head, ...lines] = parseCsv(text);
  const names = (head?.cells ?? []).map((name) => name.trim().toLowerCase().replaceAll(' ', '_'));
  const missing = REQUIRED.filter((name) => !names.includes(name));
  if (missing.length > 0)
    return { message: `The first line must name the columns. Missing: ${missing.join(', ')}` };
  if (lines.length === 0) return { message: 'The file has no rows under its heading.' };
  if (lines.length > IMPORT_FILE_ROWS_MAX)
    return { message: `Use files of at most ${IMPORT_FILE_ROWS_MAX} rows.` };
  return {
    rows: lines.map(({ line, cells }) => {
      const cell = (name: Column) => cells[names.indexOf(name)]?.trim() ?? '';
      return {
        line,
        email: cell('email'),
        first_name: cell('first_name'),
        last_name: cell('last_name'),
        role: cell('role'),
      };
    }),
  };
}

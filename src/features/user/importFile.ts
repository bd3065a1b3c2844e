import { readTable, toCsv } from '../../domain/csv';
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

export function readImportFile(text: string): ImportFile {
  const table = readTable<Column>(text, { required: REQUIRED, rowsMax: IMPORT_FILE_ROWS_MAX });
  if ('message' in table) return table;
  return {
    rows: table.rows.map(({ line, cell }) => ({
      line,
      email: cell('email'),
      first_name: cell('first_name'),
      last_name: cell('last_name'),
      role: cell('role'),
    })),
  };
}

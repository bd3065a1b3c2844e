import { parse, unparse } from 'papaparse';

/** Lists as files for a spreadsheet, and back. */

export type CsvValue = string | number | boolean | null;

/** Without it a spreadsheet takes UTF-8 for the local code page. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A spreadsheet runs a cell that begins like this as a formula, and names come from anybody. Texts that are plain
 * numbers stay numbers, negative ones too. The full-width forms count as their plain ones in East Asian versions.
 */
const FORMULA = /^(?!-\d+(?:[.,]\d+)?$)[=+\-@\t\r\n＝＋－＠]/u;

/** A whole file: UTF-8 with its mark, CRLF, cells that could run neutralised by a leading apostrophe. */
export function toCsv(head: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return BYTE_ORDER_MARK + unparse([[...head], ...rows.map((row) => [...row])], { escapeFormulae: FORMULA });
}

export interface CsvLine {
  /** Where the row begins in the file, from 1. */
  line: number;
  cells: string[];
}

/** The rows of a file that hold anything, whatever its separator; a broken quote ends the row it is in. */
export function parseCsv(text: string): CsvLine[] {
  let line = 1;
  return parse<string[]>(text.replace(/^\uFEFF/u, '')).data.flatMap((cells) => {
    const begin = line;
    line += 1 + cells.join('').split(/\r\n|\r|\n/u).length - 1;
    return cells.some((cell) => cell.trim() !== '') ? [{ line: begin, cells }] : [];
  });
}

/** A cell as it was before `toCsv` kept it from running. */
export const fromCsvCell = (cell: string) => (/^'[=+\-@\t\r\n＝＋－＠]/u.test(cell) ? cell.slice(1) : cell);

export interface CsvRow<Column extends string> extends CsvLine {
  /** Trimmed; empty where the file has no such column. */
  cell(name: Column): string;
}

/** The rows under a heading, or why the file cannot be used. Headings may be written `First Name` too. */
export function readTable<Column extends string>(
  text: string,
  { required, rowsMax }: { required: readonly Column[]; rowsMax: number },
): { rows: CsvRow<Column>[] } | { message: string } {
  const [head, ...lines] = parseCsv(text);
  const names = (head?.cells ?? []).map((name) => name.trim().toLowerCase().replaceAll(' ', '_'));
  const missing = required.filter((name) => !names.includes(name));
  if (missing.length > 0)
    return { message: `The first line must name the columns. Missing: ${missing.join(', ')}` };
  if (lines.length === 0) return { message: 'The file has no rows under its heading.' };
  if (lines.length > rowsMax) return { message: `Use files of at most ${rowsMax} rows.` };
  return {
    rows: lines.map(({ line, cells }) => ({
      line,
      cells,
      cell: (name) => cells[names.indexOf(name)]?.trim() ?? '',
    })),
  };
}

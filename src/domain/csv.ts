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

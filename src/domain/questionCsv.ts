import { ValidationError } from 'yup';
import { type CsvRow, type CsvValue, fromCsvCell, readTable } from './csv';
import { type BankQuestion, QUESTION_KINDS } from './question';
import { isChoice, questionFormSchema, type QuestionForm } from './questionForm';
import { newQuestion, toQuestionForm } from './questionRecord';

/** The question bank as a file for a spreadsheet, and back. What the export writes, the import takes. */

export const QUESTION_COLUMNS = [
  'id',
  'kind',
  'question',
  'options',
  'right_answer',
  'tolerance',
  'units',
  'points',
  'explanation',
  'subject',
  'form',
  'topic',
  'year',
] as const;
type Column = (typeof QUESTION_COLUMNS)[number];

export const QUESTION_FILE_ROWS_MAX = 500;

/** Options stand one a line in their cell, answers too. */
export function questionCells(question: BankQuestion): Record<Column, CsvValue> {
  const form = toQuestionForm(question);
  return {
    id: question.id,
    kind: question.kind,
    question: form.text,
    options: isChoice(form.kind) ? form.options.map(({ text }) => text).join('\n') : '',
    right_answer: rightAnswerOf(form),
    tolerance: form.tolerance,
    units: form.units,
    points: form.points,
    explanation: form.explanation,
    subject: form.subject,
    form: form.form,
    topic: form.topic,
    year: form.year,
  };
}

function rightAnswerOf({ kind, options, trueFalse, accept, value, guide }: QuestionForm): string {
  if (isChoice(kind))
    return options
      .filter(({ isRight }) => isRight)
      .map(({ text }) => text)
      .join('\n');
  if (kind === 'true-false') return trueFalse;
  if (kind === 'short-answer') return accept;
  return kind === 'numeric' ? value : guide;
}

export interface QuestionRow {
  line: number;
  /** The same for the same row of the same file: sent twice, it is one question. */
  id: string;
  form: QuestionForm;
  /** What is wrong, by column. */
  faults: { column: string; message: string }[];
}

export type QuestionFile = { rows: QuestionRow[] } | { message: string };

/** Where the form keeps what stands in a column. */
const COLUMN_OF: Partial<Record<string, Column>> = {
  kind: 'kind',
  text: 'question',
  options: 'options',
  trueFalse: 'right_answer',
  accept: 'right_answer',
  value: 'right_answer',
  guide: 'right_answer',
  tolerance: 'tolerance',
  units: 'units',
  points: 'points',
  explanation: 'explanation',
  subject: 'subject',
  form: 'form',
  topic: 'topic',
  year: 'year',
};

const REQUIRED: readonly Column[] = ['kind', 'question', 'right_answer'];
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The rows under the heading, each checked as the form checks, or why the file cannot be used. */
export async function readQuestionFile(text: string, salt: string): Promise<QuestionFile> {
  const table = readTable<Column>(text, { required: REQUIRED, rowsMax: QUESTION_FILE_ROWS_MAX });
  if ('message' in table) return table;
  const rows = await Promise.all(table.rows.map((row) => readRow(row, salt)));
  const seen = new Set<string>();
  for (const row of rows) {
    if (seen.has(row.id)) row.faults.push({ column: 'id', message: 'This id stands twice in the file' });
    seen.add(row.id);
  }
  return { rows };
}

async function readRow(row: CsvRow<Column>, salt: string): Promise<QuestionRow> {
  const { line, cells } = row;
  const cell = (name: Column) => fromCsvCell(row.cell(name));
  const given = cell('id').toLowerCase();
  const id = UUID.test(given) ? given : await idFrom(`${salt}/${JSON.stringify(cells)}`);
  const { form, faults } = await checked(await formOf(cell, id));
  if (given !== '' && !UUID.test(given))
    faults.unshift({ column: 'id', message: 'Leave the id as it was exported, or empty' });
  return { line, id, form, faults };
}

async function formOf(cell: (name: Column) => string, id: string): Promise<QuestionForm> {
  const right = cell('right_answer').replaceAll('\r\n', '\n');
  const lines = (text: string) =>
    text
      .split(/\r\n|\n/u)
      .map((part) => part.trim())
      .filter(Boolean);
  const kind =
    QUESTION_KINDS.find((known) => known === cell('kind').toLowerCase().replaceAll(' ', '-')) ?? cell('kind');
  const rights = lines(right);
  const options = await Promise.all(
    lines(cell('options')).map(async (text, place) => ({
      id: await idFrom(`${id}/${place}`),
      text,
      isRight: rights.includes(text),
    })),
  );
  return {
    ...newQuestion(),
    kind,
    text: cell('question'),
    options: isChoice(kind) ? options : [],
    trueFalse: kind === 'true-false' ? right.toLowerCase() : 'true',
    accept: kind === 'short-answer' ? right : '',
    value: kind === 'numeric' ? right : '',
    guide: kind === 'essay' ? right : '',
    tolerance: cell('tolerance'),
    units: cell('units'),
    points: cell('points') || '1',
    explanation: cell('explanation'),
    subject: cell('subject'),
    form: cell('form'),
    topic: cell('topic'),
    year: cell('year'),
  };
}

async function checked(form: QuestionForm): Promise<Pick<QuestionRow, 'form' | 'faults'>> {
  try {
    return { form: await questionFormSchema.validate(form, { abortEarly: false }), faults: [] };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faults = error.inner.map(({ path = '', message }) => ({
      column: COLUMN_OF[/^\w+/.exec(path)?.[0] ?? ''] ?? path,
      message,
    }));
    return { form, faults };
  }
}

/** A UUID that follows from a text. */
async function idFrom(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  const hex = [...bytes.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}

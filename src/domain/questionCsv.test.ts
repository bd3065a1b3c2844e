import { webcrypto } from 'node:crypto';
import { QUESTIONS_OF_EACH_KIND } from '../../tests/support/quizzes';
import { toCsv } from './csv';
import { parseBankQuestion } from './question';
import { QUESTION_COLUMNS, questionCells, readQuestionFile } from './questionCsv';
import { toQuestionForm, toQuestionRecord } from './questionRecord';

// jsdom has none.
beforeAll(() => Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle }));

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

/** The bank's question that a form becomes. */
function banked(form: (typeof QUESTIONS_OF_EACH_KIND)[number]) {
  const question = parseBankQuestion(ID, { ...toQuestionRecord(form) });
  if (!question) throw new Error('A question has a text.');
  return question;
}

const rowsOf = async (text: string) => {
  const read = await readQuestionFile(text, 'neema');
  if ('message' in read) throw new Error(read.message);
  return read.rows;
};

test.each(QUESTIONS_OF_EACH_KIND)('what is exported of a $kind question can be imported', async (form) => {
  const question = banked({ ...form, text: `=1+1 ${form.text}` });
  const cells = questionCells(question);
  const [row] = await rowsOf(toCsv(QUESTION_COLUMNS, [QUESTION_COLUMNS.map((column) => cells[column])]));
  expect(row?.faults).toEqual([]);
  expect(row?.id).toBe(ID);
  // Options get ids of their own in the file.
  const plain = ({ options, ...rest }: ReturnType<typeof toQuestionForm>) => ({
    ...rest,
    options: rest.kind.endsWith('choice') ? options.map(({ text, isRight }) => ({ text, isRight })) : [],
  });
  expect(row && plain(row.form)).toEqual(plain(toQuestionForm(question)));
});

test('the same row has the same id each time, and each fault its column', async () => {
  const file = 'kind,question,right_answer,points,year\nguess,,,0,1066\n';
  const [first] = await rowsOf(file);
  const [again] = await rowsOf(file);
  expect(first?.id).toBe(again?.id);
  expect(new Set(first?.faults.map(({ column }) => column))).toEqual(
    new Set(['kind', 'question', 'points', 'year']),
  );
});

test('a file without the columns is refused', async () => {
  expect(await readQuestionFile('kind,text\nessay,Why?\n', 'neema')).toHaveProperty('message');
});

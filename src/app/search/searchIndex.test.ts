import type { SearchEntry, SearchKind } from './searchEntry';
import { type SearchQuestion, SearchIndex } from './searchIndex';

const entry = (id: string, kind: SearchKind, fields: Partial<SearchEntry>): SearchEntry => ({
  id,
  kind,
  path: `/${id}`,
  title: '',
  by: '',
  subject: '',
  form: '',
  more: '',
  cover: null,
  ...fields,
});

const ENTRIES = [
  entry('b1', 'ebook', {
    title: 'Biolojia: Chembe hai',
    by: 'Salum Mwita',
    subject: 'Biology',
    form: 'Form II',
  }),
  entry('b2', 'ebook', {
    title: 'Algebra for all',
    by: 'Neema Kessy',
    subject: 'Mathematics',
    form: 'Form I-IV',
  }),
  entry('b3', 'ebook', {
    title: 'Kufuga ng’ombe',
    by: 'Asha Mbwana',
    subject: 'Agriculture',
    form: 'Form III',
  }),
  entry('a1', 'audio', { title: 'Algebra by heart', by: 'Pendo Éliakim', subject: 'Mathematics' }),
  entry('t1', 'tutor', { title: 'Neema Mushi', subject: 'Mathematics', more: 'Form III' }),
];

const index = new SearchIndex();
beforeAll(() => index.load(ENTRIES));

const NOTHING: SearchQuestion = { text: '', kind: '', subject: '', form: '' };
const found = (question: Partial<SearchQuestion>) =>
  index.find({ ...NOTHING, ...question }).map(({ kind, ids }) => [kind, ...ids]);

it.each([
  [
    'the beginning of a word',
    'alg',
    [
      ['ebook', 'b2'],
      ['audio', 'a1'],
    ],
  ],
  [
    'a slip in a long word',
    'algerba',
    [
      ['ebook', 'b2'],
      ['audio', 'a1'],
    ],
  ],
  ['any case', 'BIOLOJIA', [['ebook', 'b1']]],
  ['no accent', 'eliakim', [['audio', 'a1']]],
  ['a straight apostrophe', "ng'ombe", [['ebook', 'b3']]],
  ['no apostrophe at all', 'ngombe', [['ebook', 'b3']]],
  [
    'words of several fields',
    'neema mathematics',
    [
      ['ebook', 'b2'],
      ['tutor', 't1'],
    ],
  ],
  ['the subject', 'biology', [['ebook', 'b1']]],
  ['signs that mean nothing', '“salum”?', [['ebook', 'b1']]],
  ['what nobody wrote', 'zzzz', []],
])('finds by %s', (_what, text, expected) => {
  expect(found({ text })).toEqual(expected);
});

it('is content with some of the words where nothing has them all', () => {
  expect(found({ text: 'salum algebra' })).toEqual([
    ['ebook', 'b2', 'b1'],
    ['audio', 'a1'],
  ]);
});

it('puts a title before what the word is found in otherwise', () => {
  index.load([entry('later', 'ebook', { title: 'Other', by: 'Algebra Press' }), ...ENTRIES]);
  expect(found({ text: 'algebra', kind: 'ebook' })).toEqual([['ebook', 'b2', 'later']]);
  index.load(ENTRIES);
});

it.each([
  [{ kind: 'tutor' as const }, [['tutor', 't1']]],
  [
    { subject: 'Mathematics' },
    [
      ['ebook', 'b2'],
      ['audio', 'a1'],
      ['tutor', 't1'],
    ],
  ],
  // What is for all forms is for each.
  [{ form: 'Form II' }, [['ebook', 'b1', 'b2']]],
  [{ text: 'algebra', subject: 'Biology' }, []],
])('keeps to %j', (question, expected) => {
  expect(found(question)).toEqual(expected);
});

it('forgets what a new load no longer has', () => {
  index.load(ENTRIES.slice(1));
  expect(found({ text: 'biolojia' })).toEqual([]);
  index.load(ENTRIES);
});

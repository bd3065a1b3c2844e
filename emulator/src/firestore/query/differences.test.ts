import type { Backend } from '../backend';
import type { JsonObject } from '../json';
import {
  and,
  idsOf,
  integer,
  list,
  newBackend,
  or,
  orderBy,
  set,
  text,
  where,
  write,
} from '../testing/backend';
import type { Value } from '../value';

const double = (value: number | 'NaN' | '-Infinity'): Value => ({ doubleValue: value });
const nothing: Value = { nullValue: null };
const map = (fields: Record<string, Value>): Value => ({ mapValue: { fields } });

/** The field `v` of each document; `none` has no such field. */
const DOCUMENTS: Record<string, Value | null> = {
  none: null,
  null: nothing,
  yes: { booleanValue: true },
  nan: double('NaN'),
  minus: double('-Infinity'),
  zero: double(-0),
  one: integer(1),
  ones: double(1),
  bigger: double(9007199254740992),
  big: { integerValue: '9007199254740993' },
  time: { timestampValue: '2026-01-01T00:00:00Z' },
  text: text('1'),
  high: text('\uffff'),
  emoji: text('😀'),
  bytes: { bytesValue: '/w==' },
  nest: list(double('NaN'), text('1')),
  list: list(integer(1), nothing),
  empty: map({}),
  map: map({ k: integer(1) }),
};

const ALL = 'null yes nan minus zero one ones bigger big time text high emoji bytes nest list empty map';
const unary = (op: string): JsonObject => ({ unaryFilter: { field: { fieldPath: 'v' }, op } });
const one = integer(1);
const v = (op: string, value: Value): { where: JsonObject } => ({ where: where('v', op, value) });
const byV = [orderBy('v')];
const backwards = ALL.split(' ').reverse().join(' ');

let backend: Backend;

beforeAll(async () => {
  backend = newBackend();
  const writes = Object.entries(DOCUMENTS).map(([id, value]) => set(`q/${id}`, value ? { v: value } : {}));
  await write(backend, ...writes);
});

/** Where emulators differ easily: null, NaN, 1 and 1.0, types that meet. As Google's emulator answered each. */
it.each<[string, JsonObject, string]>([
  ['every type in order', { orderBy: byV }, ALL],
  ['every type backwards', { orderBy: [orderBy('v', 'DESCENDING')] }, backwards],
  ['== 1', v('EQUAL', one), 'one ones'],
  ['== 1.0', v('EQUAL', double(1)), 'one ones'],
  ['== 0, which -0.0 is', v('EQUAL', integer(0)), 'zero'],
  ['== an int that no float is', v('EQUAL', { integerValue: '9007199254740993' }), 'big'],
  ['== NaN', v('EQUAL', double('NaN')), ''],
  ['== null', v('EQUAL', nothing), ''],
  ['== a list', v('EQUAL', list(one, nothing)), 'list'],
  ['== a map, in which 1 is 1.0', v('EQUAL', map({ k: double(1) })), 'map'],
  ['== inside a map', { where: where('v.k', 'EQUAL', one) }, 'map'],
  ['is null', { where: unary('IS_NULL') }, 'null'],
  ['is not null', { where: unary('IS_NOT_NULL') }, ALL.replace('null ', '')],
  ['is NaN', { where: unary('IS_NAN') }, 'nan'],
  ['is not NaN', { where: unary('IS_NOT_NAN') }, ALL.replace('null ', '').replace('nan ', '')],
  ['!= 1', v('NOT_EQUAL', one), ALL.replace('null ', '').replace('one ones ', '')],
  ['!= NaN', v('NOT_EQUAL', double('NaN')), ALL.replace('null ', '')],
  ['< 1, without NaN', v('LESS_THAN', one), 'minus zero'],
  ['<= 1', v('LESS_THAN_OR_EQUAL', one), 'minus zero one ones'],
  ['> 1.0, numbers only', v('GREATER_THAN', double(1)), 'bigger big'],
  ['> a text, by UTF-8', v('GREATER_THAN', text('1')), 'high emoji'],
  ['>= true', v('GREATER_THAN_OR_EQUAL', { booleanValue: true }), 'yes'],
  ['> a list', v('GREATER_THAN', list(one)), 'list'],
  ['<= a map', v('LESS_THAN_OR_EQUAL', map({ k: one })), 'empty map'],
  ['in, which finds no null', v('IN', list(one, nothing, text('1'))), 'one ones text'],
  ['in, which finds no NaN', v('IN', list(double('NaN'), text('1'))), 'text'],
  ['in, of lists and maps', v('IN', list(list(one, nothing), map({}))), 'empty list'],
  ['not-in NaN', v('NOT_IN', list(double('NaN'), one)), ALL.replace('null ', '').replace('one ones ', '')],
  ['array-contains 1.0', v('ARRAY_CONTAINS', double(1)), 'list'],
  ['array-contains null', v('ARRAY_CONTAINS', nothing), ''],
  ['array-contains NaN', v('ARRAY_CONTAINS', double('NaN')), ''],
  ['array-contains-any with null', v('ARRAY_CONTAINS_ANY', list(nothing, text('1'))), 'nest'],
  [
    'or, each document once',
    {
      where: or(
        where('v', 'EQUAL', one),
        where('v', 'LESS_THAN_OR_EQUAL', one),
        where('v', 'EQUAL', text('1')),
      ),
    },
    'minus zero one ones text',
  ],
  [
    'or, up to a limit',
    { where: or(where('v', 'EQUAL', text('1')), where('v', 'EQUAL', one)), limit: 2 },
    'one ones',
  ],
  [
    'a range of two types',
    { where: and(where('v', 'GREATER_THAN', integer(0)), where('v', 'LESS_THAN', text('z'))) },
    '',
  ],
  ['from 1', { orderBy: byV, startAt: { values: [one], before: true }, limit: 3 }, 'one ones bigger'],
  ['after 1.0', { orderBy: byV, startAt: { values: [double(1)] }, limit: 3 }, 'bigger big time'],
  [
    'before a text, less the first six',
    { orderBy: byV, endAt: { values: [text('1')], before: true }, offset: 6 },
    'ones bigger big time',
  ],
  [
    'names backwards among equals',
    { ...v('EQUAL', one), orderBy: [...byV, orderBy('__name__', 'DESCENDING')] },
    'ones one',
  ],
])('%s', async (_what, query, expected) => {
  expect((await idsOf(backend, 'q', query)).join(' ')).toBe(expected);
});

import { AUDIT_LIMITS } from '../../src/domain/audit';
import { changesBetween } from './auditChanges';

test('names only the fields that were asked for and differ', () => {
  const before = { title: 'A', price: 0, tags: ['x', 'y'], secret: 'one' };
  const after = { title: 'B', price: 0, tags: ['x'], secret: 'two' };
  expect(changesBetween(before, after, ['title', 'price', 'tags'])).toEqual([
    { field: 'title', before: 'A', after: 'B' },
    { field: 'tags', before: 'x, y', after: 'x' },
  ]);
});

test('of a new record all is new, and objects are told as text', () => {
  const after = { is_new: true, chapters: [{ title: 'One' }], year: null };
  expect(changesBetween(undefined, after, ['is_new', 'chapters', 'year'])).toEqual([
    { field: 'is_new', before: null, after: true },
    { field: 'chapters', before: null, after: '[{"title":"One"}]' },
  ]);
});

test('stays small: long texts are cut between characters, and long lists of changes end', () => {
  const [change] = changesBetween({}, { text: '😀'.repeat(1000) }, ['text']);
  expect([...String(change?.after)]).toHaveLength(AUDIT_LIMITS.text);
  const fields = Array.from({ length: 50 }, (_, n) => `f${n}`);
  const many = Object.fromEntries(fields.map((field) => [field, 1]));
  expect(changesBetween({}, many, fields)).toHaveLength(AUDIT_LIMITS.changes);
});

import { array, object, string } from 'yup';
import { optionalText, requiredText } from '../../src/domain/field';
import { checkInput } from './input';

const schema = object({
  title: requiredText('Title is required', 2, 20),
  note: optionalText(5),
  chapters: array(object({ name: string() })).default([]),
});

const problem = (data: unknown) => {
  const checked = checkInput(schema, data);
  return checked.ok ? null : checked.error;
};

test('gives the cleaned value', () => {
  expect(checkInput(schema, { title: '  Kemia  ' })).toEqual({
    ok: true,
    value: { title: 'Kemia', note: '', chapters: [] },
  });
});

test('names every field that the schema refuses', () => {
  expect(problem({ note: 'too long' })).toEqual({
    code: 'invalid',
    message: expect.any(String) as string,
    fields: { title: 'Title is required', note: 'Use at most 5 characters' },
  });
});

test.each([
  ['an unknown field', { title: 'Kemia', role: 'admin' }, 'role'],
  ['an unknown field further in', { title: 'Kemia', chapters: [{ name: 'a' }, { x: 1 }] }, 'chapters[1].x'],
  ['a list for a text', { title: ['Kemia'] }, 'title'],
  ['a text for a list', { title: 'Kemia', chapters: 'all' }, 'chapters'],
  ['a list for the whole', [], 'data'],
  ['a prototype as a field', JSON.parse('{"__proto__":{"title":"Kemia"}}'), '__proto__'],
  ['a prototype in effect', Object.create({ title: 'Kemia' }), 'data'],
  ['an inherited name', { title: 'Kemia', toString: 'x' }, 'toString'],
])('%s', (_name, data: unknown, field) => {
  expect(Object.keys(problem(data)?.fields ?? {})).toEqual([field]);
});

test('a long name of a field is not repeated whole', () => {
  expect(Object.keys(problem({ ['x'.repeat(5000)]: 1 })?.fields ?? {})[0]).toHaveLength(100);
});

import { isCalendarDay } from './calendar';
import { oneOfText, optionalCount, optionalDate, optionalText, requiredText } from './field';

const messageOf = (schema: { validateSync(value: unknown): unknown }, value: unknown) => {
  try {
    schema.validateSync(value);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

it.each([
  ['AB', null],
  ['A', 'Too little'],
  [' A ', 'Too little'],
  ['A\u200B\u200B', 'Too little'],
  ['', 'Too little'],
  [undefined, 'Too little'],
  ['12345', null],
  ['123456', 'Use at most 5 characters'],
])('requiredText says of %j: %s', (value, message) => {
  expect(messageOf(requiredText('Too little', 2, 5), value)).toBe(message);
});

it('optionalText takes nothing for an empty text', () => {
  expect(optionalText(5).validateSync(undefined)).toBe('');
  expect(messageOf(optionalText(5), '123456')).toBe('Use at most 5 characters');
});

it.each([
  ['', null],
  ['1', null],
  ['10', null],
  ['0', 'No'],
  ['11', 'No'],
  ['1.5', 'No'],
  ['-1', 'No'],
  ['1e1', 'No'],
  ['٣', 'No'],
])('optionalCount says of %j: %s', (value, message) => {
  expect(messageOf(optionalCount('No', 1, 10), value)).toBe(message);
});

it.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2024-02-31', false],
  ['2024-13-01', false],
  ['10000-01-01', false],
  ['2024-2-9', false],
  ['', false],
])('isCalendarDay of %j is %s', (text, expected) => {
  expect(isCalendarDay(text)).toBe(expected);
});

it('optionalDate takes an empty text, not a wrong day', () => {
  expect(messageOf(optionalDate('No such day'), '')).toBeNull();
  expect(messageOf(optionalDate('No such day'), '2024-02-31')).toBe('No such day');
});

it('oneOfText takes only what is offered', () => {
  const schema = oneOfText('Choose one', ['a', 'b']);
  expect(messageOf(schema, 'a')).toBeNull();
  expect(messageOf(schema, '')).toBe('Choose one');
  expect(messageOf(schema, 'toString')).toBe('Choose one');
});

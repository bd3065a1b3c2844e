import { isRightNumber } from './numberAnswer';

const key = (value: number, { tolerance = 0, units = [] as string[] } = {}) =>
  ({ kind: 'numeric', value, tolerance, units }) as const;

test.each([
  ['1500', 1500],
  ['+1500', 1500],
  ['1,500', 1500],
  ['1 500', 1500],
  ['1\u00A0500', 1500],
  ["1'500", 1500],
  ['1,234,567.5', 1234567.5],
  ['1.234.567,5', 1234567.5],
  ['1 234 567,5', 1234567.5],
  ['2,5', 2.5],
  ['2.50', 2.5],
  ['.5', 0.5],
  ['5.', 5],
  ['1,234', 1.234],
  ['-3', -3],
  ['−3', -3],
  ['- 3', -3],
  ['-0', 0],
  ['0', 0],
  ['3/4', 0.75],
  ['-1/2', -0.5],
  ['1 1/2', 1.5],
  ['½', 0.5],
  ['1½', 1.5],
  ['1e21', 1e21],
  ['6.02E23', 6.02e23],
  ['6.02 x 10^23', 6.02e23],
  ['6.02×10²³', 6.02e23],
  ['1.6*10^-19', 1.6e-19],
  ['1,6 × 10⁻¹⁹', 1.6e-19],
  ['10^3', 1000],
  ['10³', 1000],
])('%s is %p', (text, value) => {
  expect(isRightNumber(key(value), text)).toBe(true);
});

test.each([
  '',
  ' ',
  'NaN',
  'Infinity',
  '-Infinity',
  '1e999',
  '1/0',
  '0/0',
  'abc',
  '-',
  ',',
  '1,2,3',
  '12,34,567',
  '5 - 3',
  '5 apples',
  '0x10',
  '１２a',
])('"%s" is no number, and never right', (text) => {
  for (const value of [0, 1, 5, 16, Infinity, NaN]) expect(isRightNumber(key(value), text)).toBe(false);
});

test('a point is a decimal point unless a comma says otherwise', () => {
  expect(isRightNumber(key(1234), '1.234')).toBe(false);
  expect(isRightNumber(key(1234), '1,234')).toBe(true);
});

test.each([
  ['9.81', true],
  ['9.8', true],
  ['9.9', true],
  ['9.7', true],
  ['9.91', false],
  ['9.69', false],
])('%s within 0.1 of 9.8: %p', (text, isRight) => {
  expect(isRightNumber(key(9.8, { tolerance: 0.1 }), text)).toBe(isRight);
});

test('what arithmetic loses counts for nobody', () => {
  expect(isRightNumber(key(0.3, { tolerance: 0.1 }), '0.4')).toBe(true);
  expect(isRightNumber(key(6.626e-34), '6.6e-34')).toBe(false);
});

test.each([
  ['12 cm³', true],
  ['12cm^3', true],
  ['12 CM3', true],
  ['12', true],
  ['12 ml', true],
  ['12 cm²', false],
  ['12 m', false],
])('%s, where cm³ or ml is asked for: %p', (text, isRight) => {
  expect(isRightNumber(key(12, { units: ['cm³', 'ml'] }), text)).toBe(isRight);
});

test.each([
  ['Tsh 500', true],
  ['tsh. 500', true],
  ['500 TSH', true],
  ['$ 500', false],
  ['$500', false],
])('%s, where Tsh is asked for: %p', (text, isRight) => {
  expect(isRightNumber(key(500, { units: ['Tsh'] }), text)).toBe(isRight);
});

test('mega is not milli', () => {
  expect(isRightNumber(key(5, { units: ['mW'] }), '5 MW')).toBe(false);
  expect(isRightNumber(key(5, { units: ['mW'] }), '5 mw')).toBe(true);
});

test('a key that is no number is one that nothing answers', () => {
  expect(isRightNumber(key(NaN), 'NaN')).toBe(false);
});

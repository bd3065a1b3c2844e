import * as fc from 'fast-check';
import { formatTsh, parseTsh } from './money';

describe('formatTsh', () => {
  it.each([
    [0, 'Free'],
    [500, 'TSh 500'],
    [12000, 'TSh 12,000'],
    [10_000_000, 'TSh 10,000,000'],
  ])('shows %d as %s', (amount, text) => {
    expect(formatTsh(amount)).toBe(text);
  });
});

describe('parseTsh', () => {
  it.each([
    ['0', 0],
    ['12000', 12000],
    ['12,000', 12000],
    ['12 000', 12000],
    [' TSh 1,234,567 ', 1234567],
    ['tsh500', 500],
  ])('reads %j as %d', (text, amount) => {
    expect(parseTsh(text)).toBe(amount);
  });

  it.each([
    '',
    ' ',
    '-1',
    '1,5',
    '12,00',
    '1,2345',
    '1.5',
    '1e21',
    'NaN',
    'Infinity',
    'free',
    '0x10',
    '١٢',
    '12,000.00',
  ])('does not guess what %j means', (text) => {
    expect(parseTsh(text)).toBeNull();
  });

  it('reads what it wrote', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (amount) => {
        expect(parseTsh(formatTsh(amount))).toBe(amount);
      }),
    );
  });
});

import { parseBundle, toBundleRow } from './bundle';
import { savingOf, worthOf } from './bundleWorth';

const ebook = (price: number) => ({ kind: 'ebook' as const, price });
const audio = (price: number) => ({ kind: 'audio' as const, price });

it('adds up what the parts cost, each currency for itself', () => {
  expect(worthOf([ebook(6500), audio(2.5), ebook(8000), audio(0)])).toEqual([
    { currency: 'TZS', amount: 14_500 },
    { currency: 'USD', amount: 2.5 },
  ]);
  expect(worthOf([ebook(0)])).toEqual([]);
});

it.each([
  ['less than one by one', 11_000, [ebook(6500), ebook(8000), audio(0)], 3500],
  ['as much', 14_500, [ebook(6500), ebook(8000)], null],
  ['in two currencies', 11_000, [ebook(14_000), audio(2.5)], null],
  ['dollars alone', 11_000, [audio(20)], null],
  ['nothing that costs', 11_000, [ebook(0)], null],
])('says what is saved: %s', (_name, price, parts, saving) => {
  expect(savingOf(price, parts)).toBe(saving);
});

it('mends what is stored, and shows what is published alone', () => {
  const stored = {
    title: 'Science',
    price: '11,000',
    parts: [
      { kind: 'ebook', id: 'b1', title: 'Biology' },
      { kind: 'ebook', id: 'b1', title: 'Biology' },
      { kind: 'lesson', id: 'l1', title: 'A lesson' },
      { kind: 'gold', id: 'g1' },
      null,
    ],
  };
  const bundle = parseBundle('x', stored);
  expect(bundle).toMatchObject({
    price: 11_000,
    parts: [{ kind: 'ebook', id: 'b1', title: 'Biology' }],
    published: false,
  });
  expect(bundle && toBundleRow(bundle)).toBeNull();
  expect(parseBundle('x', { ...stored, title: ' ' })).toBeNull();
});

import { findUnfit } from './wordFilter';

it.each([
  'You are a bitch',
  'BITCH!',
  'you b1tch',
  'f u c k this',
  'fuuuuck',
  'wewe ni Malaya',
  'mpumbavu wewe',
  'just kill yourself',
  'sh!t happens',
])('holds "%s"', (text) => expect(findUnfit(text)).toBe('word'));

it.each([
  '0712345678',
  'nipigie 0754 123 456 jioni',
  '+255 712 345 678',
  'whatsapp 255-765-432-109',
  '(0623) 111 222',
  '+44 20 7946 0958',
])('holds the number in "%s"', (text) => expect(findUnfit(text)).toBe('phone'));

it.each([
  'Reproduction in flowering plants: the pistil and the stamens',
  'Assess the class and pass the test',
  'Speed of light: 300 000 000 m/s',
  'x² + 6x = 16, so x = 2 or −8',
  '0.0712 mol of 6.02 × 10^23',
  'Mwaka 1905 hadi 1907',
  'Kumbuka: kumi na moja',
  'ng’ombe wa maziwa',
  'The year 2026, page 1234567',
])('lets "%s" be', (text) => expect(findUnfit(text)).toBeNull());

it('holds what administrators add, words and phrases', () => {
  expect(findUnfit('Wewe ni mjinga', ['Mjinga'])).toBe('word');
  expect(findUnfit('tukutane nyuma ya shule', ['nyuma ya shule'])).toBe('word');
  expect(findUnfit('mjingani', ['mjinga'])).toBeNull();
});

import * as fc from 'fast-check';
import {
  cleanText,
  foldText,
  isBlank,
  matchesWords,
  searchTerm,
  searchTerms,
  splitList,
  visibleLength,
  words,
} from './text';

const anyText = fc.string({ unit: 'binary', maxLength: 60 });

describe('cleanText', () => {
  it.each([
    ['  Neema  ', 'Neema'],
    ['\u00A0Neema\u00A0', 'Neema'],
    ['Al\0gebra', 'Algebra'],
    ['bad \uD800 half', 'bad \uFFFD half'],
    ['e\u0301', '\u00E9'],
    ['👩🏾‍🏫', '👩🏾‍🏫'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ["ng'ombe", "ng'ombe"],
    ['two\nlines', 'two\nlines'],
  ])('makes %j into %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  it('leaves nothing that hangs a write, and is done after one turn', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const clean = cleanText(text);
        expect(clean).not.toMatch(/\0|\p{Surrogate}/u);
        expect(cleanText(clean)).toBe(clean);
      }),
    );
  });
});

describe('isBlank and visibleLength', () => {
  it.each([
    '',
    ' ',
    '\u00A0\u2003',
    '\u200B\u200D\uFEFF',
    '\u2800',
    '\u0007\u001B',
    '\u{E0041}',
    '\uFE0F',
    '\u202E',
  ])('sees nothing in %j', (text) => {
    expect(isBlank(text)).toBe(true);
    expect(visibleLength(text)).toBe(0);
  });

  it.each([
    ['AB', 2],
    ['A\u200BB', 2],
    ['📚', 1],
    ['ش', 1],
    ['ng’ombe', 7],
  ])('sees in %j %d characters', (text, length) => {
    expect(isBlank(text)).toBe(false);
    expect(visibleLength(text)).toBe(length);
  });
});

describe('splitList', () => {
  it.each([
    ['', []],
    ['cells', ['cells']],
    [' cells , cells,revision ', ['cells', 'revision']],
    [',,\u200B,', []],
  ])('splits %j into %j', (text, parts) => {
    expect(splitList(text)).toEqual(parts);
  });
});

describe('foldText and words', () => {
  it.each([
    ['NG’OMBE', 'ngombe'],
    ["ng'ombe", 'ngombe'],
    ['Élève', 'eleve'],
    ['ＦＯＲＭ Ⅱ', 'form ii'],
  ])('folds %j to %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('finds words between whatever is no letter and no digit', () => {
    expect(words('Kidato cha Nne – Fizikia (2).pdf')).toEqual([
      'kidato',
      'cha',
      'nne',
      'fizikia',
      '2',
      'pdf',
    ]);
    expect(words('?!')).toEqual([]);
  });
});

describe('search terms', () => {
  it('keeps every word of a long title findable by its beginning', () => {
    const title =
      'Uainishaji wa viumbe hai na muundo wa seli katika mimea, wanyama na vijidudu vya maabara ya shule';
    const terms = searchTerms(title);
    words(title).forEach((word) => expect(terms).toContain(word.slice(0, 2)));
    expect(searchTerms('Map Reading')).toEqual(expect.arrayContaining(['ma', 'map', 're', 'reading']));
  });

  it('never holds more than 40 of at most 12 characters', () => {
    fc.assert(
      fc.property(anyText, anyText, (title, publisher) => {
        const terms = searchTerms(title, publisher);
        expect(terms.length).toBeLessThanOrEqual(40);
        expect(new Set(terms).size).toBe(terms.length);
        terms.forEach((term) => expect(term.length).toBeLessThanOrEqual(12));
      }),
    );
  });

  it('asks the store for the longest word, as long as terms are', () => {
    expect(searchTerm('the Classification of life')).toBe('classificati');
    expect(searchTerm(' – ')).toBeNull();
  });

  it('finds a text again by any of its words, however it is typed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom("Ng'ombe wa Babu", 'Waves and Electromagnetism', 'Fizikia: Kidato cha II'),
        fc.nat(),
        (title, at) => {
          const all = words(title);
          const word = all[at % all.length] ?? '';
          expect(matchesWords(word.toUpperCase(), title)).toBe(true);
          expect(searchTerms(title)).toContain(searchTerm(word));
        },
      ),
    );
  });

  it('wants every word of the search', () => {
    expect(matchesWords('map rift', 'Map Reading and the Rift Valley', 'Mlimani')).toBe(true);
    expect(matchesWords('map mlim', 'Map Reading', 'Mlimani')).toBe(true);
    expect(matchesWords('map cells', 'Map Reading', 'Mlimani')).toBe(false);
    expect(matchesWords('', 'Map Reading')).toBe(true);
  });
});

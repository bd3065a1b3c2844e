import * as fc from 'fast-check';
import {
  cleanText,
  foldText,
  isBlank,
  matchesWords,
  SEARCH_TERMS_MAX,
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
  const TITLES = [
    'Uainishaji wa viumbe hai na muundo wa seli katika mimea, wanyama na vijidudu vya maabara ya shule',
    'Waves and Electromagnetism: Electrodynamics, Thermoluminescence and Magnetohydrodynamics for Form IV',
    "Ng'ombe wa Babu",
    'Fizikia: Kidato cha II',
    'Map Reading',
    // As many words as a title of 200 characters can have.
    Array.from({ length: 67 }, (_, index) => String(index + 10)).join(' '),
    // Letters of two code units each.
    '𞤀𞤣𞤤𞤢𞤥 𞤨𞤵𞤤𞤢𞤪',
  ];
  const PUBLISHER = 'Mlimani Readers and Publishers of Dar es Salaam';

  it.each(TITLES)('finds %j by every beginning of every word', (title) => {
    const terms = searchTerms(title, PUBLISHER);
    for (const word of words(`${title} ${PUBLISHER}`)) {
      [...word].forEach((_, index, letters) => {
        const typed = letters.slice(0, index + 1).join('');
        expect(terms).toContain(searchTerm(typed.toUpperCase()));
        expect(matchesWords(typed.toUpperCase(), title, PUBLISHER)).toBe(true);
      });
    }
  });

  it('never holds more than the rules take, nor half a character', () => {
    fc.assert(
      fc.property(anyText, fc.string({ unit: 'binary', maxLength: 400 }), (title, publisher) => {
        const terms = searchTerms(title, publisher);
        expect(terms.length).toBeLessThanOrEqual(SEARCH_TERMS_MAX);
        expect(new Set(terms).size).toBe(terms.length);
        terms.forEach((term) => expect(term).not.toMatch(/\p{Surrogate}/u));
      }),
    );
  });

  it.each([
    ['the Classification of life', 'classification'.slice(0, 8)],
    ['ma', 'ma'],
    ['map', 'ma'],
    ['asha@mlimani-secondary.example', 'asha'],
    ['@mlimani.org', 'mlim'],
    [' – ', null],
  ])('asks the store of %j for %j', (search, term) => {
    expect(searchTerm(search)).toBe(term);
  });

  it('wants every word of the search', () => {
    expect(matchesWords('map rift', 'Map Reading and the Rift Valley', 'Mlimani')).toBe(true);
    expect(matchesWords('map mlim', 'Map Reading', 'Mlimani')).toBe(true);
    expect(matchesWords('map cells', 'Map Reading', 'Mlimani')).toBe(false);
    expect(matchesWords('', 'Map Reading')).toBe(true);
  });
});

/**
 * What every typed text goes through before it is checked, stored or searched.
 * A lone surrogate hangs the Firestore client's writes and NUL breaks exports, so both go at the boundary.
 */

/** Characters that take no space on the screen: a text of these alone is blank. U+2800 is the empty braille cell. */
const INVISIBLE = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Trimmed, composed (NFC), without NUL and lone surrogates. */
export function cleanText(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replaceAll('\0', '')
    .normalize('NFC')
    .trim();
}

/** True when nothing in the text can be seen: empty, NBSP, zero-width characters. */
export function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, '') === '';
}

/** An address that a page may link to. */
export const isHttps = (text: string) => /^https:\/\/[^\s/]\S*$/u.test(text) && URL.canParse(text);

/** How many characters a reader sees, at least: what "min 2" in the specification counts. */
export function visibleLength(text: string): number {
  return [...text.replace(INVISIBLE, '')].length;
}

/** What every form says where more was typed than is kept. */
export const tooLong = (max: number) => `Use at most ${max} characters`;

/** The parts of a comma separated text, each once, in order. */
export const splitList = (text: string) => partsOf(text, ',');

/** The same for a text whose parts may also stand on lines of their own. */
export const splitLines = (text: string) => partsOf(text, /[,\n]/u);

function partsOf(text: string, separator: string | RegExp): string[] {
  return [
    ...new Set(
      text
        .split(separator)
        .map(cleanText)
        .filter((part) => !isBlank(part)),
    ),
  ];
}

/** One form for all spellings: no case, no accents, one kind of apostrophe left out (ng’ombe, ng'ombe -> ngombe). */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’‘ʼ`]/gu, '')
    .toLowerCase();
}

/** The folded words of a text, in order. */
export function words(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** So many letters of a word are a term. Each is twice the one before: few terms, and none finds too many records. */
const TERM_LENGTHS = [1, 2, 4, 8, 16];

/** More than the longest title, publisher and the like can have together; the rules refuse what has more. */
export const SEARCH_TERMS_MAX = 256;

/** Counted in characters, which may be two code units long: half of one would hang a write. */
function beginnings(word: string): string[] {
  const letters = [...word];
  return TERM_LENGTHS.filter((length) => length <= letters.length).map((length) =>
    letters.slice(0, length).join(''),
  );
}

/**
 * The `search_terms` of a record: beginnings of its words, which the back office's tables look up with
 * `array-contains`. Short ones come first, so that none of them is ever cut off.
 */
export function searchTerms(...texts: string[]): string[] {
  const terms = [...new Set(texts.flatMap(words).flatMap(beginnings))];
  return terms.sort((a, b) => a.length - b.length).slice(0, SEARCH_TERMS_MAX);
}

/**
 * The one term that a table asks Firestore for, and null for a blank search; the rest is matched by `matchesWords`. Of
 * an e-mail address the part before the @: what follows is the same for many.
 */
export function searchTerm(search: string): string | null {
  const [local = ''] = search.split('@');
  const wanted = words(local).length > 0 ? words(local) : words(search);
  const longest = wanted.sort((a, b) => b.length - a.length)[0] ?? '';
  return beginnings(longest).at(-1) ?? null;
}

/** Every word of the search begins some word of the text. */
export function matchesWords(search: string, ...texts: string[]): boolean {
  const wanted = words(search);
  const found = texts.flatMap(words);
  return wanted.every((word) => found.some((candidate) => candidate.startsWith(word)));
}

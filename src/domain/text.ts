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

/** How many characters a reader sees, at least: what "min 2" in the specification counts. */
export function visibleLength(text: string): number {
  return [...text.replace(INVISIBLE, '')].length;
}

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

const MAX_TERMS = 40;
const MAX_PREFIX = 12;

/**
 * The `search_terms` of a record: prefixes of its words, which the back office's tables look up with
 * `array-contains`. Short prefixes of all words come first, so that a long title keeps every word findable.
 */
export function searchTerms(...texts: string[]): string[] {
  const all = [...new Set(texts.flatMap(words))];
  const terms = new Set<string>();
  for (let length = 2; length <= MAX_PREFIX; length += 1) {
    for (const word of all) {
      if (terms.size === MAX_TERMS) return [...terms];
      if (word.length >= length || length === 2) terms.add(word.slice(0, length));
    }
  }
  return [...terms];
}

/** The one term that a table asks Firestore for, and null for a blank search; the rest is matched by `matchesWords`. */
export function searchTerm(search: string): string | null {
  const longest = words(search).sort((a, b) => b.length - a.length)[0];
  return longest ? longest.slice(0, MAX_PREFIX) : null;
}

/** Every word of the search begins some word of the text. */
export function matchesWords(search: string, ...texts: string[]): boolean {
  const wanted = words(search);
  const found = texts.flatMap(words);
  return wanted.every((word) => found.some((candidate) => candidate.startsWith(word)));
}

import { foldText } from './text';

/**
 * What makes a text wait for an administrator. It refuses nothing: a word may be innocent, and a list that could be tried
 * out would soon be passed by.
 */

/** Rude and abusive words, folded. Words that biology or a dictionary needs are not among them. */
const ENGLISH =
  'fuck fucker fucking motherfucker shit bullshit bitch bastard slut whore cunt dickhead asshole';
const ENGLISH_MORE = 'nigger nigga faggot retard porn porno nudes sexting onlyfans';
const SWAHILI =
  'malaya kuma kumamako kumanina mboro mkundu matako msenge kahaba hanisi mavi mpumbavu pumbavu';
const SWAHILI_MORE = 'fala mshenzi umbwa nyoko mamako kutombana tomba tombana ngono uchi';
/** Said by who means harm to themselves or another. */
const PHRASES = ['kill yourself', 'kill myself', 'send nudes', 'jiue', 'nitajiua', 'picha za uchi'];

const LISTED = new Set([ENGLISH, ENGLISH_MORE, SWAHILI, SWAHILI_MORE].flatMap((list) => list.split(' ')));

/** Signs that stand for letters in words that hide. */
const LETTERS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const unmask = (word: string) => word.replace(/[013457@$!]/g, (sign) => LETTERS[sign] ?? sign);
/** `fuuuck`, and `f.u.c.k` where dots part single letters. */
const shorten = (word: string) => word.replace(/(.)\1+/gu, '$1');

function* spellings(text: string): Generator<string> {
  const joined = text.replace(/\b(\p{L})(?:[\s._*-]+(?=\p{L}\b))/gu, '$1');
  for (const source of [text, joined]) {
    for (const word of source.match(/[\p{L}\p{N}@$!]+/gu) ?? []) {
      const plain = word.replace(/[@$!]+$/u, '');
      yield plain;
      yield unmask(plain);
      yield shorten(unmask(plain));
    }
  }
}

function hasListedWord(folded: string, more: readonly string[]): boolean {
  const extra = more.map(foldText);
  const listed = new Set([...LISTED, ...extra.filter((word) => !word.includes(' '))]);
  const phrases = [...PHRASES, ...extra.filter((word) => word.includes(' '))];
  const spaced = ` ${(folded.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
  if (phrases.some((phrase) => spaced.includes(` ${phrase} `))) return true;
  const short = new Set([...listed].map(shorten));
  for (const word of spellings(folded))
    if (listed.has(word) || (word.length > 3 && short.has(word))) return true;
  return false;
}

/** A number that can be called in Tanzania (0712 345 678, +255712345678), or one written the world over. */
const PHONE = /(?<![\d.,])(?:(?:\+|00)\d|0[67]|255[\s().-]{0,3}[67])(?:[\s().-]{0,3}\d){7,13}(?!\d)/u;

/** What in a text somebody has to look at; null: nothing. `more` are words that administrators have added. */
export function findUnfit(text: string, more: readonly string[] = []): 'word' | 'phone' | null {
  const folded = foldText(text);
  if (hasListedWord(folded, more)) return 'word';
  return PHONE.test(folded) ? 'phone' : null;
}

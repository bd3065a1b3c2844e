/**
 * Texts that break careless code, each with what is kept of it. Every free-text field takes them in the same way, in the
 * form, in the function and in the rules (freeTexts.ts names the fields).
 */

export interface AwkwardText {
  name: string;
  typed: string;
  /** Trimmed and composed, without what would hang a write or break an export; everything else stays as it is. */
  kept: string;
  /** Nothing of it can be seen: a field that must be filled refuses it. */
  isBlank?: boolean;
}

const same = (name: string, text: string): AwkwardText => ({ name, typed: text, kept: text });
const blank = (name: string, typed: string, kept = typed): AwkwardText => ({
  name,
  typed,
  kept,
  isBlank: true,
});

const NAMES = [
  same('a typewriter apostrophe', "Ng'wanamashalla Nyang'hwale"),
  same('a printed apostrophe', 'Ng’wanamashalla Nyang’hwale'),
  same('a turned apostrophe', 'Ng‘wanamashalla Nyang‘hwale'),
  same('a letter apostrophe', 'Ngʼwanamashalla Nyangʼhwale'),
  same('hyphens and small words', 'Mwana-Amina bint Saïd wa Kilwa-Kisiwani'),
  same('Arabic', 'مدرسة النور الثانوية'),
  same('Chinese', '坦桑尼亚中学的数学课本第一册'),
];

const UNICODE = [
  { name: 'accents in pieces', typed: 'Te\u0301lesphore na wenzake', kept: 'Télesphore na wenzake' },
  { name: 'a sign for a letter', typed: 'Hesabu za \u212Bngstrom', kept: 'Hesabu za \u00C5ngstrom' },
  {
    name: 'a letter that grows',
    typed: 'Hesabu za \u0958 darasani',
    kept: 'Hesabu za \u0915\u093C darasani',
  },
  same('marks upon marks', 'H\u0335\u0353\u0301e\u0335\u0353sabu za leo'),
  same('emoji of several parts', '👩🏾‍🏫👨‍👩‍👧 Darasa la kwanza 🇹🇿'),
  same('a text turned around', 'Kitabu \u202Efdp.exe\u202C cha siri'),
  same('marks of direction', '\u200FHesabu\u200E za darasani\u2069'),
  same('spaces of no width', 'Hesa\u200Bbu\u200C za\u2060 Darasa\u200D'),
  same('a soft hyphen', 'Hesabu\u00AD za darasani'),
  same('lines and tabs', 'Hesabu\tza\r\nDarasa\u2028la\u2029kwanza'),
  same('a bell and an escape', 'Hesabu\u0007 za \u001B[31mDarasa'),
  same('what is no character', 'Hesabu \uFFFE\uFFFF za darasani'),
  { name: 'a byte order mark', typed: '\uFEFFHesabu za darasani', kept: 'Hesabu za darasani' },
  { name: 'wide spaces around', typed: '\u00A0\u3000Hesabu za darasani\u2003', kept: 'Hesabu za darasani' },
  { name: 'null bytes', typed: 'Hesabu\0 za\0 darasani', kept: 'Hesabu za darasani' },
  { name: 'half an emoji', typed: 'Hesabu \uD83D za darasani', kept: 'Hesabu \uFFFD za darasani' },
  { name: 'the other half', typed: 'Hesabu \uDCDA za darasani', kept: 'Hesabu \uFFFD za darasani' },
  { name: 'halves the wrong way', typed: 'Hesabu za \uDCDA\uD83D', kept: 'Hesabu za \uFFFD\uFFFD' },
];

const CODE = [
  same('a script', '<script>alert("Hesabu")</script>'),
  same('a picture that runs', '"><img src=x onerror=alert(1)>'),
  same('HTML that is written out', '&lt;b&gt;Hesabu&lt;/b&gt; &amp; &#x27;'),
  same('SQL', "Baraka'); DROP TABLE users;--"),
  same('an operator and a prototype', '{"$ne":null} __proto__ constructor'),
  same('templates', '${7*7} {{7*7}} <%= 7*7 %> #{7*7}'),
  same('places in a file system', '../../etc/passwd%00 C:\\Windows\\..'),
  same('formats', '%s%n%d%x %1$s {0} \\u0041 \\0'),
  same('what code calls nothing', 'null undefined NaN true []'),
  same('a number that is too large', '1e309 -Infinity 0x7fffffff'),
];

export const FORMULAS = [
  same('a formula', '=HYPERLINK("http://x.example")'),
  same('a phone number', '+255 700 000 000'),
  same('a command', '-2+3+cmd|" /C calc"!A0'),
  same('a function', '@SUM(1+1)*cmd|"x"'),
  same('a wide formula', '＝1+1 na kadhalika'),
];

const LENGTHS = [
  same('a word without an end', 'W'.repeat(121)),
  same('two units for each character', '📚'.repeat(151)),
  same('100,000 characters', 'x'.repeat(100_000)),
];

const BLANKS = [
  blank('nothing', ''),
  blank('spaces', ' \t\r\n ', ''),
  blank('wide spaces', '\u00A0\u3000\u2003', ''),
  blank('null bytes alone', '\0\0\0', ''),
  blank('characters of no width', '\u200B\u200C\u200D\u2060'),
  blank('marks of direction alone', '\u202E\u2066\u2069'),
  blank('an empty braille cell', '\u2800\u2800'),
  blank('fillers', '\u115F\u1160\u3164\uFFA0'),
  blank('tags and selectors', '\u{E0041}\uFE0F'),
  blank('soft hyphens alone', '\u00AD\u00AD'),
];

export const AWKWARD_TEXTS: readonly AwkwardText[] = [
  ...NAMES,
  ...UNICODE,
  ...CODE,
  ...FORMULAS,
  ...LENGTHS,
  ...BLANKS,
];

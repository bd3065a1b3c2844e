import { RulesBytes, RulesList } from '../values/values';
import { compilePattern, matchesWhole, replaceAll, splitText } from './pattern';
import { asString, method, type Methods } from './method';

export const stringMethods: Methods<string> = {
  // UTF-16 units, as Google's runtime counts: an emoji is 2.
  size: method(0, (text) => BigInt(text.length)),
  // As Google's runtime: letters beyond ASCII stay as they are.
  lower: method(0, (text) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())),
  upper: method(0, (text) => text.replace(/[a-z]/g, (letter) => letter.toUpperCase())),
  trim: method(0, (text) => text.trim()),
  toUtf8: method(0, (text) => new RulesBytes(Buffer.from(text, 'utf8'))),
  matches: method(1, (text, [pattern]) => matchesWhole(text, compilePattern(asString(pattern)))),
  replace: method(2, (text, [pattern, substitute]) =>
    replaceAll(text, compilePattern(asString(pattern)), asString(substitute)),
  ),
  split: method(1, (text, [pattern]) => new RulesList(splitText(text, compilePattern(asString(pattern))))),
};

export const bytesMethods: Methods<RulesBytes> = {
  size: method(0, ({ bytes }) => BigInt(bytes.length)),
  toBase64: method(0, ({ bytes }) => toBase64(bytes)),
  toHexString: method(0, ({ bytes }) => Buffer.from(bytes).toString('hex').toUpperCase()),
};

/** The URL-safe alphabet, padded. */
function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_');
}

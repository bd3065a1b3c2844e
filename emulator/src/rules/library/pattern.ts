import { RulesError } from '../values/errors';

/** What RE2 has and JavaScript writes otherwise; `inSet` is its form between brackets. */
const PERL_CLASSES: Record<string, { alone: string; inSet: string | null }> = {
  d: { alone: '[0-9]', inSet: '0-9' },
  D: { alone: '[^0-9]', inSet: null },
  w: { alone: '[0-9A-Za-z_]', inSet: '0-9A-Za-z_' },
  W: { alone: '[^0-9A-Za-z_]', inSet: null },
  s: { alone: '[\\t\\n\\f\\r ]', inSet: '\\t\\n\\f\\r ' },
  S: { alone: '[^\\t\\n\\f\\r ]', inSet: null },
};

const POSIX_CLASSES: Record<string, string> = {
  alnum: '0-9A-Za-z',
  alpha: 'A-Za-z',
  digit: '0-9',
  lower: 'a-z',
  upper: 'A-Z',
  space: '\\t\\n\\v\\f\\r ',
  word: '0-9A-Za-z_',
  xdigit: '0-9A-Fa-f',
  punct: '!-\\/:-@\\[-`\\{-~',
};

const compiled = new Map<string, RegExp>();

/**
 * The RE2 pattern as a JavaScript one. What RE2 does not know (look-around, back references) and what is not
 * translated (flags in the middle, \Q..\E) is an error, so that a rule never means something else here.
 */
export function compilePattern(pattern: string): RegExp {
  const known = compiled.get(pattern);
  if (known) return known;
  const { body, flags } = leadingFlags(pattern);
  try {
    const expression = new RegExp(
      new Translator(pattern, body, flags.includes('s')).run(),
      `gu${flags.replace('s', '')}`,
    );
    compiled.set(pattern, expression);
    return expression;
  } catch (error) {
    if (error instanceof SyntaxError) throw unsupported(pattern);
    throw error;
  }
}

function leadingFlags(pattern: string): { body: string; flags: string } {
  const match = /^\(\?([ims]+)\)/.exec(pattern);
  const flags = [...new Set(match?.[1] ?? '')].join('');
  return { body: pattern.slice(match?.[0].length ?? 0), flags };
}

class Translator {
  private at = 0;
  private out = '';

  constructor(
    private readonly pattern: string,
    private readonly body: string,
    private readonly dotMatchesNewline: boolean,
  ) {}

  run(): string {
    while (this.at < this.body.length) this.out += this.next();
    return this.out;
  }

  private next(): string {
    const char = this.body[this.at] ?? '';
    if (char === '\\') return this.escape(false);
    if (char === '[') return this.set();
    if (char === '(') return this.group();
    if (char === '{' && !/^\{\d+(,\d*)?\}/.test(this.body.slice(this.at))) return this.take(1, '\\{');
    if (char === '{') return this.take(this.body.indexOf('}', this.at) - this.at + 1);
    if (char === '}' || char === ']') return this.take(1, `\\${char}`);
    if (char === '.') return this.take(1, this.dotMatchesNewline ? '[^]' : '[^\\n]');
    // A possessive quantifier (`a*+`) is no RE2; a lazy one (`a*?`) is the same in both.
    if ('*+?'.includes(char) && this.body[this.at + 1] === '+') throw unsupported(this.pattern);
    return this.take(1);
  }

  private take(length: number, replacement = this.body.slice(this.at, this.at + length)): string {
    this.at += length;
    return replacement;
  }

  private group(): string {
    if (this.body[this.at + 1] !== '?') return this.take(1);
    const rest = this.body.slice(this.at);
    if (rest.startsWith('(?:')) return this.take(3);
    const named = /^\(\?P?<[A-Za-z_]\w*>/.exec(rest);
    if (!named) throw unsupported(this.pattern);
    return this.take(named[0].length, '(');
  }

  private escape(inSet: boolean): string {
    const rest = this.body.slice(this.at + 1);
    const perl = PERL_CLASSES[rest[0] ?? ''];
    if (perl) {
      const text = inSet ? perl.inSet : perl.alone;
      if (text === null) throw unsupported(this.pattern);
      return this.take(2, text);
    }
    const property = /^([pP])(?:\{(\w+)\}|(\w))/.exec(rest);
    if (property) return this.take(property[0].length + 1, unicodeProperty(property));
    const hex = /^x(?:\{([0-9A-Fa-f]+)\}|([0-9A-Fa-f]{2}))/.exec(rest);
    if (hex) return this.take(hex[0].length + 1, `\\u{${hex[1] ?? hex[2] ?? ''}}`);
    if (/^[nrtfv]/.test(rest)) return this.take(2);
    if (!inSet && /^[bB]/.test(rest)) return this.take(2);
    if (!inSet && rest.startsWith('A')) return this.take(2, '(?<![^])');
    if (!inSet && rest.startsWith('z')) return this.take(2, '(?![^])');
    if (/^[!-/:-@[-`{-~]/.test(rest)) return this.take(2, escapeLiteral(rest[0] ?? ''));
    throw unsupported(this.pattern);
  }

  private set(): string {
    let out = this.take(1);
    if (this.body[this.at] === '^') out += this.take(1);
    if (this.body[this.at] === ']') out += this.take(1, '\\]');
    while (this.body[this.at] !== ']') {
      if (this.at >= this.body.length) throw unsupported(this.pattern);
      out += this.setItem();
    }
    return out + this.take(1);
  }

  private setItem(): string {
    const posix = /^\[:(\w+):\]/.exec(this.body.slice(this.at));
    if (posix) {
      const text = POSIX_CLASSES[posix[1] ?? ''];
      if (text === undefined) throw unsupported(this.pattern);
      return this.take(posix[0].length, text);
    }
    if (this.body[this.at] === '\\') return this.escape(true);
    const char = this.body[this.at] ?? '';
    return this.take(1, char === '[' ? '\\[' : char);
  }
}

function unicodeProperty([, letter = 'p', long, short]: RegExpExecArray): string {
  const name = long ?? short ?? '';
  return name.length <= 2 ? `\\${letter}{${name}}` : `\\${letter}{Script=${name}}`;
}

/** JavaScript's u flag allows a backslash only where it means something. */
function escapeLiteral(char: string): string {
  if (char === '-') return '\\x2d';
  return /[\^$\\.*+?()[\]{}|/]/.test(char) ? `\\${char}` : char;
}

function unsupported(pattern: string): RulesError {
  return new RulesError(`"${pattern}" is not a regular expression of RE2 that is supported here`);
}

/** Whether the pattern matches all of the text. */
export function matchesWhole(text: string, { source, flags }: RegExp): boolean {
  return new RegExp(`^(?:${source})$`, flags.replace(/[gm]/g, '')).test(text);
}

/** Replaces every match; `$1` in the substitute is a group, a backslash takes the next character as it is. */
export function replaceAll(text: string, pattern: RegExp, substitute: string): string {
  return text.replace(pattern, (...match: unknown[]) =>
    substitute.replace(/\\(.)|\$(\d)/gs, (_all, literal: string | undefined, group: string | undefined) => {
      if (literal !== undefined) return literal;
      const captured = match[Number(group)];
      return typeof captured === 'string' ? captured : '';
    }),
  );
}

/** Splits without keeping groups or, but for a first one, empty texts at the end. */
export function splitText(text: string, pattern: RegExp): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    pieces.push(text.slice(from, match.index));
    from = match.index + match[0].length;
  }
  if (from < text.length || pieces.length === 0) pieces.push(text.slice(from));
  while (pieces.length > 1 && pieces.at(-1) === '') pieces.pop();
  return pieces;
}

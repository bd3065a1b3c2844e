import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

/**
 * Turns an ICU text into the form that lingui's runtime formats: `{name}`, and `{n, plural, …}`, `{x, select, …}`
 * with nested texts. Lingui's own compiler is complete and weighs 7 kB compressed, three times the runtime that it
 * feeds, and every page would carry it.
 */
export function compileMessage(message: string): CompiledMessage {
  return new Parser(message).whole() as CompiledMessage;
}

type Choices = Record<string, Token[]>;
type Token = string | [name: string] | [name: string, type: string, choices: Choices];

class Parser {
  private at = 0;

  constructor(private readonly source: string) {}

  whole(): Token[] {
    const tokens = this.text(false);
    if (this.at < this.source.length) this.fail();
    return tokens;
  }

  /** Up to the closing brace or the end. In a plural, `#` stands for the number. */
  private text(inPlural: boolean): Token[] {
    const tokens: Token[] = [];
    while (this.at < this.source.length && this.source[this.at] !== '}') {
      if (this.source[this.at] === '{') tokens.push(this.argument());
      else if (inPlural && this.source[this.at] === '#') tokens.push(this.take(/#/y));
      else tokens.push(this.take(inPlural ? /[^{}#]+/y : /[^{}]+/y));
    }
    return tokens;
  }

  private argument(): Token {
    this.take(/\{\s*/y);
    const name = this.take(/\w+/y);
    if (!this.take(/\s*,\s*/y, true)) {
      this.take(/\s*\}/y);
      return [name];
    }
    const type = this.take(/plural|selectordinal|select/y);
    this.take(/\s*,\s*/y);
    return [name, type, this.choices(type !== 'select')];
  }

  private choices(inPlural: boolean): Choices {
    const choices: Choices = {};
    while (this.source[this.at] !== '}') {
      const key = this.take(/=?\w+/y).replace('=', '');
      this.take(/\s*\{/y);
      choices[key] = this.text(inPlural);
      this.take(/\}\s*/y);
    }
    this.take(/\}/y);
    return choices;
  }

  private take(pattern: RegExp, optional = false): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.source)?.[0] ?? '';
    if (!found && !optional) this.fail();
    this.at += found.length;
    return found;
  }

  private fail(): never {
    throw new Error(`Text cannot be read at ${this.at}: ${this.source}`);
  }
}

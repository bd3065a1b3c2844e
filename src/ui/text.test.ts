import { compileMessage as complete } from '@lingui/message-utils/compileMessage';
import { compileMessage } from './compileMessage';
import { activateLanguage, t } from './text';

afterEach(() => activateLanguage('en'));

describe('t', () => {
  it('returns an English text as it is and fills in values', () => {
    expect(t('Sign In')).toBe('Sign In');
    expect(t("Don't close {name}", { name: 'this page' })).toBe("Don't close this page");
  });

  it.each(['{"$ne":null}', '{name}', '}{', 'constructor', '__proto__'])(
    'shows %j, which somebody typed as a subject, as it is',
    async (typed) => {
      expect(t(typed)).toBe(typed);
      await activateLanguage('sw');
      expect(t(typed)).toBe(typed);
    },
  );

  it('counts in English and in Swahili', async () => {
    const books = '{n, plural, one {# book} other {# books}}';
    expect([t(books, { n: 1 }), t(books, { n: 1200 })]).toEqual(['1 book', '1,200 books']);
    await activateLanguage('sw');
    expect([t(books, { n: 1 }), t(books, { n: 3 })]).toEqual(['kitabu 1', 'vitabu 3']);
  });

  it('shows the English text where Swahili has none yet', async () => {
    await activateLanguage('sw');
    expect(t('Sign In')).toBe('Ingia');
    expect(t('A text that nobody has translated, for {name}', { name: 'Asha' })).toBe(
      'A text that nobody has translated, for Asha',
    );
  });
});

describe('compileMessage', () => {
  it.each([
    'No braces',
    '{name}',
    'Hello {name}, you have {n, plural, =0 {nothing} one {# book by {author}} other {# books}}.',
    '{kind, select, pdf {a PDF} other {a book # of {n, plural, one {# page} other {# pages}}}}',
  ])('reads %j as the complete compiler does', (message) => {
    expect(compileMessage(message)).toEqual(complete(message));
  });

  it.each(['{', '{name', 'a } b {n, plural, one {#}', '{n, date}'])('refuses %j', (message) => {
    expect(() => compileMessage(message)).toThrow('Text cannot be read');
  });
});

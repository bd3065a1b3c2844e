import { i18n } from '@lingui/core';
import { compileMessage } from './compileMessage';

/** The English texts are the ids, so English needs no catalogue; other languages are loaded when they are chosen. */
export const LANGUAGES = { en: 'English', sw: 'Kiswahili' } as const;
export type Language = keyof typeof LANGUAGES;

i18n.setMessagesCompiler(compileMessage);
i18n.load('en', {});
i18n.activate('en');

/**
 * The text in the current language; `{name}` and ICU plurals are filled from `values`. Without values a text stands as it
 * is, whatever its braces: it may be a record's own, such as a subject that somebody typed.
 */
export function t(id: string, values?: Record<string, unknown>): string {
  if (values) return i18n._(id, values);
  return Object.hasOwn(i18n.messages, id) ? String(i18n.messages[id]) : id;
}

export async function activateLanguage(language: Language): Promise<void> {
  if (language === 'sw') {
    const { default: messages } = await import('../locales/sw.json');
    i18n.load('sw', messages);
  }
  i18n.activate(language);
}

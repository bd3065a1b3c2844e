/**
 * The markup of a lesson's text: what the editor writes and no more, so that nothing else is ever stored. Links lead to
 * https addresses or open a mail.
 */

const PLAIN_TAG = '<\\/?(?:p|h2|h3|ul|ol|li|blockquote|strong|em|s|u|code|pre)>|<(?:br|hr)\\s?\\/?>';
const ATTRIBUTE = '\\s(?:href="(?:https:\\/\\/|mailto:)[^"<>\\s]*"|target="_blank"|rel="[a-z ]*")';
const MARKUP = new RegExp(`^(?:[^<>]|${PLAIN_TAG}|<a(?:${ATTRIBUTE})+>|<\\/a>)*$`, 'u');

const NOTHING = new RegExp(`${PLAIN_TAG}|&nbsp;|\\s`, 'gu');

export const isLessonMarkup = (text: string) => MARKUP.test(text);

/** Whether a reader would see anything: the editor leaves `<p></p>` for an empty text. */
export const isEmptyMarkup = (text: string) => text.replace(NOTHING, '') === '';

const DECORATED = /<(p|h2|h3|ul|ol|li|blockquote|strong|em|s|u|code|pre|br|hr)\s[^<>]*>/gu;

/** What an editor says of its tags besides their names, such as where a numbered list begins, is not kept. */
export const cleanMarkup = (html: string) => html.replace(DECORATED, '<$1>');

export const isMarkupLink = (href: string) => /^(?:https:\/\/|mailto:)[^"<>\s]+$/u.test(href);

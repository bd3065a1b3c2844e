import DOMPurify from 'dompurify';

/**
 * Text from a stranger's file: no scripts, no handlers, no forms, no frames, no styles, nothing that calls out.
 * Pictures keep only the name that they have in the book, for the caller to replace.
 */

/** DOMPurify puts this before ids, so that a book's ids never meet the page's. */
const ID_PREFIX = 'user-content-';
export const anchorId = (id: string) => `${ID_PREFIX}${id}`;

const purifier = DOMPurify();

/** Set on pictures instead of `src`, which would fetch. */
export const PICTURE = 'data-picture';

const BOOK_LINK = /^(?![a-z][a-z0-9+.-]*:|\/\/)/i;
const SITE_LINK = /^(https:|mailto:)/i;

purifier.addHook('uponSanitizeAttribute', (element, data) => {
  const name = data.attrName;
  if (/url\s*\(\s*["']?(?!#)/i.test(data.attrValue)) data.keepAttr = false;
  if (name === 'src' || name === 'href' || name === 'xlink:href') {
    if (element.localName === 'img' || element.localName === 'image') {
      if (BOOK_LINK.test(data.attrValue)) element.setAttribute(PICTURE, data.attrValue);
      data.keepAttr = false;
    } else if (element.localName === 'a') {
      data.keepAttr = BOOK_LINK.test(data.attrValue) || SITE_LINK.test(data.attrValue);
    } else {
      data.keepAttr = data.attrValue.startsWith('#');
    }
  }
});

purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.localName === 'a' && SITE_LINK.test(element.getAttribute('href') ?? '')) {
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer nofollow');
  }
});

const FORBIDDEN = [
  'style',
  'form',
  'input',
  'button',
  'select',
  'textarea',
  'option',
  'audio',
  'video',
  'source',
  'track',
];

export function sanitise(source: string | Node): DocumentFragment {
  return purifier.sanitize(source, {
    RETURN_DOM_FRAGMENT: true,
    USE_PROFILES: { html: true, svg: true, mathMl: true },
    FORBID_TAGS: [...FORBIDDEN, 'dialog', 'marquee', 'picture', 'animate', 'set', 'use'],
    FORBID_ATTR: [
      'style',
      'class',
      'srcset',
      'ping',
      'background',
      'popover',
      'contenteditable',
      'tabindex',
      'autofocus',
    ],
    ALLOW_DATA_ATTR: false,
    SANITIZE_NAMED_PROPS: true,
  });
}

/** The page's one h1 is the book's title: headings in the text begin at h2. */
export function demoteHeadings(text: DocumentFragment): void {
  text.querySelectorAll('h1, h2, h3, h4, h5').forEach((heading) => {
    const lower = text.ownerDocument.createElement(`h${Number(heading.localName.slice(1)) + 1}`);
    if (heading.id) lower.id = heading.id;
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  });
}

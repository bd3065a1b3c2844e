/** Turns docx-preview's paragraphs, which get all their meaning from styles, into HTML that means what it shows. */

export interface Heading {
  id: string;
  title: string;
}

export function toPlainMarkup(body: HTMLElement, styles: string): Heading[] {
  body.querySelectorAll<HTMLElement>('span').forEach(emphasise);
  makeLists(body, styles);
  return makeHeadings(body);
}

const rename = (element: Element, name: string): HTMLElement => {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
};

function emphasise(span: HTMLElement): void {
  const { fontWeight, fontStyle, verticalAlign } = span.style;
  const names = [
    (fontWeight === 'bold' || Number(fontWeight) >= 600) && 'strong',
    fontStyle === 'italic' && 'em',
    (verticalAlign === 'super' || verticalAlign === 'sub') && verticalAlign.replace('super', 'sup'),
  ];
  for (const name of names) {
    if (!name) continue;
    const wrapper = span.ownerDocument.createElement(name);
    wrapper.append(...span.childNodes);
    span.append(wrapper);
  }
}

const HEADING = /\bdocx_(?:heading-?([1-6])|(title))\b/i;

/** The page has the one h1: a document's title and first level begin at h2. */
function makeHeadings(body: HTMLElement): Heading[] {
  return [...body.querySelectorAll('p')].flatMap((paragraph) => {
    const match = HEADING.exec(paragraph.className);
    const title = paragraph.textContent.trim();
    if (!match || !title) return [];
    const heading = rename(paragraph, `h${Math.min(6, Number(match[1] ?? 1) + 1)}`);
    heading.id = `heading-${body.querySelectorAll('[id^="heading-"]').length + 1}`;
    return { id: heading.id, title };
  });
}

const NUMBERED = /\bdocx-num-(\d+)-(\d+)\b/;

interface OpenList {
  list: HTMLElement;
  level: number;
  numbering: string;
}

/** Neighbouring paragraphs of one numbering become a list, deeper levels lists inside it. */
function makeLists(body: HTMLElement, styles: string): void {
  let open: OpenList[] = [];
  for (const paragraph of [...body.querySelectorAll('p')]) {
    const match = NUMBERED.exec(paragraph.className);
    if (!match || HEADING.test(paragraph.className)) continue;
    const [name, numbering = '', depth] = match;
    const level = Number(depth);
    const follows = open[0]?.list === paragraph.previousElementSibling && open[0]?.numbering === numbering;
    open = follows ? open.filter((list) => list.level <= level) : [];
    const current = open.at(-1);
    if (!current || current.level < level) {
      const list = body.ownerDocument.createElement(isCounted(name, styles) ? 'ol' : 'ul');
      const host = current?.list.lastElementChild;
      if (host) host.append(list);
      else paragraph.before(list);
      open.push({ list, level, numbering });
    }
    open.at(-1)?.list.append(rename(paragraph, 'li'));
  }
}

/** A number before each item, not a bullet: the style sheet's rule for it counts. */
const isCounted = (name: string, styles: string) =>
  styles.split('}').some((rule) => rule.includes(`p.${name}:before`) && rule.includes('counter('));

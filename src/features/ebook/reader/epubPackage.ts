import { BookProblem } from './bookProblem';

/** The paper work of an EPUB: which files it has, in which order they are read, what its contents list says. */

export interface ManifestItem {
  /** Its place in the archive. */
  path: string;
  type: string;
  isNav: boolean;
}

export interface EpubPackage {
  items: ReadonlyMap<string, ManifestItem>;
  /** Paths of the chapters in reading order. */
  spine: readonly string[];
  /** Path of the contents list: an EPUB 3 navigation page or an EPUB 2 NCX. */
  contentsPath: string | null;
}

/** Without a DOCTYPE's own entities: they can swell a few bytes to gigabytes. */
const withoutEntities = (xml: string) => xml.replace(/<!DOCTYPE[^[>]*\[[\s\S]*?\]\s*>/i, '');

export function parseXml(xml: string): Document | null {
  const parsed = new DOMParser().parseFromString(withoutEntities(xml), 'application/xml');
  return parsed.getElementsByTagName('parsererror').length > 0 ? null : parsed;
}

/** A page of the book; many books are no well-formed XML, which browsers forgive in HTML. */
export const parsePage = (source: string): Document =>
  parseXml(source) ?? new DOMParser().parseFromString(source, 'text/html');

const byName = (root: Document | Element, name: string) => [...root.getElementsByTagNameNS('*', name)];

/** `../images/a%20b.png` beside `OEBPS/text/one.xhtml` is `OEBPS/images/a b.png`; null when it leaves the book. */
export function resolvePath(href: string, from: string): string | null {
  const [path = ''] = href.split(/[?#]/);
  const parts = from.split('/').slice(0, -1);
  for (const part of decode(path).split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return null;
    } else if (part !== '.' && part !== '') {
      parts.push(part);
    }
  }
  return path === '' ? from : parts.join('/');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const fragmentOf = (href: string): string | null => {
  const at = href.indexOf('#');
  return at >= 0 && at < href.length - 1 ? decode(href.slice(at + 1)) : null;
};

export function parseContainer(xml: string | null): string {
  const root = xml === null ? null : parseXml(xml);
  const path = root && byName(root, 'rootfile')[0]?.getAttribute('full-path');
  if (!path) throw new BookProblem('damaged');
  return path;
}

export function parsePackage(xml: string | null, path: string): EpubPackage {
  const root = xml === null ? null : parseXml(xml);
  if (!root) throw new BookProblem('damaged');
  const items = new Map<string, ManifestItem>();
  for (const item of byName(root, 'item')) {
    const place = resolvePath(item.getAttribute('href') ?? '', path);
    if (!place) continue;
    const properties = (item.getAttribute('properties') ?? '').split(/\s+/);
    const type = item.getAttribute('media-type') ?? '';
    items.set(item.getAttribute('id') ?? '', { path: place, type, isNav: properties.includes('nav') });
  }
  const spine = byName(root, 'itemref')
    .filter((reference) => reference.getAttribute('linear') !== 'no')
    .flatMap((reference) => items.get(reference.getAttribute('idref') ?? '')?.path ?? []);
  if (spine.length === 0) throw new BookProblem('damaged');
  const ncx = byName(root, 'spine')[0]?.getAttribute('toc');
  const contents = [...items.values()].find((item) => item.isNav) ?? items.get(ncx ?? '');
  return { items, spine, contentsPath: contents?.path ?? null };
}

export interface ContentsLink {
  title: string;
  href: string;
}

const textOf = (element: Element | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The entries of a navigation page or an NCX, in order, whatever their depth. */
export function parseContents(source: string): ContentsLink[] {
  const root = parsePage(source);
  const points = byName(root, 'navPoint');
  const links = points.length
    ? points.map((point) => ({
        title: textOf(byName(point, 'text')[0]),
        href: byName(point, 'content')[0]?.getAttribute('src') ?? '',
      }))
    : byName(tocOf(root) ?? root, 'a').map((link) => ({
        title: textOf(link),
        href: link.getAttribute('href') ?? '',
      }));
  return links.filter(({ title, href }) => title && href);
}

/** A navigation page may list pages and landmarks too. */
const tocOf = (root: Document) =>
  byName(root, 'nav').find((nav) =>
    [...nav.attributes].some(({ localName, value }) => /(^|:)type$/.test(localName) && value === 'toc'),
  ) ?? byName(root, 'nav')[0];

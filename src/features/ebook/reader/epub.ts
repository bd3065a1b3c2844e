import { COVER_FILE } from '../../../domain/imageFile';
import { t } from '../../../ui/text';
import { Archive } from './archive';
import {
  type EpubPackage,
  fragmentOf,
  parseContainer,
  parseContents,
  parsePackage,
  parsePage,
  resolvePath,
} from './epubPackage';
import type { ContentsEntry, ProseBook } from './proseBook';
import { anchorId, demoteHeadings, PICTURE, sanitise } from './sanitise';

const SVG = 'image/svg+xml';

/** Opens an EPUB as text without scripts; whatever it names outside itself stays outside. */
export async function openEpub(bytes: Uint8Array): Promise<ProseBook> {
  const archive = await Archive.open(bytes);
  const packagePath = parseContainer(await archive.readText('META-INF/container.xml'));
  const book = parsePackage(await archive.readText(packagePath), packagePath);
  const chapterAt = (href: string, from: string) => {
    const path = resolvePath(href, from);
    const chapter = path === null ? -1 : book.spine.indexOf(path);
    const fragment = fragmentOf(href);
    return chapter < 0 ? null : { chapter, anchor: fragment && anchorId(fragment) };
  };
  const contents = await readContents(archive, book, chapterAt);
  const pictures = new Pictures(archive, book);
  return {
    contents,
    chapters: titlesOf(book, contents),
    resolve: (href, from) => chapterAt(href, book.spine[from] ?? ''),
    loadChapter: async (index) => {
      const path = book.spine[index] ?? '';
      const source = await archive.readText(path);
      const page = parsePage(source ?? '');
      const body = page.getElementsByTagName('body')[0] ?? page.documentElement;
      // As HTML text: the sanitiser must see what the page's parser will see, not XML's idea of it.
      const text = sanitise(asHtml(body));
      demoteHeadings(text);
      await pictures.fill(text, path);
      return text;
    },
    close: () => pictures.close(),
  };
}

/** XML's `<div/>` and namespaces, spelled as HTML spells them. */
function asHtml(body: Element): string {
  const html = document.implementation.createHTMLDocument('');
  const target = html.createElement('div');
  target.append(...[...body.childNodes].map((node) => html.importNode(node, true)));
  return target.innerHTML;
}

async function readContents(
  archive: Archive,
  { contentsPath }: EpubPackage,
  chapterAt: (href: string, from: string) => { chapter: number; anchor: string | null } | null,
): Promise<ContentsEntry[]> {
  const source = contentsPath === null ? null : await archive.readText(contentsPath);
  if (source === null || contentsPath === null) return [];
  return parseContents(source).flatMap(({ title, href }) => {
    const target = chapterAt(href, contentsPath);
    return target ? [{ title, ...target }] : [];
  });
}

/** A chapter is called what the contents list calls it, or what the one before is called. */
function titlesOf({ spine }: EpubPackage, contents: readonly ContentsEntry[]) {
  let title = '';
  return spine.map((_, chapter) => {
    title = contents.find((entry) => entry.chapter === chapter)?.title ?? title;
    return { title: title || t('Part {n}', { n: chapter + 1 }) };
  });
}

/** The book's pictures as addresses of this page's own. */
class Pictures {
  private readonly urls = new Map<string, string>();

  constructor(
    private readonly archive: Archive,
    private readonly book: EpubPackage,
  ) {}

  async fill(text: DocumentFragment, chapterPath: string): Promise<void> {
    for (const element of text.querySelectorAll(`[${PICTURE}]`)) {
      const path = resolvePath(element.getAttribute(PICTURE) ?? '', chapterPath);
      const url = path === null ? null : await this.urlOf(path);
      element.removeAttribute(PICTURE);
      if (!url) element.replaceWith(element.getAttribute('alt') ?? '');
      else if (element.localName === 'image') element.setAttribute('href', url);
      else element.setAttribute('src', url);
    }
  }

  close(): void {
    this.urls.forEach((url) => URL.revokeObjectURL(url));
    this.urls.clear();
  }

  private async urlOf(path: string): Promise<string | null> {
    const known = this.urls.get(path);
    if (known) return known;
    const bytes = await this.archive.read(path);
    const type = bytes && this.typeOf(path, bytes);
    if (!type) return null;
    const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type }));
    this.urls.set(path, url);
    return url;
  }

  /** An SVG in an `<img>` runs no script and fetches nothing. */
  private typeOf(path: string, bytes: Uint8Array): string | null {
    const image = COVER_FILE.sniff(bytes);
    if (image) return `image/${image}`;
    return [...this.book.items.values()].some((item) => item.path === path && item.type === SVG) ? SVG : null;
  }
}

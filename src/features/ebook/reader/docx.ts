import { t } from '../../../ui/text';
import { Archive } from './archive';
import { BookProblem } from './bookProblem';
import { toPlainMarkup } from './docxMarkup';
import type { ContentsEntry, ProseBook } from './proseBook';
import { anchorId, PICTURE, sanitise } from './sanitise';

/** Opens a DOCX as one flowing chapter: its words, lists, tables and pictures in our own type, not in its own. */
export async function openDocx(bytes: Uint8Array): Promise<ProseBook> {
  const archive = await Archive.open(bytes);
  if (!archive.has('word/document.xml')) throw new BookProblem('damaged');
  await archive.check();
  const { renderAsync } = await import('docx-preview');
  const body = document.implementation.createHTMLDocument('').createElement('div');
  const styles = document.createElement('div');
  await renderAsync(bytes, body, styles, {
    className: 'docx',
    inWrapper: false,
    breakPages: false,
    ignoreFonts: true,
    ignoreWidth: true,
    ignoreHeight: true,
    renderHeaders: false,
    renderFooters: false,
    renderAltChunks: false,
    useBase64URL: true,
  }).catch(() => {
    throw new BookProblem('damaged');
  });
  return toBook(body, styles.textContent);
}

function toBook(body: HTMLElement, styles: string): ProseBook {
  const headings = toPlainMarkup(body, styles);
  const pictures = takePictures(body);
  const text = sanitise(body);
  const urls = pictures.fill(text);
  const contents: ContentsEntry[] = headings.map(({ id, title }) => ({
    title,
    chapter: 0,
    anchor: anchorId(id),
  }));
  return {
    contents,
    chapters: [{ title: headings[0]?.title ?? t('The whole text') }],
    loadChapter: () => Promise.resolve(text.cloneNode(true) as DocumentFragment),
    resolve: (href) => (href.startsWith('#') ? { chapter: 0, anchor: anchorId(href.slice(1)) } : null),
    close: () => urls.forEach((url) => URL.revokeObjectURL(url)),
  };
}

const INLINE_PICTURE = /^data:(image\/(?:png|jpeg|gif|webp|bmp|svg\+xml)?)[^,]*;base64,(.+)$/;

/** Pictures out of the markup before it is sanitised, and back into it as blobs, which weigh less than their text. */
function takePictures(body: HTMLElement) {
  const sources = [...body.querySelectorAll('img')].map((image, index) => {
    const source = image.getAttribute('src') ?? '';
    image.setAttribute('src', String(index));
    return source;
  });
  return {
    fill(text: DocumentFragment): string[] {
      return [...text.querySelectorAll(`[${PICTURE}]`)].flatMap((image) => {
        const url = toBlobUrl(sources[Number(image.getAttribute(PICTURE))] ?? '');
        image.removeAttribute(PICTURE);
        if (url) image.setAttribute('src', url);
        else image.remove();
        return url ?? [];
      });
    },
  };
}

function toBlobUrl(source: string): string | null {
  const [, type, base64] = INLINE_PICTURE.exec(source) ?? [];
  if (!base64) return null;
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return URL.createObjectURL(new Blob([bytes], { type: type ?? '' }));
}

import type { Book } from '../../../../tests/fixtures/book';
import { makeEpub, xhtml } from '../../../../tests/fixtures/epub';
import {
  makeBrokenXmlEpub,
  makeCrowdedEpub,
  makeHollowEpub,
  makeLyingEpub,
  makeRemoteEpub,
  makeScriptedEpub,
  makeTraversalEpub,
} from '../../../../tests/fixtures/hostileEpub';
import { makeZip } from '../../../../tests/fixtures/zip';
import { openEpub } from './epub';

const book: Book = {
  title: 'Seli na tishu',
  author: 'Neema Mushi',
  subject: 'Biology',
  chapters: [
    { title: 'Seli', paragraphs: ['Kila kiumbe kina seli.'], questions: [] },
    { title: 'Tishu', paragraphs: ['Seli huunda tishu.'], questions: [] },
  ],
};

beforeAll(() => {
  let count = 0;
  URL.createObjectURL = () => `blob:somo/${(count += 1)}`;
  URL.revokeObjectURL = jest.fn();
});

const html = (fragment: DocumentFragment) => {
  const holder = document.createElement('div');
  holder.append(fragment);
  return holder;
};

/** The chapter that the hostile books have changed: after the title page. */
const firstChapter = async (bytes: Uint8Array) => html(await (await openEpub(bytes)).loadChapter(1));

/** An EPUB of one chapter. */
const withChapter = (body: string, more: { name: string; content: string }[] = []) =>
  makeZip([
    {
      name: 'META-INF/container.xml',
      content: '<container><rootfiles><rootfile full-path="b/book.opf"/></rootfiles></container>',
    },
    {
      name: 'b/book.opf',
      content:
        '<package><manifest><item id="one" href="one.xhtml" media-type="application/xhtml+xml"/></manifest>' +
        '<spine><itemref idref="one"/></spine></package>',
    },
    { name: 'b/one.xhtml', content: xhtml('One', 'en', body) },
    ...more,
  ]);

const onlyChapter = async (body: string) =>
  html(await (await openEpub(await withChapter(body))).loadChapter(0));

describe('a book as its author meant it', () => {
  it('has its chapters in order, its contents and its words', async () => {
    const epub = await openEpub(await makeEpub(book));
    expect(epub.contents.map(({ title, chapter }) => [title, chapter])).toEqual([
      ['Seli', 1],
      ['Tishu', 2],
    ]);
    expect(epub.chapters).toHaveLength(3);
    expect(html(await epub.loadChapter(2))).toHaveTextContent('Seli huunda tishu.');
  });

  it('shows its own pictures and gives their memory back', async () => {
    const epub = await openEpub(await makeEpub(book));
    const source = html(await epub.loadChapter(0))
      .querySelector('img')
      ?.getAttribute('src');
    expect(source).toMatch(/^blob:somo\//);
    epub.close();
    expect(URL.revokeObjectURL).toHaveBeenCalledWith(source);
  });

  it('leaves the h1 to the page', async () => {
    const chapter = html(await (await openEpub(await makeEpub(book))).loadChapter(1));
    expect(chapter.querySelector('h1')).toBeNull();
    expect(chapter.querySelector('h2')).toHaveTextContent('Seli');
  });

  it('knows where a link inside it leads', async () => {
    const epub = await openEpub(await makeEpub(book));
    expect(epub.resolve('chapter-2.xhtml#cell', 1)).toEqual({ chapter: 2, anchor: 'user-content-cell' });
    expect(epub.resolve('#note', 1)).toEqual({ chapter: 1, anchor: 'user-content-note' });
    expect(epub.resolve('nowhere.xhtml', 1)).toBeNull();
    expect(epub.resolve('../../../etc/passwd', 1)).toBeNull();
  });
});

describe('a hostile book', () => {
  it('runs no script, wherever it hides one', async () => {
    const chapter = await firstChapter(await makeScriptedEpub());
    expect(chapter).toHaveTextContent('This chapter is harmless and has to stay readable.');
    expect(chapter.querySelector('script, iframe, [onerror], [onload]')).toBeNull();
    expect(chapter.innerHTML).not.toMatch(/javascript:|srcdoc|bookScriptRan/);
  });

  it('calls nobody', async () => {
    const chapter = await firstChapter(await makeRemoteEpub());
    expect(chapter).toHaveTextContent('has to stay readable');
    expect(chapter.innerHTML).not.toContain('tracker.example');
  });

  it.each([
    ['<img src="//tracker.example/a.png" alt="A map"/>', 'tracker.example'],
    ['<img srcset="https://tracker.example/a.png 2x" alt=""/>', 'tracker.example'],
    ['<svg><image href="https://tracker.example/a.svg"/></svg>', 'tracker.example'],
    ['<svg><use href="https://tracker.example/a.svg#x"/></svg>', 'tracker.example'],
    ['<svg><rect fill="url(https://tracker.example/a.svg#x)"/></svg>', 'tracker.example'],
    ['<p style="background:url(https://tracker.example)">a</p>', 'style'],
    ['<style>@import "https://tracker.example";</style>', 'tracker.example'],
    ['<form action="https://tracker.example"><input name="pin"/></form>', 'tracker.example'],
    ['<video src="https://tracker.example/v"></video>', 'tracker.example'],
    ['<object data="https://tracker.example"></object>', 'tracker.example'],
    ['<base href="https://tracker.example/"/>', 'tracker.example'],
    ['<meta http-equiv="refresh" content="0;url=https://tracker.example"/>', 'tracker.example'],
    ['<a href="data:text/html,hello">a</a>', 'data:'],
    ['<p class="wrap brand" data-picture="https://tracker.example">a</p>', 'class'],
  ])('loses %s', async (body, trace) => {
    expect((await onlyChapter(body)).innerHTML).not.toContain(trace);
  });

  it('opens links to the web beside itself, without telling where from', async () => {
    const link = (await onlyChapter('<a href="https://example.org/">More</a>')).querySelector('a');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('never gives an element an id of the page', async () => {
    expect((await onlyChapter('<p id="root">a</p>')).querySelector('p')?.id).toBe('user-content-root');
  });

  it('shows what a picture says when there is no picture', async () => {
    expect(await onlyChapter('<img src="missing.png" alt="A cell"/>')).toHaveTextContent('A cell');
  });

  it('does not swell by entities of its own', async () => {
    const swelling =
      '<!DOCTYPE html [<!ENTITY a "boom"><!ENTITY b "&a;&a;&a;">]><html><body><p>&b;</p></body></html>';
    const epub = await openEpub(await withChapter('', [{ name: 'b/one.xhtml', content: swelling }]));
    expect(html(await epub.loadChapter(0))).not.toHaveTextContent('boom');
  });

  it('keeps entries that climb out of it out', async () => {
    const epub = await openEpub(await makeTraversalEpub());
    expect(html(await epub.loadChapter(1))).toHaveTextContent('has to stay readable');
  });

  it('is read although its XML is broken', async () => {
    expect(await firstChapter(await makeBrokenXmlEpub())).toHaveTextContent('Never closed here');
  });
});

describe('a book that is none', () => {
  it.each([
    ['holds nothing', makeHollowEpub, 'damaged'],
    ['has too many entries', makeCrowdedEpub, 'too-big'],
    ['is no archive', () => Promise.resolve(new TextEncoder().encode('PK\x03\x04 and no more')), 'damaged'],
  ])('is refused when it %s', async (_, make, kind) => {
    await expect(make().then(openEpub)).rejects.toMatchObject({ kind });
  });

  it('is refused chapter by chapter when it lies about sizes', async () => {
    const epub = await openEpub(await makeLyingEpub());
    await expect(epub.loadChapter(1)).rejects.toMatchObject({ kind: 'damaged' });
  });
});

import type { Plugin } from 'vite';

/**
 * Makes pdf.js find a page of a flat page tree without reading every page before it.
 *
 * A scan's tree is one list of all its pages, and each page object lies beside its picture. pdf.js walks that list to
 * the last page when it opens a file: 300 requests one after the other and 20 MB for a scan of 45 MB. Where a node has
 * as many kids as pages, each kid is a page and can be taken by its number.
 */
const WALK = `      let kids = currentNode.getRaw("Kids");
      if (kids instanceof Ref) {
        kids = await xref.fetchAsync(kids);
      }
`;

const TAKE = `      if (Array.isArray(kids) && kids.length === count) {
        nodesToVisit.push(kids[pageIndex - currentPageIndex]);
        currentPageIndex = pageIndex;
        continue;
      }
`;

export const pdfWorkerPlugin = (): Plugin => ({
  name: 'somo:pdf-worker',
  enforce: 'pre',
  transform(code, id) {
    if (!/pdfjs-dist\/build\/pdf\.worker\.mjs/.test(id)) return null;
    // A new version of pdf.js must be looked at, not built as if nothing were changed.
    if (code.split(WALK).length !== 2) this.error('pdf.js walks its page tree in another way than expected');
    return { code: code.replace(WALK, WALK + TAKE), map: null };
  },
});

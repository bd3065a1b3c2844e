import { readCatalog } from '../data/catalog';
import { readPublicRecord } from '../data/publicRecord';
import type { CatalogKind } from '../domain/catalog';
import { startPosts } from '../features/post/firstPosts';
import { startAfterPaint } from './startAfterPaint';

/**
 * Runs while the site's own code is still on its way: asks for what the address will show, so that both come at once.
 * The page then joins the read, or finds its result in the cache; a failure is the page's to report. As it is stored:
 * what a noun makes of it would be code that every first visit waits for.
 */

/** Pages that show a kind of the catalogue. */
const LISTS: readonly (readonly [address: RegExp, kind: CatalogKind])[] = [
  [/^\/$|^\/ebooks$/, 'ebook'],
  [/^\/interactive-learning\?tab=on-demand$|^\/courses$|^\/category\//, 'course'],
  [/^\/interactive-learning$/, 'live_class'],
  [/^\/discussions$/, 'discussion'],
  [/^\/quizzes$/, 'quiz'],
  [/^\/bundles$/, 'bundle'],
  [/^\/resources$/, 'resource'],
  [/^\/reels(\/|$)/, 'reel'],
  [/^\/tutors$/, 'tutor'],
  [/^\/audio-library(\/all)?$/, 'audio'],
];

/** Pages that show one record of a collection. */
const RECORDS: readonly (readonly [address: RegExp, collection: string])[] = [
  [/^\/ebooks\/([\w-]+)$/, 'ebooks'],
  [/^\/(?:courses|on-demand-classes)\/([\w-]+)(?:\/learn)?$/, 'courses'],
  [/^\/live-classes\/([\w-]+)$/, 'live_classes'],
  [/^\/discussion\/([\w-]+)$/, 'discussions'],
  [/^\/quizzes\/([\w-]+)(?:\/paper-based)?$/, 'quizzes'],
  [/^\/social\/([\w-]+)$/, 'posts'],
  [/^\/bundles\/([\w-]+)$/, 'bundles'],
  [/^\/resources\/([\w-]+)$/, 'resources'],
  [/^\/tutors\/([\w-]+)$/, 'tutors'],
  [/^\/audio-library\/audiobook\/([\w-]+)(?:\/listen)?$/, 'audios'],
  [/^\/audio-library\/detail\?id=([\w-]+)$/, 'audios'],
];

function readFor({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Promise<unknown> {
  if (pathname === '/social') return startPosts();
  for (const [address, kind] of LISTS)
    if (address.test(pathname + search) || address.test(pathname)) return readCatalog(kind);
  for (const [address, collection] of RECORDS) {
    const [, id] = address.exec(pathname + search) ?? address.exec(pathname) ?? [];
    if (id) return readPublicRecord(`${collection}/${id}`);
  }
  return Promise.resolve();
}

readFor(window.location).catch(() => undefined);
startAfterPaint(document);

/** What search engines and shared links are told about a page. */

export interface PageMeta {
  title: string;
  /** One or two sentences; left out, the site's own. */
  description?: string | undefined;
  /** The page's one address without what filters or signs in; left out where it is not known, as in a shell. */
  path?: string | undefined;
  /** An absolute address; left out, the site's picture. */
  image?: string | null | undefined;
  /** Nothing to find here: an error, a page that is not there. */
  isHidden?: boolean | undefined;
}

export const SITE_NAME = 'Somo';
const SITE_DESCRIPTION =
  'Ebooks, audio, courses and live classes for Form I to Form IV in Tanzania, light enough for a small phone.';
const SITE_IMAGE = '/somo-share.png';

export const documentTitle = (title: string) => (title === SITE_NAME ? title : `${title} · ${SITE_NAME}`);

export interface HeadTag {
  name: 'meta' | 'link';
  /** The attribute that tells this tag from others of its name. */
  key: readonly [attribute: 'name' | 'property' | 'rel', value: string];
  /** Null: the page has no such tag. */
  value: string | null;
}

const meta = (name: string, value: string | null): HeadTag => ({ name: 'meta', key: ['name', name], value });
const openGraph = (property: string, value: string | null): HeadTag => ({
  name: 'meta',
  key: ['property', `og:${property}`],
  value,
});

/** Every tag of the head that belongs to a page, so that a page which leaves one out also clears it. */
export function headTags(page: PageMeta, siteUrl: string): HeadTag[] {
  const { title, path, image, isHidden = false } = page;
  const description = page.description || SITE_DESCRIPTION;
  const address = path === undefined || isHidden ? null : siteUrl + path;
  return [
    meta('description', description),
    meta('robots', isHidden ? 'noindex' : null),
    { name: 'link', key: ['rel', 'canonical'], value: address },
    openGraph('site_name', SITE_NAME),
    openGraph('type', 'website'),
    openGraph('title', documentTitle(title)),
    openGraph('description', description),
    openGraph('url', address),
    openGraph('image', image || siteUrl + SITE_IMAGE),
    meta('twitter:card', image ? 'summary' : 'summary_large_image'),
  ];
}

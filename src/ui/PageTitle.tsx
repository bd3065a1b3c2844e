import { useContext, useEffect } from 'react';
import { env } from '../env';
import { documentTitle, type HeadTag, headTags, type PageMeta } from './pageMeta';
import { PageMetaContext } from './pageMetaContext';

/**
 * The tab's title, and what others are told about the page, while it is shown. A prerendered shell carries its own
 * until then, so the tags that are there are changed: React's own hoisting would put a second set beside them.
 */
export function PageTitle(page: PageMeta) {
  const { title, description, path, image, isHidden } = page;
  useContext(PageMetaContext)?.(page);
  useEffect(() => {
    document.title = documentTitle(title);
    const address = path ?? window.location.pathname;
    headTags({ title, description, path: address, image, isHidden }, env.siteUrl).forEach(writeTag);
  }, [title, description, path, image, isHidden]);
  return null;
}

function writeTag({ name, key: [attribute, key], value }: HeadTag): void {
  const found = document.head.querySelector(`${name}[${attribute}="${key}"]`);
  if (value === null) return found?.remove();
  const tag = found ?? document.createElement(name);
  tag.setAttribute(attribute, key);
  tag.setAttribute(name === 'link' ? 'href' : 'content', value);
  if (!found) document.head.append(tag);
}

import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { paths } from '../domain/paths';
import { env } from '../env';
import { documentTitle, type HeadTag, headTags, type PageMeta, SITE_NAME } from '../ui/pageMeta';
import { PageMetaContext } from '../ui/pageMetaContext';
import { PublicLayout } from './PublicLayout';
import { makeStore } from './store';
import { type Page, SHELLS } from './shells';

/** Runs at build time only (scripts/buildSite.ts): the frame with a page or its skeleton, as plain HTML. */

function renderPage({ file, path, example = paths.home, content, chunk, reads = false }: Page) {
  const said: PageMeta[] = [];
  const html = renderToStaticMarkup(
    <PageMetaContext value={(meta) => said.push(meta)}>
      <Provider store={makeStore()}>
        <MemoryRouter initialEntries={[path ?? example]}>
          <PublicLayout>{content}</PublicLayout>
        </MemoryRouter>
      </Provider>
    </PageMetaContext>,
  );
  const meta = said[0] ?? { title: SITE_NAME };
  return { file, path, html, chunk, head: renderHead({ ...meta, path }, reads) };
}

function renderHead(meta: PageMeta, reads: boolean): string {
  return renderToStaticMarkup(
    <>
      <title>{documentTitle(meta.title)}</title>
      {headTags(meta, env.siteUrl).map(renderTag)}
      {reads && !env.emulators && (
        <link rel="preconnect" href="https://firestore.googleapis.com" crossOrigin="anonymous" />
      )}
    </>,
  );
}

function renderTag({ name: Name, key: [attribute, key], value }: HeadTag) {
  if (value === null) return null;
  const content = Name === 'link' ? { href: value } : { content: value };
  return <Name key={key} {...{ [attribute]: key }} {...content} />;
}

export const renderSite = () => ({
  siteUrl: env.siteUrl,
  shells: SHELLS.map(renderPage),
  /** For addresses without a shell of their own. */
  appHead: renderHead({ title: SITE_NAME }, false),
});

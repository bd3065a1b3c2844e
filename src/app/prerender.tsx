import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { paths } from '../domain/paths';
import { env } from '../env';
import { Component as AuthPage } from '../features/account/AuthPage';
import { AudioLibrarySkeleton } from '../features/audio/AudioLibrarySkeleton';
import { AudioListSkeleton } from '../features/audio/AudioListSkeleton';
import { AudioPageSkeleton } from '../features/audio/AudioPageSkeleton';
import { ListenSkeleton } from '../features/audio/ListenSkeleton';
import { ContactSkeleton } from '../features/contact/ContactSkeleton';
import { CourseListSkeleton } from '../features/course/CourseListSkeleton';
import { CoursePageSkeleton } from '../features/course/CoursePageSkeleton';
import { LearnSkeleton } from '../features/course/learn/LearnSkeleton';
import { EbookListSkeleton } from '../features/ebook/EbookListSkeleton';
import { EbookPageSkeleton } from '../features/ebook/EbookPageSkeleton';
import { TutorListSkeleton } from '../features/tutor/TutorListSkeleton';
import { TutorPageSkeleton } from '../features/tutor/TutorPageSkeleton';
import { documentTitle, type HeadTag, headTags, type PageMeta, SITE_NAME } from '../ui/pageMeta';
import { PageMetaContext } from '../ui/pageMetaContext';
import { Component as AboutPage } from './pages/AboutPage';
import { Component as CookiesPage } from './pages/CookiesPage';
import { HomeSkeleton } from './pages/HomeSkeleton';
import { Component as PrivacyPage } from './pages/PrivacyPage';
import { Component as TermsPage } from './pages/TermsPage';
import { PublicLayout } from './PublicLayout';
import { categoryPath, FOOTER_CATEGORIES } from './siteLinks';
import { makeStore } from './store';

/** Runs at build time only (scripts/buildSite.ts): the frame with a page or its skeleton, as plain HTML. */

interface Page {
  /** In the build's folder; Hosting leaves `.html` out of the address. */
  file: string;
  /** What stays until the page's code is here. */
  content: ReactElement;
  /** The page's chunk, fetched with the HTML. */
  chunk: string;
  /** Left out: many addresses share this shell, such as `example`. */
  path?: string;
  example?: string;
  /** It reads documents at once. */
  reads?: boolean;
}

const PAGES: readonly Page[] = [
  {
    file: 'index.html',
    path: paths.home,
    content: <HomeSkeleton />,
    chunk: 'src/app/pages/HomePage.tsx',
    reads: true,
  },
  {
    file: 'ebooks.html',
    path: paths.ebooks,
    content: <EbookListSkeleton />,
    chunk: 'src/features/ebook/EbookListPage.tsx',
    reads: true,
  },
  {
    file: 'shells/ebook.html',
    example: paths.ebook('book'),
    content: <EbookPageSkeleton />,
    chunk: 'src/features/ebook/EbookPage.tsx',
    reads: true,
  },
  {
    file: 'courses.html',
    path: paths.courses,
    content: <CourseListSkeleton />,
    chunk: 'src/features/course/CourseListPage.tsx',
    reads: true,
  },
  ...FOOTER_CATEGORIES.map((category) => ({
    file: `${categoryPath(category).slice(1)}.html`,
    path: categoryPath(category),
    content: <CourseListSkeleton category={category} />,
    chunk: 'src/features/course/CategoryPage.tsx',
    reads: true,
  })),
  {
    file: 'shells/course.html',
    example: paths.course('course'),
    content: <CoursePageSkeleton />,
    chunk: 'src/features/course/CoursePage.tsx',
    reads: true,
  },
  {
    file: 'shells/learn.html',
    example: paths.learn('course'),
    content: <LearnSkeleton />,
    chunk: 'src/features/course/learn/LearnPage.tsx',
    reads: true,
  },
  {
    file: 'tutors.html',
    path: paths.tutors,
    content: <TutorListSkeleton />,
    chunk: 'src/features/tutor/TutorListPage.tsx',
    reads: true,
  },
  {
    file: 'shells/tutor.html',
    example: paths.tutor('tutor'),
    content: <TutorPageSkeleton />,
    chunk: 'src/app/pages/TutorPage.tsx',
    reads: true,
  },
  {
    file: 'audio-library.html',
    path: paths.audioLibrary,
    content: <AudioLibrarySkeleton />,
    chunk: 'src/features/audio/AudioLibraryPage.tsx',
    reads: true,
  },
  {
    file: 'audio-library/all.html',
    path: paths.allAudio,
    content: <AudioListSkeleton />,
    chunk: 'src/features/audio/AudioListPage.tsx',
    reads: true,
  },
  {
    file: 'audio-library/detail.html',
    example: paths.audioDetail('audio'),
    content: <ListenSkeleton />,
    chunk: 'src/features/audio/AudioDetailPage.tsx',
    reads: true,
  },
  {
    file: 'shells/audiobook.html',
    example: paths.audiobook('audio'),
    content: <AudioPageSkeleton />,
    chunk: 'src/features/audio/AudioPage.tsx',
    reads: true,
  },
  {
    file: 'shells/listen.html',
    example: paths.listenAudiobook('audio'),
    content: <ListenSkeleton />,
    chunk: 'src/features/audio/AudioListenPage.tsx',
    reads: true,
  },
  { file: 'auth.html', path: paths.auth, content: <AuthPage />, chunk: 'src/features/account/AuthPage.tsx' },
  { file: 'about.html', path: paths.about, content: <AboutPage />, chunk: 'src/app/pages/AboutPage.tsx' },
  {
    file: 'contact.html',
    path: paths.contact,
    content: <ContactSkeleton />,
    chunk: 'src/features/contact/ContactPage.tsx',
  },
  { file: 'terms.html', path: paths.terms, content: <TermsPage />, chunk: 'src/app/pages/TermsPage.tsx' },
  {
    file: 'privacy.html',
    path: paths.privacy,
    content: <PrivacyPage />,
    chunk: 'src/app/pages/PrivacyPage.tsx',
  },
  {
    file: 'cookies.html',
    path: paths.cookies,
    content: <CookiesPage />,
    chunk: 'src/app/pages/CookiesPage.tsx',
  },
];

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
  shells: PAGES.map(renderPage),
  /** For addresses without a shell of their own. */
  appHead: renderHead({ title: SITE_NAME }, false),
});

import path from 'node:path';
import { ROOT } from './localConfig';

/** What asks for the first data, and the entry. */
const FIRST = 'src/app/firstRead.ts';
const ENTRY = 'src/app/main.tsx';
/** The pages that visitors land on. */
export const PUBLIC_PAGES = {
  '/': 'src/app/pages/HomePage.tsx',
  '/ebooks': 'src/features/ebook/EbookListPage.tsx',
  '/ebooks/{id}': 'src/features/ebook/EbookPage.tsx',
  '/auth': 'src/features/account/AuthPage.tsx',
} as const;

/** What the service worker keeps: the search answers without a connection too. */
export const KEPT_PAGES = { ...PUBLIC_PAGES, '/search': 'src/app/pages/SearchPage.tsx' } as const;

/** All that must be as light: pages that open from those with a tap. */
export const LIGHT_PAGES = {
  ...KEPT_PAGES,
  '/audio-library': 'src/features/audio/AudioLibraryPage.tsx',
  '/audio-library/all': 'src/features/audio/AudioListPage.tsx',
  '/audio-library/audiobook/{id}': 'src/features/audio/AudioPage.tsx',
  '/audio-library/playlist/{id}': 'src/features/audio/PlaylistPage.tsx',
  '/courses': 'src/features/course/CourseListPage.tsx',
  '/courses/{id}': 'src/features/course/CoursePage.tsx',
  '/interactive-learning': 'src/app/pages/InteractiveLearningPage.tsx',
  '/on-demand-classes/{id}': 'src/features/course/CoursePage.tsx',
  '/category/{slug}': 'src/features/course/CategoryPage.tsx',
  '/live-classes/{id}': 'src/app/pages/LiveClassPage.tsx',
  '/discussions': 'src/features/discussion/DiscussionListPage.tsx',
  '/discussion/{id}': 'src/app/pages/DiscussionPage.tsx',
  '/quizzes': 'src/features/quiz/QuizListPage.tsx',
  '/quizzes/{id}': 'src/app/pages/QuizPage.tsx',
  '/social': 'src/features/post/PostListPage.tsx',
  '/social/{id}': 'src/features/post/PostPage.tsx',
  '/resources': 'src/features/resource/ResourceListPage.tsx',
  '/resources/{id}': 'src/features/resource/ResourcePage.tsx',
  '/bundles': 'src/features/bundle/BundleListPage.tsx',
  '/bundles/{id}': 'src/features/bundle/BundlePage.tsx',
  '/reels': 'src/features/reel/ReelListPage.tsx',
  '/tutors': 'src/features/tutor/TutorListPage.tsx',
  '/tutors/{id}': 'src/app/pages/TutorPage.tsx',
} as const;

/** Where somebody stays for an hour: the players of audio and of lessons. */
export const PLAYER_PAGES = {
  '/audio-library/detail': 'src/features/audio/AudioDetailPage.tsx',
  '/audio-library/audiobook/{id}/listen': 'src/features/audio/AudioListenPage.tsx',
  '/demo-audio-listening': 'src/features/audio/DemoListeningPage.tsx',
  '/courses/{id}/learn': 'src/features/course/learn/LearnPage.tsx',
} as const;

const PRELOADED = Object.values({ ...LIGHT_PAGES, ...PLAYER_PAGES }).map((page) =>
  path.basename(page, '.tsx'),
);

/**
 * What is fetched beside a chunk, before it can say so itself: for the pages of learners all of it, for the back office
 * and dialogs nothing. The entry holds these lists, and the names of hundreds of files compress badly.
 */
export const preloadsOf = (chunk: string, imported: string[]) =>
  PRELOADED.some((page) => path.basename(chunk).startsWith(`${page}-`)) ? imported : [];

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: string[]; dynamicallyImportedIds: string[] } | null;
}

/**
 * Names two chunks that every first visit needs: `first`, small and so early that its reads go out while `site` is still
 * on its way, and `site`: the entry, and whatever a landing page shares with any other page. Left alone, the bundler
 * makes a chunk for each set of pages that share something: 30 requests for the first page, many of them for less than
 * a kilobyte.
 */
export function makeSiteChunk() {
  let first: Set<string> | null = null;
  let site: Set<string> | null = null;
  return (id: string, graph: ModuleGraph) => {
    first ??= closureOf([idOf(FIRST)], graph);
    if (first.has(id)) return 'first';
    site ??= siteModules(graph);
    return site.has(id) ? 'site' : null;
  };
}

function siteModules(graph: ModuleGraph): Set<string> {
  const entry = closureOf([idOf(ENTRY)], graph);
  const pages = lazyModules(entry, graph);
  const members = new Set(entry);
  for (const page of Object.values(PUBLIC_PAGES).map(idOf)) {
    const others = closureOf(
      [...pages].filter((other) => other !== page),
      graph,
    );
    for (const id of closureOf([page], graph)) if (others.has(id)) members.add(id);
  }
  return members;
}

const idOf = (file: string) => path.join(ROOT, file);

/** Everything that is loaded when it is needed, by the entry or by what that loads. */
function lazyModules(entry: Set<string>, graph: ModuleGraph): Set<string> {
  const lazy = new Set<string>();
  const seen = new Set(entry);
  for (const id of seen) {
    const info = graph.getModuleInfo(id);
    info?.dynamicallyImportedIds.forEach((next) => lazy.add(next) && seen.add(next));
    info?.importedIds.forEach((next) => seen.add(next));
  }
  return lazy;
}

function closureOf(roots: readonly string[], graph: ModuleGraph): Set<string> {
  const closure = new Set(roots);
  for (const id of closure) graph.getModuleInfo(id)?.importedIds.forEach((next) => closure.add(next));
  return closure;
}

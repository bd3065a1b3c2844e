import path from 'node:path';
import { ROOT } from './localConfig';

/** What the entry or two of the pages that visitors land on load at once. */
export const ENTRY = 'src/app/main.tsx';
export const PUBLIC_PAGES = {
  '/': 'src/app/pages/HomePage.tsx',
  '/ebooks': 'src/features/ebook/EbookListPage.tsx',
  '/ebooks/{id}': 'src/features/ebook/EbookPage.tsx',
  '/auth': 'src/features/account/AuthPage.tsx',
} as const;

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: string[] } | null;
}

/**
 * Names the chunk for what every first visit needs. Left alone, the bundler makes a chunk for each set of pages that
 * share something: 30 requests for the first page, many of them for less than a kilobyte.
 */
export function makeSiteChunk() {
  let members: Set<string> | null = null;
  return (id: string, graph: ModuleGraph) => {
    members ??= siteModules(graph);
    return members.has(id) ? 'site' : null;
  };
}

function siteModules(graph: ModuleGraph): Set<string> {
  const members = closureOf(ENTRY, graph);
  const seen = new Set<string>();
  for (const page of Object.values(PUBLIC_PAGES)) {
    for (const id of closureOf(page, graph)) {
      if (seen.has(id)) members.add(id);
      seen.add(id);
    }
  }
  return members;
}

function closureOf(file: string, graph: ModuleGraph): Set<string> {
  const closure = new Set([path.join(ROOT, file)]);
  for (const id of closure) graph.getModuleInfo(id)?.importedIds.forEach((next) => closure.add(next));
  return closure;
}

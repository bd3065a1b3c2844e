import type { MatchSegment } from './language/ast';
import { RulesPath, type Value } from './values/values';

/** One segment of a request's path that is not known: any name. */
export const ANY_NAME = Symbol('any name');
/** Any number of segments that are not known (a collection group can be anywhere). */
export const ANY_DEPTH = Symbol('any depth');

export type RequestSegment = string | typeof ANY_NAME | typeof ANY_DEPTH;

/** What a wildcard stands for; undefined: it differs from document to document. */
export type Captured = Value | undefined;

/**
 * What each segment of the pattern stands for, or null where the pattern does not cover every path that the request
 * may mean. `{x=**}` takes what the others leave, which may be nothing.
 */
export function matchPath(
  pattern: readonly MatchSegment[],
  path: readonly RequestSegment[],
): Captured[] | null {
  const deepAt = pattern.findIndex((segment) => segment.kind === 'wildcard' && segment.deep);
  if (deepAt === -1) return pattern.length === path.length ? matchEach(pattern, path) : null;
  const after = pattern.slice(deepAt + 1);
  const tailAt = path.length - after.length;
  if (tailAt < deepAt) return null;
  const head = matchEach(pattern.slice(0, deepAt), path.slice(0, deepAt));
  const tail = matchEach(after, path.slice(tailAt));
  return head && tail ? [...head, pathOf(path.slice(deepAt, tailAt)), ...tail] : null;
}

function matchEach(pattern: readonly MatchSegment[], path: readonly RequestSegment[]): Captured[] | null {
  const captured: Captured[] = [];
  for (const [index, segment] of pattern.entries()) {
    const part = path[index];
    if (part === undefined || part === ANY_DEPTH || part === '') return null;
    if (segment.kind === 'literal' && segment.text !== part) return null;
    captured.push(part === ANY_NAME ? undefined : part);
  }
  return captured;
}

function pathOf(segments: readonly RequestSegment[]): Captured {
  const known = segments.filter((segment) => typeof segment === 'string');
  return known.length === segments.length ? new RulesPath(known) : undefined;
}

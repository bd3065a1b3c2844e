import { ANY_DEPTH, ANY_NAME, type RequestSegment } from './matching';
import type { RulesMethod, StorageRequest } from './types';
import type { Value } from './values/values';

/** What a rule is evaluated against: the path it must cover and the names it starts from. */
export interface World {
  path: RequestSegment[];
  /** As the reasons call it. */
  label: string;
  method: RulesMethod;
  globals: Record<string, Value>;
}

/** A list names a prefix: what it returns lies one name below it, or with no delimiter anywhere below it. */
export function storageWorld({ path, method, variables, delimiter }: StorageRequest): World {
  const segments: RequestSegment[] = path.split('/').slice(1);
  if (method === 'list' && !delimiter) segments.push(ANY_DEPTH);
  if (method === 'list') segments.push(ANY_NAME);
  return { path: segments, label: path, method, globals: variables };
}

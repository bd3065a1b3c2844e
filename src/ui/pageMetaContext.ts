import { createContext } from 'react';
import type { PageMeta } from './pageMeta';

/** Set while pages are prerendered: hears what each says of itself, as no effect runs then. */
export const PageMetaContext = createContext<((page: PageMeta) => void) | null>(null);

import { type Bundle, parseBundle, toBundleRow } from '../../src/domain/bundle';
import { bundleMessages } from '../../src/domain/bundleForm';
import { bundlePath } from '../../src/domain/bundleRecord';
import { db } from './firebase';
import type { ShownNoun } from './ownRecord';

export const BUNDLES: ShownNoun<Bundle> = {
  collection: 'bundles',
  kind: 'bundle',
  parse: parseBundle,
  toRow: toBundleRow,
  sealedPath: () => null,
  messages: bundleMessages,
  logged: ['title', 'description', 'subject', 'form_level', 'price', 'parts', 'published'],
};

export const bundleRef = (id: string) => db.doc(bundlePath(id));

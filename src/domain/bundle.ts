import { productsIn, type ProductKind, type ProductName } from './access';
import { parseTsh } from './money';
import { countOrNull, instantOf, isText, priceOf, textOr, textOrNull } from './stored';
import { ALL_FORMS } from './subject';
import { isBlank } from './text';

/** Ebooks, audio and courses at one price; the form is bundleForm.ts. */

export const BUNDLE_PART_KINDS = [
  'ebook',
  'audio',
  'course',
  'on_demand',
] as const satisfies readonly ProductKind[];
export type BundlePartKind = (typeof BUNDLE_PART_KINDS)[number];
export const BUNDLE_PART_LABELS: Record<BundlePartKind, string> = {
  ebook: 'Ebook',
  audio: 'Audio',
  course: 'Course',
  on_demand: 'On-demand class',
};

/** A part by the name that it had when the bundle was saved. */
export interface BundlePart extends ProductName {
  kind: BundlePartKind;
}

export const BUNDLE_LIMITS = {
  title: 120,
  description: 2000,
  subject: 60,
  /** Less is no bundle; more is more than one transaction should open. */
  minParts: 2,
  parts: 20,
  price: 10_000_000,
} as const;

/** `bundles/{uuid}` as the store holds it; written by functions alone (functions/src/bundle.ts). */
export interface Bundle {
  id: string;
  title: string;
  description: string;
  cover_url: string | null;
  cover_path: string | null;
  /** Empty: several. */
  subject: string;
  form_level: string;
  /** Shillings; a bundle is never free. */
  price: number;
  parts: BundlePart[];
  /** Else it is in no list and not sold, but open to who has it. */
  published: boolean;
  version: number;
  created_by: string;
  created_at: number;
  updated_at: number;
}

/** What lists and the search show of it. */
export type BundleRow = Pick<
  Bundle,
  | 'id'
  | 'title'
  | 'description'
  | 'cover_url'
  | 'subject'
  | 'form_level'
  | 'price'
  | 'parts'
  | 'created_by'
  | 'created_at'
>;

const isPart = (product: ProductName): product is BundlePart =>
  BUNDLE_PART_KINDS.some((kind) => kind === product.kind);

/** A stored document as a bundle; null without a title. */
export function parseBundle(id: string, data: Record<string, unknown>): Bundle | null {
  if (!isText(data.title) || isBlank(data.title)) return null;
  return {
    id,
    title: data.title,
    description: textOr(data.description, ''),
    cover_url: textOrNull(data.cover_url),
    cover_path: textOrNull(data.cover_path),
    subject: textOr(data.subject, ''),
    form_level: textOr(data.form_level, ALL_FORMS),
    price: priceOf(data.price, parseTsh),
    parts: productsIn(data.parts).filter(isPart),
    published: data.published === true,
    version: countOrNull(data.version) ?? 1,
    created_by: textOr(data.created_by, ''),
    created_at: instantOf(data.created_at),
    updated_at: instantOf(data.updated_at),
  };
}

/** Null for what the public may not see. */
export function toBundleRow(bundle: Bundle): BundleRow | null {
  const { id, title, description, cover_url, subject, form_level, price, parts } = bundle;
  const { published, created_by, created_at } = bundle;
  return published
    ? { id, title, description, cover_url, subject, form_level, price, parts, created_by, created_at }
    : null;
}

import { isText, textOr, textsIn } from './stored';

/** That somebody may use what is not free, and what gives them that. Kept by functions alone (functions/src/access.ts). */

/**
 * What can be sold. An on-demand class is a course with pages of its own; a lesson is one that a tutor has agreed to; a
 * bundle is several of the others.
 */
export const PRODUCT_KINDS = [
  'ebook',
  'audio',
  'playlist',
  'course',
  'on_demand',
  'lesson',
  'bundle',
] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];

/** A product as lists of payments and buttons know it. */
export interface ProductName {
  kind: ProductKind;
  id: string;
  title: string;
}

/**
 * `access/{uid}_{product}`: is there for as long as there is a source. Each source is the id of what gives the access, a
 * payment's or a bundle's; so one refund does not take away what another payment gives.
 */
export interface ProductAccess {
  uid: string;
  product: string;
  kind: ProductKind;
  title: string;
  sources: string[];
  /** Of a bundle: all that it gave, which goes when the bundle does. */
  parts: ProductName[];
}

/** Whether somebody can buy it on their own. What is hidden stays open to those who have it. */
export const isForSale = ({ price, is_hidden = false }: { price: number; is_hidden?: boolean }) =>
  price > 0 && !is_hidden;
export const NOT_FOR_SALE = 'This is not for sale just now.';

/** By which a bundle gives what is in it. */
export const bundleSource = (bundleId: string) => `bundle_${bundleId}`;

export const accessId = (uid: string, productId: string) => `${uid}_${productId}`;

export const kindOr = (value: unknown, fallback: ProductKind): ProductKind =>
  PRODUCT_KINDS.find((kind) => kind === value) ?? fallback;

/** The products of a stored list, each once. */
export function productsIn(value: unknown): ProductName[] {
  const entries = Array.isArray(value) ? (value as (Record<string, unknown> | null)[]) : [];
  const named = entries.flatMap((entry): [string, ProductName][] => {
    const kind = PRODUCT_KINDS.find((known) => known === entry?.kind);
    const id = textOr(entry?.id, '');
    return kind && id ? [[id, { kind, id, title: textOr(entry?.title, '') }]] : [];
  });
  return [...new Map(named).values()];
}

export const parseAccess = (data: Record<string, unknown>): ProductAccess => ({
  uid: textOr(data.uid, ''),
  product: textOr(data.product, ''),
  kind: kindOr(data.kind, 'ebook'),
  title: isText(data.title) ? data.title : '',
  sources: textsIn(data.sources),
  parts: productsIn(data.parts),
});

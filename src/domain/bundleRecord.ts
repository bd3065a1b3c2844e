import type { Bundle, BundlePart } from './bundle';
import type { BundleForm } from './bundleForm';
import { parseTsh } from './money';
import { ALL_FORMS } from './subject';
import { searchTerms } from './text';

/** The one mapping between what the bundle form holds and what is stored. */

export const bundlePath = (id: string) => `bundles/${id}`;

/** Takes a form that passed the schema, and its parts as they are called now. */
export const toBundleRecord = (form: BundleForm, parts: readonly BundlePart[]) => ({
  title: form.title,
  description: form.description,
  subject: form.subject,
  form_level: form.formLevel,
  price: parseTsh(form.price) ?? 0,
  cover_url: form.cover?.url ?? null,
  cover_path: form.cover?.path ?? null,
  parts: parts.map(({ kind, id, title }) => ({ kind, id, title })),
  published: form.isPublished,
  search_terms: searchTerms(form.title, form.subject),
});

export const toBundleForm = (bundle: Bundle): BundleForm => ({
  title: bundle.title,
  description: bundle.description,
  subject: bundle.subject,
  formLevel: bundle.form_level,
  price: String(bundle.price),
  cover: bundle.cover_path ? { path: bundle.cover_path, url: bundle.cover_url ?? '' } : null,
  parts: bundle.parts.map(({ kind, id }) => ({ kind, id })),
  isPublished: bundle.published,
});

export const newBundle = (): BundleForm => ({
  title: '',
  description: '',
  subject: '',
  formLevel: ALL_FORMS,
  price: '',
  cover: null,
  parts: [],
  isPublished: true,
});

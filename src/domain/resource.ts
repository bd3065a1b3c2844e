import { countOrNull, instantOf, isText, textOr, textOrNull } from './stored';
import { ALL_FORMS } from './subject';
import { isBlank } from './text';

/** Links, files and notes to study with, by subject and form; the form is resourceForm.ts. */

export const RESOURCE_KINDS = ['link', 'file', 'notes'] as const;
export type ResourceKind = (typeof RESOURCE_KINDS)[number];
export const RESOURCE_KIND_LABELS: Record<ResourceKind, string> = {
  link: 'Link',
  file: 'File',
  notes: 'Notes',
};

export const RESOURCE_LIMITS = {
  title: 120,
  description: 500,
  topic: 80,
  url: 500,
  fileName: 255,
  /** As markup. */
  notes: 30_000,
} as const;

/** `resources/{uuid}` as the store holds it; written by functions alone (functions/src/resource.ts). */
export interface Resource {
  id: string;
  title: string;
  description: string;
  kind: ResourceKind;
  subject: string;
  form_level: string;
  topic: string;
  /** Of a link: a page elsewhere. */
  url: string | null;
  file_url: string | null;
  file_path: string | null;
  file_name: string | null;
  file_size: number | null;
  /** Of notes: the markup of lessons. */
  notes: string;
  /** Else its author and administrators alone see it. */
  published: boolean;
  version: number;
  created_by: string;
  created_at: number;
  updated_at: number;
}

/** What lists and the search show of it. */
export type ResourceRow = Pick<
  Resource,
  | 'id'
  | 'title'
  | 'description'
  | 'kind'
  | 'subject'
  | 'form_level'
  | 'topic'
  | 'file_size'
  | 'created_by'
  | 'created_at'
>;

/** A stored document as a resource; null without a title. */
export function parseResource(id: string, data: Record<string, unknown>): Resource | null {
  if (!isText(data.title) || isBlank(data.title)) return null;
  return {
    id,
    title: data.title,
    description: textOr(data.description, ''),
    kind: RESOURCE_KINDS.find((kind) => kind === data.kind) ?? 'notes',
    subject: textOr(data.subject, ''),
    form_level: textOr(data.form_level, ALL_FORMS),
    topic: textOr(data.topic, ''),
    url: textOrNull(data.url),
    file_url: textOrNull(data.file_url),
    file_path: textOrNull(data.file_path),
    file_name: textOrNull(data.file_name),
    file_size: countOrNull(data.file_size),
    notes: textOr(data.notes, ''),
    published: data.published === true,
    version: countOrNull(data.version) ?? 1,
    created_by: textOr(data.created_by, ''),
    created_at: instantOf(data.created_at),
    updated_at: instantOf(data.updated_at),
  };
}

/** Null for what the public may not see. */
export function toResourceRow(resource: Resource): ResourceRow | null {
  const { id, title, description, kind, subject, form_level, topic, file_size } = resource;
  const { published, created_by, created_at } = resource;
  return published
    ? { id, title, description, kind, subject, form_level, topic, file_size, created_by, created_at }
    : null;
}

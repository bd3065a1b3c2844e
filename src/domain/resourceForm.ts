import { boolean, number, object, string, type InferType } from 'yup';
import { httpsAddress, oneOfText, optionalText, requiredText, uuid } from './field';
import { isEmptyMarkup, isLessonMarkup } from './lessonMarkup';
import { type Resource, RESOURCE_KINDS, RESOURCE_LIMITS, type ResourceKind } from './resource';
import { ALL_FORMS, FORM_LEVELS, SUBJECTS } from './subject';
import { searchTerms, tooLong } from './text';

/** What the form of a study resource asks, what the functions that save one ask the same, and how it is stored. */

export const resourceMessages = {
  id: 'Reload the page and try again.',
  title: 'Title is required',
  kind: 'Choose what it is',
  subject: 'Choose a subject',
  form: 'Choose a form',
  url: 'Enter the address of the page',
  file: 'Choose a file',
  fileGone: 'This file is not here any more. Upload it again.',
  notes: 'Write the notes',
  markup: 'Use the buttons above the text; other markup cannot be kept.',
  missing: 'This resource was deleted.',
  conflict: 'Somebody else saved this resource meanwhile.',
  createdAlready: 'This resource was saved already, with other content. Reload the page to see it.',
} as const;

const fileSchema = object({
  path: string()
    .default('')
    .matches(/^resource-files\/[^/]{1,128}\/[0-9]+-[0-9a-z]+[.][a-z0-9]+$/, resourceMessages.fileGone),
  url: string().default('').max(1000, resourceMessages.fileGone),
  name: string().default('').max(RESOURCE_LIMITS.fileName, tooLong(RESOURCE_LIMITS.fileName)),
  size: number().integer().min(1).default(1),
})
  .nullable()
  .default(null);

const isOf = (kind: ResourceKind) => ({ is: kind });

export const resourceFormSchema = object({
  title: requiredText(resourceMessages.title, 2, RESOURCE_LIMITS.title),
  description: optionalText(RESOURCE_LIMITS.description),
  kind: oneOfText(resourceMessages.kind, RESOURCE_KINDS).default('link'),
  subject: oneOfText(resourceMessages.subject, SUBJECTS),
  formLevel: oneOfText(resourceMessages.form, FORM_LEVELS),
  topic: optionalText(RESOURCE_LIMITS.topic),
  url: httpsAddress(RESOURCE_LIMITS.url).when('kind', {
    ...isOf('link'),
    then: (text) => text.test('filled', resourceMessages.url, (value) => value !== ''),
  }),
  file: fileSchema.when('kind', {
    ...isOf('file'),
    then: (file) => file.test('filled', resourceMessages.file, (value) => value !== null),
  }),
  notes: string()
    .default('')
    .max(RESOURCE_LIMITS.notes, tooLong(RESOURCE_LIMITS.notes))
    .test('markup', resourceMessages.markup, isLessonMarkup)
    .when('kind', {
      ...isOf('notes'),
      then: (text) => text.test('filled', resourceMessages.notes, (value) => !isEmptyMarkup(value)),
    }),
  isPublished: boolean().default(true),
});
export type ResourceForm = InferType<typeof resourceFormSchema>;

const id = uuid(resourceMessages.id);

/** The id is made when the form opens: sent twice, it is one resource. */
export const createResourceSchema = resourceFormSchema.shape({ id });
export type CreateResourceInput = InferType<typeof createResourceSchema>;

/** `version` is that of the resource which the editor began from. */
export const updateResourceSchema = createResourceSchema.shape({
  version: number().integer().min(1, resourceMessages.id).required(resourceMessages.id),
});
export type UpdateResourceInput = InferType<typeof updateResourceSchema>;

export const setResourcePublishedSchema = object({
  id,
  isPublished: boolean().required(resourceMessages.id),
});
export type SetResourcePublishedInput = InferType<typeof setResourcePublishedSchema>;

export const resourceIdSchema = object({ id });
export type ResourceIdInput = InferType<typeof resourceIdSchema>;

/** Takes a form that passed the schema. What belongs to another kind is not kept. */
export function toResourceRecord(form: ResourceForm) {
  const file = form.kind === 'file' ? form.file : null;
  return {
    title: form.title,
    description: form.description,
    kind: form.kind as ResourceKind,
    subject: form.subject,
    form_level: form.formLevel,
    topic: form.topic,
    url: form.kind === 'link' ? form.url : null,
    file_url: file?.url ?? null,
    file_path: file?.path ?? null,
    file_name: file?.name ?? null,
    file_size: file?.size ?? null,
    notes: form.kind === 'notes' ? form.notes : '',
    published: form.isPublished,
    search_terms: searchTerms(form.title, form.subject, form.topic),
  };
}

export const toResourceForm = (resource: Resource): ResourceForm => ({
  title: resource.title,
  description: resource.description,
  kind: resource.kind,
  subject: resource.subject,
  formLevel: resource.form_level,
  topic: resource.topic,
  url: resource.url ?? '',
  file: resource.file_path
    ? {
        path: resource.file_path,
        url: resource.file_url ?? '',
        name: resource.file_name ?? '',
        size: resource.file_size ?? 1,
      }
    : null,
  notes: resource.notes,
  isPublished: resource.published,
});

export const newResource = (): ResourceForm => ({
  title: '',
  description: '',
  kind: 'link',
  subject: '',
  formLevel: ALL_FORMS,
  topic: '',
  url: '',
  file: null,
  notes: '',
  isPublished: true,
});

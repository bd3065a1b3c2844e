import type { Resource } from '../../domain/resource';
import type { ResourceForm } from '../../domain/resourceForm';
import { t } from '../../ui/text';

/** In the order of the form. */
export const RESOURCE_LABELS: Record<keyof ResourceForm, string> = {
  title: 'Title',
  description: 'Description',
  kind: 'What is it?',
  subject: 'Subject',
  formLevel: 'Form Level',
  topic: 'Topic',
  url: 'Address of the page',
  file: 'File',
  notes: 'Notes',
  isPublished: 'Show it on the site?',
};

type Placed = Pick<Resource, 'subject' | 'form_level' | 'topic'>;

/** `Biology · Form II · Cells` */
export const placeOf = ({ subject, form_level, topic }: Placed) =>
  [subject && t(subject), t(form_level), topic].filter(Boolean).join(' · ');

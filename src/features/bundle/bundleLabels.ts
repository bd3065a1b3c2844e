import type { Bundle } from '../../domain/bundle';
import type { BundleForm } from '../../domain/bundleForm';
import { t } from '../../ui/text';

/** In the order of the form. */
export const BUNDLE_LABELS: Record<keyof BundleForm, string> = {
  title: 'Title',
  description: 'Description',
  subject: 'Subject',
  formLevel: 'Form Level',
  price: 'Price (TSh)',
  cover: 'Cover',
  parts: 'What is in it',
  isPublished: 'Show it on the site?',
};

export const partCount = (parts: readonly unknown[]) =>
  t('{n, plural, one {# thing} other {# things}}', { n: parts.length });

type Placed = Pick<Bundle, 'subject' | 'form_level'>;

/** `Mathematics · Form II` */
export const placeOf = ({ subject, form_level }: Placed) =>
  `${subject ? t(subject) : t('Several subjects')} · ${t(form_level)}`;

/** What a cover without a picture says. */
export const coverSubject = ({ subject }: Pick<Placed, 'subject'>) => subject || t('Bundle');

import type { FieldError } from '../ErrorSummary';
import { t } from '../text';

/** Formik's errors as the summary lists them, in the order of the labels. */
export function fieldErrors(errors: object, labels: Readonly<Record<string, string>>): FieldError[] {
  const order = Object.keys(labels);
  const rank = (name: string) => (order.includes(root(name)) ? order.indexOf(root(name)) : order.length);
  return flatErrors(errors)
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([name, message]) => ({ name, label: labels[root(name)] ?? name, message: t(message) }));
}

const root = (name: string) => name.split('.')[0] ?? name;

/** Each error with its field; nested names are joined: `chapters.0.title`. */
export function flatErrors(errors: unknown, path = ''): [name: string, message: string][] {
  if (typeof errors === 'string') return [[path, errors]];
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, value]) => flatErrors(value, path ? `${path}.${key}` : key));
}

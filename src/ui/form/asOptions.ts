import { t } from '../text';

/** A select's entries; what is stored and no longer offered stays among them. */
export const asOptions = (values: readonly string[], stored = '') =>
  (stored === '' || values.includes(stored) ? values : [...values, stored]).map((value) => ({
    value,
    label: t(value),
  }));

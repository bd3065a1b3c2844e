import { t } from './text';

/** A choice of a filter; without a label of its own, the value is one. */
export const filterOption = <Value extends string>(value: Value, label: string = value) => ({
  value,
  label: t(label),
});

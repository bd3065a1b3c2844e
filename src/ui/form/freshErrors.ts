import { type FormikErrors, getIn } from 'formik';

/**
 * The errors whose field still holds what was checked. The others speak of an earlier text: shown when their field is
 * left, they would push the page down under the finger that is on its way to a button.
 */
export function freshErrors<Values>(
  errors: FormikErrors<Values>,
  values: Values,
  checked: Values,
): FormikErrors<Values> {
  const keep = (part: unknown, path: string[]): unknown => {
    if (typeof part !== 'object' || part === null) return isSame(path) ? part : undefined;
    const kept = Object.entries(part).flatMap(([name, inner]) => {
      const fresh = keep(inner, [...path, name]);
      return fresh === undefined ? [] : [[name, fresh] as const];
    });
    if (kept.length === 0) return undefined;
    return Array.isArray(part) ? Object.assign([], Object.fromEntries(kept)) : Object.fromEntries(kept);
  };
  const isSame = (path: string[]) => getIn(values, path) === getIn(checked, path);
  return values === checked ? errors : ((keep(errors, []) ?? {}) as FormikErrors<Values>);
}

import { useEffect, useRef, useState } from 'react';

// A group of controls cannot be invalid itself as far as ARIA goes: FieldGroup marks it in its own way.
const INVALID = '[aria-invalid], [data-invalid] :is(input, button)';

/** To the first field that needs mending; else back to the button, which lost the focus while it was busy. */
export function useProblemFocus() {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState(0);
  useEffect(() => {
    if (problems === 0) return;
    (form.current?.querySelector<HTMLElement>(INVALID) ?? submitOf(form.current))?.focus();
  }, [problems]);
  return { form, focusProblem: () => setProblems((count) => count + 1) };
}

/** A dialog's stands outside of the form, among its acts. */
const submitOf = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].find(
    (control): control is HTMLButtonElement =>
      control instanceof HTMLButtonElement && control.type === 'submit',
  );

import { useEffect, useRef, useState } from 'react';

/** To the first field that needs mending; else back to the button, which lost the focus while it was busy. */
export function useProblemFocus() {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState(0);
  useEffect(() => {
    if (problems === 0) return;
    const control =
      form.current?.querySelector<HTMLElement>('[aria-invalid]') ??
      form.current?.querySelector<HTMLElement>('[type=submit]');
    control?.focus();
  }, [problems]);
  return { form, focusProblem: () => setProblems((count) => count + 1) };
}

import { type RefObject, useLayoutEffect } from 'react';

let box: HTMLInputElement | null = null;

/** Holds on to the shell's search box, so that what somebody types into it before the site's code runs outlives it. */
export function keepShellSearch(container: HTMLElement): void {
  box = container.querySelector('input[name="q"]');
}

/** Puts what was typed into the shell's box into the one that takes its place, once, and the cursor behind it. */
export function useShellSearch(input: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    const typed = box?.value;
    box = null;
    if (!typed || !input.current) return;
    input.current.value = typed;
    input.current.focus();
  }, [input]);
}

let box: HTMLInputElement | null = null;

/** Holds on to the shell's search box, so that what somebody types into it before the site's code runs outlives it. */
export function keepShellSearch(container: HTMLElement): void {
  box = container.querySelector('input[name="q"]');
}

/** What was typed into the shell's box; once, for the box that takes its place. */
export function takeShellSearch(): string {
  const typed = box?.value ?? '';
  box = null;
  return typed;
}

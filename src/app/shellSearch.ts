let box: HTMLInputElement | null = null;
let hasFocus = false;

/** Holds on to the shell's search box, so that what somebody does there before the site's code runs outlives it. */
export function keepShellSearch(container: HTMLElement): void {
  const kept = container.querySelector<HTMLInputElement>('input[name="q"]');
  box = kept;
  hasFocus = kept !== null && document.activeElement === kept;
  kept?.addEventListener('focus', () => (hasFocus = true));
  // Browsers also say so when the box is taken away; the one in its place then asks before this runs.
  kept?.addEventListener('blur', () => setTimeout(() => (hasFocus = false)));
}

/** What was typed into the shell's box, and whether somebody was about to; once, for the box that takes its place. */
export function takeShellSearch(): { typed: string; hadFocus: boolean } {
  const taken = { typed: box?.value ?? '', hadFocus: hasFocus };
  box = null;
  hasFocus = false;
  return taken;
}

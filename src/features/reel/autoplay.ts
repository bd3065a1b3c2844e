interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Videos start by themselves on a line that bears it, for who has not asked for less data or less motion. */
export function mayAutoplay(): boolean {
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {};
  const wantsLess = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)'].some(
    (query) => window.matchMedia(query).matches,
  );
  return !saveData && !wantsLess && !['slow-2g', '2g', '3g'].includes(effectiveType ?? '');
}

/** Triggers come when they come: asks again until there is an answer, and fails with what was awaited. */
export async function until<T>(
  what: string,
  look: () => Promise<T | null | undefined | false>,
  limitMs = 30_000,
): Promise<T> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`Not within ${limitMs / 1000} s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

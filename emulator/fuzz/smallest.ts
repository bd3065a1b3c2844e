import fc from 'fast-check';

interface Difference<Case> {
  cases: fc.Arbitrary<Case>;
  seed: number;
  index: number;
  agrees: (item: Case) => Promise<boolean>;
  /** What each part says, to be printed beside the case. */
  answersTo: (item: Case) => Promise<object>;
}

/** The smallest case that still shows a difference, as a line of JSON. */
export async function smallest<Case extends object>({
  cases,
  seed,
  index,
  agrees,
  answersTo,
}: Difference<Case>): Promise<string> {
  const property = fc.asyncProperty(cases, agrees);
  const { counterexample } = await fc.check(property, { seed, path: String(index), numRuns: 1 });
  const item = counterexample?.[0];
  if (!item) return `A difference did not show again (seed ${seed}, case ${index}).`;
  return JSON.stringify({ ...item, ...(await answersTo(item)) });
}

/** Who reads what somebody wrote. `waiting`: an administrator looks at it first. What is not shown its author and administrators alone can read. */
export const VISIBILITIES = ['shown', 'waiting', 'hidden'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export const visibilityOf = (value: unknown): Visibility =>
  VISIBILITIES.find((state) => state === value) ?? 'hidden';

import { useState } from 'react';

/** When what is shown was opened: an instant that stays, whatever is drawn anew. */
export function useOpenedAt(): number {
  const [at] = useState(() => Date.now());
  return at;
}

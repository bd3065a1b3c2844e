import { useCallback, useState } from 'react';
import { localStore } from '../../../data/deviceStorage';

/** Sizes of reading text, as a share of the usual 18 px. */
export const FONT_SIZES = [0.85, 1, 1.15, 1.3, 1.5, 1.75] as const;

const KEY = 'somo-reading-size';

const readSize = () => FONT_SIZES.find((size) => String(size) === localStore.read(KEY)) ?? 1;

export function nextFontSize(size: number, direction: 1 | -1): number {
  const steps = direction > 0 ? FONT_SIZES : FONT_SIZES.toReversed();
  return steps.find((step) => (step - size) * direction > 0) ?? size;
}

/** The reader's own, for all books on this device. */
export function useFontSize() {
  const [size, setSize] = useState<number>(readSize);
  const step = useCallback(
    (direction: 1 | -1) => {
      const next = nextFontSize(size, direction);
      localStore.write(KEY, String(next));
      setSize(next);
    },
    [size],
  );
  return [size, step] as const;
}

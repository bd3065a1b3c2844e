import type { ComponentProps, CSSProperties } from 'react';
import styles from './RangeSlider.module.css';

interface RangeSliderProps extends Pick<
  ComponentProps<'input'>,
  'onPointerDown' | 'onPointerUp' | 'onPointerCancel' | 'onBlur'
> {
  /** Its name, read out. */
  label: string;
  /** The value in words, where the number alone says little. */
  text?: string;
  /** From 0, in steps of 1. */
  max: number;
  value: number;
  onChange: (value: number) => void;
}

/** The browser's own slider, in the site's colours. */
export function RangeSlider({ label, text, max, value, onChange, ...rest }: RangeSliderProps) {
  const at = max > 0 ? Math.min(1, value / max) : 0;
  return (
    <input
      {...rest}
      type="range"
      className={styles.range}
      style={{ '--at': at } as CSSProperties}
      aria-label={label}
      aria-valuetext={text}
      min={0}
      max={max}
      step={1}
      value={Math.min(value, max)}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}

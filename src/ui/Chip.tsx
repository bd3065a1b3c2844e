import type { ReactNode } from 'react';
import styles from './Chip.module.css';
import { Icon } from './Icon';
import { t } from './text';

interface ChipsProps<Value extends string> {
  /** What is chosen here, for screen readers. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One choice out of a few, all in sight; on a phone the row scrolls. */
export function Chips<Value extends string>({ label, options, value, onChange }: ChipsProps<Value>) {
  return (
    <div className={styles.row} role="group" aria-label={label}>
      {options.map((option) => (
        <Chip key={option.value} pressed={option.value === value} onClick={() => onChange(option.value)}>
          {option.label}
        </Chip>
      ))}
    </div>
  );
}

interface ChipProps {
  pressed: boolean;
  onClick: () => void;
  children: ReactNode;
}

export function Chip({ pressed, onClick, children }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={pressed} onClick={onClick}>
      {children}
    </button>
  );
}

/** A filter in use, with the way out of it. */
export function ClearChip({ onClear, children }: { onClear: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.chip} onClick={onClear}>
      <span className="srOnly">{t('Clear')} </span>
      {children}
      <Icon name="close" small />
    </button>
  );
}

import { type RefObject, useEffect, useRef } from 'react';
import styles from './Checkbox.module.css';

interface CheckboxProps {
  ref?: RefObject<HTMLInputElement | null>;
  label: string;
  isChecked: boolean;
  isMixed?: boolean;
  disabled?: boolean;
  onToggle: (isShift: boolean) => void;
}

/** A tick without words beside it, in a target for a thumb. */
export function Checkbox({ ref, label, isChecked, isMixed = false, disabled, onToggle }: CheckboxProps) {
  const own = useRef<HTMLInputElement>(null);
  const input = ref ?? own;
  // No attribute says it: only the element's own property does.
  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed;
  }, [input, isMixed]);
  return (
    <label className={styles.target}>
      <input
        ref={input}
        type="checkbox"
        className={styles.box}
        aria-label={label}
        checked={isChecked}
        disabled={disabled}
        onChange={({ nativeEvent }) => onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
      />
    </label>
  );
}

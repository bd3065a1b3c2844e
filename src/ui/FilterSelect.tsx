import { cx } from './cx';
import fieldStyles from './Field.module.css';
import styles from './FilterSelect.module.css';
import type { Option } from './TextField';

interface FilterSelectProps {
  label: string;
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
}

/** One filter of a list; its name is read out, its choices say it to the eye ("All subjects"). */
export function FilterSelect({ label, options, value, onChange }: FilterSelectProps) {
  return (
    <select
      className={cx(fieldStyles.input, fieldStyles.select, styles.select)}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

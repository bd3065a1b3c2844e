import { FieldGroup, fieldId, type FieldProps } from './Field';
import styles from './YesNoField.module.css';
import { t } from './text';

interface YesNoFieldProps extends FieldProps {
  value: boolean;
  onChange: (value: boolean) => void;
  disabled?: boolean;
}

/** A question with two buttons, Yes and No. */
export function YesNoField({ value, onChange, disabled, ...field }: YesNoFieldProps) {
  const option = (answer: boolean) => (
    <button
      type="button"
      id={answer ? (field.id ?? fieldId(field.name)) : undefined}
      aria-pressed={value === answer}
      disabled={disabled}
      onClick={() => onChange(answer)}
    >
      {answer ? t('Yes') : t('No')}
    </button>
  );
  return (
    <FieldGroup {...field}>
      <div className={styles.segments}>
        {option(true)}
        {option(false)}
      </div>
    </FieldGroup>
  );
}

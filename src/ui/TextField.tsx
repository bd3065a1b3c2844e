import { useState, type ComponentProps } from 'react';
import { cx } from './cx';
import { controlProps, Field, type FieldProps } from './Field';
import styles from './Field.module.css';
import { IconButton } from './IconButton';
import { t } from './text';

interface ValueProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  disabled?: boolean | undefined;
}

type InputProps = Pick<
  ComponentProps<'input'>,
  | 'autoComplete'
  | 'inputMode'
  | 'placeholder'
  | 'maxLength'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'list'
  | 'min'
  | 'max'
>;

interface TextFieldProps extends FieldProps, ValueProps, InputProps {
  type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'time' | 'datetime-local';
  /** Before the value, as `TSh`. */
  prefix?: string;
}

/** What each field wants for itself; the rest belongs to the control. */
function split<Props extends FieldProps>(props: Props) {
  const { name, label, hint, error, optional, id, full, ...rest } = props;
  return { field: { name, label, hint, error, optional, id, full }, rest };
}

export function TextField({ type = 'text', prefix, value, onChange, onBlur, ...props }: TextFieldProps) {
  const { field, rest } = split(props);
  const input = (
    <input
      {...rest}
      {...controlProps(field)}
      type={type}
      className={styles.input}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
  );
  return (
    <Field {...field}>
      {prefix ? (
        <span className={styles.affixed}>
          <span className={styles.affix} aria-hidden="true">
            {prefix}
          </span>
          {input}
        </span>
      ) : (
        input
      )}
    </Field>
  );
}

/** Keeps what was typed as text, so that `1,5` can be shown beside its error instead of vanishing. */
export function NumberField(props: Omit<TextFieldProps, 'type' | 'inputMode'> & { decimals?: boolean }) {
  const { decimals = false, ...rest } = props;
  return <TextField {...rest} inputMode={decimals ? 'decimal' : 'numeric'} autoComplete="off" />;
}

interface PasswordFieldProps extends FieldProps, ValueProps {
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField({ value, onChange, onBlur, ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const { field, rest } = split(props);
  return (
    <Field {...field}>
      <span className={styles.inside}>
        <input
          {...rest}
          {...controlProps(field)}
          type={isShown ? 'text' : 'password'}
          className={styles.input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
        <IconButton
          icon="eye"
          label={isShown ? t('Hide password') : t('Show password')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      </span>
    </Field>
  );
}

export function TextArea({
  value,
  onChange,
  onBlur,
  rows = 4,
  ...props
}: FieldProps & ValueProps & { rows?: number; maxLength?: number }) {
  const { field, rest } = split(props);
  return (
    <Field {...field}>
      <textarea
        {...rest}
        {...controlProps(field)}
        rows={rows}
        className={cx(styles.input, styles.area)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </Field>
  );
}

export interface Option {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldProps, ValueProps {
  options: readonly Option[];
  /** The entry for no choice yet. */
  placeholder?: string;
}

export function SelectField({ value, onChange, onBlur, options, placeholder, ...props }: SelectFieldProps) {
  const { field, rest } = split(props);
  return (
    <Field {...field}>
      <select
        {...rest}
        {...controlProps(field)}
        className={cx(styles.input, styles.select)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

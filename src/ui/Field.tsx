import type { ReactNode } from 'react';
import { cx } from './cx';
import styles from './Field.module.css';
import { Icon } from './Icon';
import { t } from './text';

/** What every field of a form takes. */
export interface FieldProps {
  /** The form value's name; also makes the control's id, which error summaries link to. */
  name: string;
  label: string;
  hint?: string | undefined;
  /** Takes the hint's place. */
  error?: string | undefined;
  optional?: boolean | undefined;
  /** When two forms on a page have a field of the same name. */
  id?: string | undefined;
  /** The whole width of a two-column form. */
  full?: boolean | undefined;
}

export const fieldId = (name: string) => `field-${name}`;

/** The attributes that tie a control to its label, hint and error. */
export function controlProps({ name, hint, error, optional, id = fieldId(name) }: FieldProps) {
  return {
    id,
    name,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error || hint ? `${id}-note` : undefined,
    'aria-required': optional ? undefined : (true as const),
  };
}

/** Label above, always visible; hint or error below. */
export function Field({ children, ...field }: FieldProps & { children: ReactNode }) {
  const { name, label, error, optional, id = fieldId(name), full } = field;
  return (
    <div className={cx(styles.field, error && styles.bad, full && 'full')}>
      <label className={styles.label} htmlFor={id}>
        {label}
        <Optional when={optional} />
      </label>
      {children}
      <FieldNote {...field} id={id} />
    </div>
  );
}

/** For controls made of several: radios, a pair of buttons, a drop zone. */
export function FieldGroup({ children, ...field }: FieldProps & { children: ReactNode }) {
  const { name, label, error, optional, id = fieldId(name), full } = field;
  return (
    <fieldset
      className={cx(styles.field, error && styles.bad, full && 'full')}
      aria-describedby={error || field.hint ? `${id}-note` : undefined}
      data-invalid={error ? true : undefined}
    >
      <legend className={styles.label}>
        {label}
        <Optional when={optional} />
      </legend>
      {children}
      <FieldNote {...field} id={id} />
    </fieldset>
  );
}

function Optional({ when }: { when: boolean | undefined }) {
  return when ? <span className={styles.optional}> ({t('optional')})</span> : null;
}

function FieldNote({
  id,
  hint,
  error,
}: {
  id: string;
  hint?: string | undefined;
  error?: string | undefined;
}) {
  if (error) {
    return (
      <p className={styles.error} id={`${id}-note`}>
        <Icon name="alert" small />
        {error}
      </p>
    );
  }
  return hint ? (
    <p className={styles.hint} id={`${id}-note`}>
      {hint}
    </p>
  ) : null;
}

import styles from './ErrorSummary.module.css';
import { fieldId } from './Field';
import { Note } from './Note';
import { t } from './text';

export interface FieldError {
  /** Field name, as its control has it. */
  name: string;
  label: string;
  message: string;
}

interface ErrorSummaryProps {
  /** What went wrong as a whole: the red banner. */
  message?: string | undefined;
  /** What to mend, field by field: the yellow list. */
  fields?: readonly FieldError[];
  /** Where a field may have to be brought into sight first. */
  onOpen?: ((name: string) => void) | undefined;
}

/** At the top of a long form after a failed submit; each entry leads to its field. */
export function ErrorSummary({ message, fields = [], onOpen }: ErrorSummaryProps) {
  return (
    <div className={styles.summary} role="alert">
      {message && (
        <Note tone="bad" title={t('Error')}>
          <p>{message}</p>
        </Note>
      )}
      {fields.length > 0 && (
        <Note tone="warn" title={t('Please mend these fields:')}>
          <ul className={styles.list}>
            {fields.map((field) => (
              <li key={field.name}>
                <a
                  href={`#${fieldId(field.name)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    if (onOpen) onOpen(field.name);
                    else document.getElementById(fieldId(field.name))?.focus();
                  }}
                >
                  {field.label}: {field.message}
                </a>
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  );
}

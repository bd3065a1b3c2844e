import { useId, type ReactNode } from 'react';
import styles from './EbookForm.module.css';

/** One titled part of the form, on paper. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

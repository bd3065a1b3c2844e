import type { ReactNode } from 'react';
import styles from './EbookForm.module.css';

/** One titled part of the form, on paper. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.panel}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';
import styles from './FormSection.module.css';

/** One part of a form, on paper. */
export function FormSection({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={styles.panel}>
      {title && <h3>{title}</h3>}
      {children}
    </section>
  );
}

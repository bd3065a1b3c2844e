import type { ReactNode } from 'react';
import styles from './FormSection.module.css';

interface FormSectionProps {
  title?: string;
  /** The heading level that fits the page: 2 for what stands beside the form. */
  level?: 2 | 3;
  children: ReactNode;
}

/** One part of a form, on paper. */
export function FormSection({ title, level = 3, children }: FormSectionProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={styles.panel}>
      {title && <Heading className={styles.title}>{title}</Heading>}
      {children}
    </section>
  );
}

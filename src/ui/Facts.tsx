import type { ReactNode } from 'react';
import styles from './Facts.module.css';
import { t } from './text';

export interface Fact {
  name: string;
  /** Empty or null: not known, and left out. */
  value: ReactNode;
  /** A number that one reads off or copies stays on one line. */
  isUnbroken?: boolean;
}

interface FactsProps {
  facts: readonly Fact[];
  /** Two and three beside one another; else one below the other. */
  inColumns?: boolean;
}

/** What a record knows, by name. */
export function Facts({ facts, inColumns = false }: FactsProps) {
  return (
    <dl className={`${styles.facts} ${inColumns ? styles.columns : ''}`}>
      {facts.map(
        ({ name, value, isUnbroken = false }) =>
          value !== null &&
          value !== '' && (
            <div key={name} className={isUnbroken ? styles.unbroken : undefined}>
              <dt>{t(name)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

import styles from './StatStrip.module.css';

interface Stat {
  label: string;
  value: string | number;
}

/** Figures in one strip divided by lines. `null` while they load. */
export function StatStrip({ stats }: { stats: readonly (Stat | { label: string; value: null })[] }) {
  return (
    <dl className={styles.strip}>
      {stats.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? <span className={styles.wait} />}</dd>
        </div>
      ))}
    </dl>
  );
}

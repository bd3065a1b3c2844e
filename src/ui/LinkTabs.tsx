import { Link, type To } from 'react-router-dom';
import styles from './LinkTabs.module.css';

interface LinkTabsProps {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly { to: To; label: string; isCurrent: boolean }[];
}

/** Views side by side, each with an address of its own. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ to, label: text, isCurrent }) => (
        <Link key={text} to={to} className={styles.tab} aria-current={isCurrent ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}

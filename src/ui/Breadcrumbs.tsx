import { Link, type To } from 'react-router-dom';
import styles from './Breadcrumbs.module.css';
import { cx } from './cx';
import { Icon } from './Icon';
import { t } from './text';

export interface Crumb {
  to: To;
  label: string;
}

interface BreadcrumbsProps {
  /** From the top down to the page above this one. */
  trail: readonly Crumb[];
  /** This page; left out while its name is not known. */
  current?: string;
}

/** Where a page stands; a phone has room for the way back alone. */
export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={t('Breadcrumb')}>
      <ol className={styles.list}>
        {trail.map(({ to, label }, index) => (
          <li key={label} className={cx(styles.item, index < trail.length - 1 && styles.wide)}>
            <Link to={to} className={styles.link}>
              <span className={styles.back}>
                <Icon name="back" small />
              </span>
              {label}
            </Link>
          </li>
        ))}
        {current && (
          <li className={cx(styles.item, styles.wide, styles.current)} aria-current="page">
            <span className={styles.words}>{current}</span>
          </li>
        )}
      </ol>
    </nav>
  );
}

import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';
import { Pindo } from './Pindo';
import styles from './StateView.module.css';

interface StateViewProps {
  title: string;
  children?: ReactNode;
  /** What to do next. */
  action?: ReactNode;
  icon?: IconName;
  /** A short Swahili saying as a welcome where there is nothing yet; the text translates it. */
  saying?: string;
  /** The khanga's border above; not where the screen has one already. */
  bordered?: boolean;
  /** For a whole page rather than a part of one. */
  isPage?: boolean;
  role?: 'alert' | 'status';
}

/** What a screen says when there is nothing, not yet, not now, or not for you. */
export function StateView(props: StateViewProps) {
  const { title, children, action, icon, saying, bordered = false, isPage = false, role } = props;
  // A part of a page may stand right under its h1: a lower level would leave one out.
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className={styles.state} role={role}>
      {bordered && (
        <div className={styles.border}>
          <Pindo />
        </div>
      )}
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      )}
      {saying && (
        <p className="jina" lang="sw">
          {saying}
        </p>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}

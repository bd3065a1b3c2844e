import type { ReactNode } from 'react';
import { cx } from './cx';
import { Icon, type IconName } from './Icon';
import styles from './Note.module.css';

const ICONS = { info: 'info', ok: 'check', warn: 'alert', bad: 'alert' } as const satisfies Record<
  string,
  IconName
>;

interface NoteProps {
  tone?: keyof typeof ICONS;
  title?: string;
  role?: 'alert' | 'status';
  children?: ReactNode;
  action?: ReactNode;
}

/** A message that stays on the page, beside what it is about. */
export function Note({ tone = 'info', title, role, children, action }: NoteProps) {
  return (
    <div className={cx(styles.note, styles[tone], action !== undefined && styles.acting)} role={role}>
      <Icon name={ICONS[tone]} />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {action}
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { cx } from './cx';

interface BadgeProps {
  tone?: 'neutral' | 'ok' | 'warn' | 'bad' | 'info' | 'live';
  /** Without the diamond: a label, not a state. */
  plain?: boolean;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', plain = false, children }: BadgeProps) {
  return <span className={cx(styles.badge, styles[tone], plain && styles.plain)}>{children}</span>;
}

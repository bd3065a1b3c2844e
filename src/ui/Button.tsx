import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './Button.module.css';
import { cx } from './cx';
import { Icon, type IconName } from './Icon';

interface Look {
  /** One filled button in a group; `accent` at most once on a screen. */
  variant?: 'primary' | 'accent' | 'line' | 'danger' | 'quiet' | undefined;
  small?: boolean | undefined;
  /** As wide as its parent. */
  wide?: boolean | undefined;
  icon?: IconName;
}

const classOf = ({ variant = 'primary', small, wide }: Look, className?: string) =>
  cx(styles.button, styles[variant], small && styles.small, wide && styles.wide, className);

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** What the button says while its act is under way; it takes no second press meanwhile. */
  busyText?: string | undefined;
  busy?: boolean;
}

export function Button(props: ButtonProps) {
  const { variant, small, wide, icon, busy, busyText, className, children, disabled, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ variant, small, wide }, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {icon && <Icon name={icon} small />}
      {busy ? (busyText ?? children) : children}
    </button>
  );
}

interface ButtonLinkProps extends LinkProps, Look {}

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function ButtonLink({ variant, small, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classOf({ variant, small, wide }, className)}>
      {icon && <Icon name={icon} small />}
      {children}
    </Link>
  );
}

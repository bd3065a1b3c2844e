import type { ComponentProps } from 'react';
import { cx } from './cx';
import { Icon, type IconName } from './Icon';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  /** Its name for those who do not see the icon. */
  label: string;
  filled?: boolean | undefined;
}

/** Only for icons that everybody knows; anything else wants a word beside it. */
export function IconButton({ icon, label, filled, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} {...rest} className={cx(styles.button, className)}>
      <Icon name={icon} filled={filled} />
    </button>
  );
}

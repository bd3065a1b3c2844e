import { useSnackbar, type CustomContentProps } from 'notistack';
import type { Ref } from 'react';
import { cx } from './cx';
import { Icon, type IconName } from './Icon';
import { IconButton } from './IconButton';
import { t } from './text';
import styles from './Toast.module.css';

const ICONS = { success: 'check', error: 'alert', info: 'info' } as const satisfies Record<string, IconName>;

interface ToastProps extends CustomContentProps {
  ref?: Ref<HTMLDivElement>;
  notice: {
    variant: keyof typeof ICONS;
    title: string;
    description?: string;
    values?: Record<string, string | number>;
  };
}

/** One message that goes away by itself; title and description where there are two lines. */
export function Toast({ ref, id, notice, style }: ToastProps) {
  const { closeSnackbar } = useSnackbar();
  const { variant, title, description, values } = notice;
  return (
    <div ref={ref} className={styles.toast} style={style} role={variant === 'error' ? 'alert' : 'status'}>
      <span className={cx(styles.tone, styles[variant])}>
        <Icon name={ICONS[variant]} />
      </span>
      <div className={styles.text}>
        <p className={styles.title}>{t(title, values)}</p>
        {description && <p>{t(description, values)}</p>}
      </div>
      <IconButton icon="close" label={t('Close')} onClick={() => closeSnackbar(id)} />
    </div>
  );
}

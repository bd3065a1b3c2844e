import type { ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog';
import styles from './DeleteDialog.module.css';
import { t } from './text';

interface DeleteDialogProps {
  title: string;
  /** What goes: the first few are named. */
  names: readonly string[];
  /** What goes with them. */
  children: ReactNode;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

const NAMED = 5;

/** Asks before one or several records go for good. */
export function DeleteDialog({ title, names, children, isBusy, onConfirm, onCancel }: DeleteDialogProps) {
  const more = names.length - NAMED;
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={t('Delete')}
      busyLabel={t('Deleting...')}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{children}</p>
      {names.length > 0 && (
        <ul className={styles.names}>
          {names.slice(0, NAMED).map((name, index) => (
            <li key={index}>{name}</li>
          ))}
          {more > 0 && <li>{t('and {count} more', { count: more })}</li>}
        </ul>
      )}
    </ConfirmDialog>
  );
}

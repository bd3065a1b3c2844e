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
  remove: () => Promise<{ error?: unknown }>;
  onDone?: (() => void) | undefined;
  onClose: () => void;
}

const NAMED = 5;

/** Asks before one or several records go for good. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { title, names, children, isBusy, remove, onDone, onClose } = props;
  const more = names.length - NAMED;
  const confirm = async () => {
    const { error } = await remove();
    onClose();
    if (!error) onDone?.();
  };
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={t('Delete')}
      busyLabel={t('Deleting...')}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
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

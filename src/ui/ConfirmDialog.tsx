import type { ReactNode } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { t } from './text';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** What will happen, and what cannot be undone. */
  children: ReactNode;
  confirmLabel: string;
  /** What the button says meanwhile, as `Deleting...`. */
  busyLabel?: string;
  isBusy?: boolean;
  /** What can be undone is no danger. */
  isUndoable?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be undone. Focus begins on the way out. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, confirmLabel, busyLabel, isBusy = false, onConfirm, onCancel } = props;
  const variant = props.isUndoable ? 'primary' : 'danger';
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      onClose={onCancel}
      isBusy={isBusy}
      actions={
        <>
          <Button variant="quiet" disabled={isBusy} onClick={onCancel}>
            {t('Cancel')}
          </Button>
          <Button variant={variant} busy={isBusy} busyText={busyLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

import { useEffect, useId, useRef, type ReactNode } from 'react';
import { cx } from './cx';
import styles from './Dialog.module.css';

interface DialogProps {
  isOpen: boolean;
  title: string;
  /** Escape and a tap beside the dialog; not while `isBusy`. */
  onClose: () => void;
  isBusy?: boolean;
  /** For a table or a long list. */
  isWide?: boolean;
  children: ReactNode;
  /** The acts, the safe one first; left out where the content has its own. */
  actions?: ReactNode;
}

/** The browser's own modal dialog: it traps focus and leaves the page inert. */
export function Dialog({
  isOpen,
  title,
  onClose,
  isBusy = false,
  isWide = false,
  children,
  actions,
}: DialogProps) {
  const dialog = useModal(isOpen);
  const titleId = useId();
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={cx(styles.dialog, isWide && styles.wide)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      {isOpen && (
        <div className={styles.in}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <div className={styles.text}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}

/** Opens and closes with the state, and gives focus back to whatever opened it. */
function useModal(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return undefined;
    const opener = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [isOpen]);
  return dialog;
}

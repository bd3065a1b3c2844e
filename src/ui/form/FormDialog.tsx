import { type FormEvent, type ReactNode, type RefObject, useId } from 'react';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { Note } from '../Note';
import { t } from '../text';

interface FormDialogProps {
  title: string;
  /** What it is about, above the fields. */
  intro?: string;
  submitLabel: string;
  busyLabel: string;
  cancelLabel?: string;
  /** What is sent takes something away. */
  isDanger?: boolean;
  form: RefObject<HTMLFormElement | null>;
  onSubmit: (event: FormEvent) => void;
  isBusy: boolean;
  /** Why it was not sent. */
  failure: string | null;
  failureTitle?: string;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A short form over the page: send it or leave it. */
export function FormDialog(props: FormDialogProps) {
  const { title, intro, submitLabel, busyLabel, cancelLabel = t('Cancel'), isDanger = false } = props;
  const { form, onSubmit, isBusy, failure, failureTitle, onClose, children } = props;
  const formId = useId();
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      isBusy={isBusy}
      actions={
        <>
          <Button variant="quiet" disabled={isBusy} onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={isDanger ? 'danger' : 'primary'}
            busy={isBusy}
            busyText={busyLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      {intro && <p>{intro}</p>}
      <form ref={form} id={formId} className="stack" noValidate onSubmit={onSubmit}>
        {children}
      </form>
      {failure && (
        <Note tone="bad" role="alert" {...(failureTitle && { title: failureTitle })}>
          <p>{t(failure)}</p>
        </Note>
      )}
    </Dialog>
  );
}

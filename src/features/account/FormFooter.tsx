import { Button } from '../../ui/Button';
import { Note } from '../../ui/Note';
import { t } from '../../ui/text';

interface FormFooterProps {
  /** Why the form was not sent or not taken. */
  message: string | null;
  isBusy: boolean;
  submit: string;
}

/** The end of every form here: its one message, and its one act. */
export function FormFooter({ message, isBusy, submit }: FormFooterProps) {
  return (
    <>
      {message && (
        <Note tone="bad" role="alert">
          {t(message)}
        </Note>
      )}
      <Button type="submit" wide busy={isBusy} busyText={t('Please wait...')}>
        {submit}
      </Button>
    </>
  );
}

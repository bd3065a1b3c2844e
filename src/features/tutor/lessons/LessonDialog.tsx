import { useState } from 'react';
import { paths } from '../../../domain/paths';
import type { Tutor } from '../../../domain/tutor';
import { Button, ButtonLink } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Note } from '../../../ui/Note';
import { t } from '../../../ui/text';
import { TextArea } from '../../../ui/TextField';
import { SlotPicker } from './SlotPicker';
import { useLessonForm } from './useLessonForm';

const FORM = 'ask-for-lesson';

interface LessonDialogProps {
  tutor: Tutor;
  onClose: () => void;
}

/** Asks a tutor for an hour, with a word about what it shall be about. */
export function LessonDialog({ tutor, onClose }: LessonDialogProps) {
  const [isSent, setSent] = useState(false);
  return isSent ? (
    <Sent name={tutor.name} onClose={onClose} />
  ) : (
    <Asking tutor={tutor} onSent={() => setSent(true)} onClose={onClose} />
  );
}

function Asking({ tutor, onSent, onClose }: LessonDialogProps & { onSent: () => void }) {
  const { id, name, availability } = tutor;
  const { form, start, chooseStart, message, writeMessage, errors, failure, isBusy, submit } = useLessonForm(
    id,
    onSent,
  );
  return (
    <Dialog
      isOpen
      title={t('Ask {name} for a lesson', { name })}
      onClose={onClose}
      isBusy={isBusy}
      actions={
        <>
          <Button variant="quiet" disabled={isBusy} onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={FORM} busy={isBusy} busyText={t('Sending...')}>
            {t('Send request')}
          </Button>
        </>
      }
    >
      <form ref={form} id={FORM} className="stack" noValidate onSubmit={submit}>
        <SlotPicker
          tutorId={id}
          availability={availability}
          value={start}
          onChange={chooseStart}
          error={errors.time && t(errors.time)}
        />
        <TextArea
          name="message"
          label={t('Message')}
          hint={t('What do you want to learn? At least 10 characters.')}
          error={errors.message && t(errors.message)}
          value={message}
          onChange={writeMessage}
        />
      </form>
      {failure && (
        <Note tone="bad" role="alert" title={t('The request was not sent.')}>
          <p>{t(failure)}</p>
        </Note>
      )}
    </Dialog>
  );
}

function Sent({ name, onClose }: { name: string; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      title={t('Your request is on its way')}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('Close')}
          </Button>
          <ButtonLink to={paths.lessons}>{t('See your lessons')}</ButtonLink>
        </>
      }
    >
      <p role="status">{t('{name} will accept it, decline it or propose another time.', { name })}</p>
    </Dialog>
  );
}

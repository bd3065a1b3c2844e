import { useState } from 'react';
import { paths } from '../../../domain/paths';
import type { Tutor } from '../../../domain/tutor';
import { Button, ButtonLink } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { FormDialog } from '../../../ui/form/FormDialog';
import { t } from '../../../ui/text';
import { TextArea } from '../../../ui/TextField';
import { SlotPicker } from './SlotPicker';
import { useLessonForm } from './useLessonForm';

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
  const { start, chooseStart, message, writeMessage, errors, ...form } = useLessonForm(id, onSent);
  return (
    <FormDialog
      {...form}
      title={t('Ask {name} for a lesson', { name })}
      submitLabel={t('Send request')}
      busyLabel={t('Sending...')}
      failureTitle={t('The request was not sent.')}
      onClose={onClose}
    >
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
    </FormDialog>
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

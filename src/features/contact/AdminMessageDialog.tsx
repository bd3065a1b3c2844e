import type { Message } from '../../domain/contact';
import { can } from '../../domain/permissions';
import { useSession } from '../../session/useSession';
import { Button } from '../../ui/Button';
import { DateTime } from '../../ui/DateTime';
import { Dialog } from '../../ui/Dialog';
import { t } from '../../ui/text';
import styles from './AdminMessageDialog.module.css';
import { useSaveMessageStatusMutation } from './messageApi';
import { MessageStatusBadge } from './MessageStatusBadge';

interface AdminMessageDialogProps {
  /** Null: closed. */
  message: Message | null;
  onClose: () => void;
}

/** One message in full, its answer by mail, and the tick that it needs nothing more. */
export function AdminMessageDialog({ message, onClose }: AdminMessageDialogProps) {
  return (
    <Dialog
      isOpen={message !== null}
      title={message?.subject || t('No subject')}
      onClose={onClose}
      actions={message && <Acts message={message} onClose={onClose} />}
    >
      {message && <Words message={message} />}
    </Dialog>
  );
}

function Words({ message }: { message: Message }) {
  const { name, email, status, created_at, message: text } = message;
  return (
    <>
      <div className="row wraps small">
        <MessageStatusBadge status={status} />
        <DateTime at={created_at} />
      </div>
      <p className={styles.sender}>
        {name} · <a href={replyTo(message)}>{email}</a>
      </p>
      <p className={styles.text}>{text}</p>
    </>
  );
}

/** A mail program opens with address and subject filled in. */
const replyTo = ({ email, subject }: Message) =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${subject}`)}`;

function Acts({ message, onClose }: { message: Message; onClose: () => void }) {
  const { user } = useSession();
  const [save, { isLoading }] = useSaveMessageStatusMutation();
  const next = message.status === 'new' ? 'done' : 'new';
  const change = async () => {
    const { error } = await save({ ids: [message.id], status: next });
    if (!error) onClose();
  };
  return (
    <>
      <Button variant="quiet" onClick={onClose}>
        {t('Close')}
      </Button>
      {can(user, 'message.update') && (
        <Button busy={isLoading} busyText={t('Please wait...')} onClick={() => void change()}>
          {next === 'done' ? t('Mark as done') : t('Mark as new')}
        </Button>
      )}
    </>
  );
}

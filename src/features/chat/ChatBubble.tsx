import { memo, useState } from 'react';
import type { ChatMessage, ChatRoom } from '../../domain/chat';
import { LateReportDialog } from '../../session/LateReportDialog';
import { Badge } from '../../ui/Badge';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/Icon';
import { Menu } from '../../ui/Menu';
import { t } from '../../ui/text';
import { useDeleteChatMessageMutation } from './chatApi';
import styles from './ChatRoom.module.css';
import { ChatQuote } from './ChatQuote';
import type { ChatRequest, ChatTarget } from './chatView';
import { useBubbleMenu } from './useBubbleMenu';

interface ChatBubbleProps {
  message: ChatMessage;
  room: ChatRoom;
  viewer: ChatRequest['viewer'];
  /** The message that it answers, as far as the screen has it. */
  answered: ChatMessage | undefined;
  onTarget?: ((target: ChatTarget) => void) | undefined;
}

/** One message, with what its reader may do with it. */
export const ChatBubble = memo(function ChatBubble(props: ChatBubbleProps) {
  const { message, answered, room, viewer, onTarget } = props;
  const [opened, setOpened] = useState<'delete' | 'report' | null>(null);
  const close = () => setOpened(null);
  const items = useBubbleMenu({
    message,
    room,
    viewer,
    onTarget,
    onDelete: () => setOpened('delete'),
    onReport: () => setOpened('report'),
  });
  const { text, edited_at, is_hidden, is_deleted, reply_to } = message;
  return (
    <div className={styles.line}>
      <div className={cx(styles.bubble, is_hidden && styles.hidden)}>
        {reply_to !== null && !is_deleted && <ChatQuote roomId={room.id} id={reply_to} message={answered} />}
        {is_deleted ? <em className="muted">{t('This message was deleted.')}</em> : text}
        {edited_at > 0 && !is_deleted && <span className={styles.edited}>{t('edited')}</span>}
        {is_hidden && <Badge tone="warn">{t('Hidden')}</Badge>}
      </div>
      {items.length > 0 && (
        <Menu
          className={styles.menu}
          label={t('What to do with “{text}”', { text: is_deleted ? '…' : text.slice(0, 40) })}
          button={<Icon name="more" small />}
          items={items}
        />
      )}
      {opened === 'delete' && <DeleteMessage message={message} room={room} onClose={close} />}
      {opened === 'report' && (
        <LateReportDialog target={{ kind: 'message', id: message.id, parentId: room.id }} onClose={close} />
      )}
    </div>
  );
});

interface DeleteMessageProps {
  message: ChatMessage;
  room: ChatRoom;
  onClose: () => void;
}

function DeleteMessage({ message, room, onClose }: DeleteMessageProps) {
  const [remove, { isLoading }] = useDeleteChatMessageMutation();
  const confirm = async () => {
    const { error } = await remove({ roomId: room.id, id: message.id });
    if (!error) onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('Delete this message?')}
      confirmLabel={t('Delete')}
      busyLabel={t('Deleting...')}
      isBusy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{t('Everybody here will see that you deleted a message, and not what it said.')}</p>
    </ConfirmDialog>
  );
}

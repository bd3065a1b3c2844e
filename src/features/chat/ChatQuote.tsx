import type { ChatMessage } from '../../domain/chat';
import { t } from '../../ui/text';
import { useGetChatMessageQuery } from './chatApi';
import styles from './ChatRoom.module.css';

interface ChatQuoteProps {
  roomId: string;
  /** Of the message that is answered. */
  id: string;
  /** As the screen has it; left out where it is further up than what was read so far. */
  message: ChatMessage | undefined;
}

/** What a message answers, as it is now: one that was hidden or deleted is not repeated. */
export const ChatQuote = ({ roomId, id, message }: ChatQuoteProps) =>
  message ? <Quoted message={message} /> : <Fetched roomId={roomId} id={id} />;

function Fetched({ roomId, id }: Omit<ChatQuoteProps, 'message'>) {
  const { currentData } = useGetChatMessageQuery({ roomId, id });
  return <Quoted message={currentData} />;
}

/** Of the same height before the message is there. */
function Quoted({ message }: { message: ChatMessage | null | undefined }) {
  if (message === undefined) return <blockquote className={styles.quote}>…</blockquote>;
  if (message === null || message.is_deleted)
    return (
      <blockquote className={styles.quote}>
        <em>{t('The message is not here any more.')}</em>
      </blockquote>
    );
  return (
    <blockquote className={styles.quote}>
      <b>{message.author_name}</b> {message.text}
    </blockquote>
  );
}

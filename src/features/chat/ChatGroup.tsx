import type { ChatMessage, ChatRoom } from '../../domain/chat';
import { Avatar } from '../../ui/Avatar';
import { Badge } from '../../ui/Badge';
import { cx } from '../../ui/cx';
import { t } from '../../ui/text';
import { ChatBubble } from './ChatBubble';
import type { ChatGroup as Group } from './chatGroups';
import styles from './ChatRoom.module.css';
import { dayText, timeText } from './chatText';
import type { ChatRequest, ChatTarget } from './chatView';

interface ChatGroupProps {
  group: Group;
  room: ChatRoom;
  viewer: ChatRequest['viewer'];
  /** What the screen has: some of it may be answered. */
  byId: ReadonlyMap<string, ChatMessage>;
  onTarget?: ((target: ChatTarget) => void) | undefined;
}

/** What one person wrote in one go, under one name. */
export function ChatGroup({ group, byId, room, viewer, onTarget }: ChatGroupProps) {
  const { author_uid, author_name, messages, newDay } = group;
  const isOwn = author_uid === viewer.uid;
  const sentAt = messages[0]?.sent_at ?? 0;
  return (
    <>
      {newDay !== null && (
        <li className={styles.day}>
          <time dateTime={new Date(newDay).toISOString()}>{dayText(newDay)}</time>
        </li>
      )}
      <li className={cx(styles.group, isOwn && styles.own)}>
        {!isOwn && <Avatar small name={author_name} />}
        <div className={styles.bubbles}>
          <p className={styles.by}>
            <b>{isOwn ? t('You') : author_name}</b>
            {room.moderators.includes(author_uid) && <Badge plain>{t('Teacher')}</Badge>}
            <time className="meta nums" dateTime={new Date(sentAt).toISOString()}>
              {timeText(sentAt)}
            </time>
          </p>
          {messages.map((message) => (
            <ChatBubble
              key={message.id}
              message={message}
              answered={message.reply_to === null ? undefined : byId.get(message.reply_to)}
              room={room}
              viewer={viewer}
              onTarget={onTarget}
            />
          ))}
        </div>
      </li>
    </>
  );
}

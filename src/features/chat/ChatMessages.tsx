import { useMemo } from 'react';
import type { ChatMessage, ChatRoom } from '../../domain/chat';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { t } from '../../ui/text';
import { useLoadOlderChatMutation } from './chatApi';
import { ChatGroup } from './ChatGroup';
import { groupsOf } from './chatGroups';
import { ChatOutgoing } from './ChatOutgoing';
import styles from './ChatRoom.module.css';
import type { ChatRequest, ChatTarget, ChatView } from './chatView';
import type { Outbox, OutboxItem } from './outbox';
import { useChatScroll } from './useChatScroll';
import { useSpoken } from './useSpoken';

interface ChatMessagesProps {
  view: ChatView;
  room: ChatRoom;
  request: ChatRequest;
  /** On their way. */
  items: readonly OutboxItem[];
  outbox?: Outbox;
  onTarget?: (target: ChatTarget) => void;
}

export function ChatMessages({ view, room, request, items, outbox, onTarget }: ChatMessagesProps) {
  const { messages, hasOlder } = view;
  const { uid } = request.viewer;
  const older = useOlder(request, hasOlder);
  const [first, last] = [messages[0]?.id, messages.at(-1)?.id];
  const { scroller, onScroll, isAtEnd, seen, toEnd } = useChatScroll(
    { first, last, more: items.length },
    older.load,
  );
  const groups = useMemo(() => groupsOf(messages), [messages]);
  const byId = useMemo(() => new Map(messages.map((message) => [message.id, message])), [messages]);
  const unseen = isAtEnd ? 0 : newSince(messages, seen, uid);
  return (
    <div className={styles.body}>
      {/* Reached by keyboard, since it scrolls. */}
      <div
        ref={scroller}
        className={styles.scroll}
        tabIndex={0}
        role="group"
        aria-label={t('Messages')}
        onScroll={onScroll}
      >
        {hasOlder && (
          <Button
            small
            variant="quiet"
            busy={older.isLoading}
            busyText={t('Loading...')}
            onClick={older.load}
          >
            {older.hasFailed ? t('Older messages did not come. Try again') : t('Older messages')}
          </Button>
        )}
        {messages.length === 0 && items.length === 0 ? (
          <EmptyState title={t('No messages yet')} saying="Hodi hodi">
            {t('Knock and say hello: be the first to write.')}
          </EmptyState>
        ) : (
          <ol className={styles.groups}>
            {groups.map((group) => (
              <ChatGroup
                key={group.id}
                group={group}
                byId={byId}
                room={room}
                viewer={request.viewer}
                onTarget={onTarget}
              />
            ))}
            {outbox && items.map((item) => <ChatOutgoing key={item.id} item={item} outbox={outbox} />)}
          </ol>
        )}
      </div>
      {unseen > 0 && (
        <Button small className={styles.pill} icon="arrowDown" onClick={toEnd}>
          {t('{count, plural, one {# new message} other {# new messages}}', { count: unseen })}
        </Button>
      )}
      <p className="srOnly" role="status">
        {useSpoken(messages, uid)}
      </p>
    </div>
  );
}

function useOlder(request: ChatRequest, hasOlder: boolean) {
  const [loadOlder, { isLoading, isError }] = useLoadOlderChatMutation();
  const load = () => {
    if (hasOlder && !isLoading) void loadOlder(request);
  };
  return { load, isLoading, hasFailed: isError };
}

/** What others have written since the reader left the end of the list. */
function newSince(messages: readonly ChatMessage[], seen: string | undefined, uid: string): number {
  const at = messages.findIndex(({ id }) => id === seen);
  return messages.slice(at + 1).filter(({ author_uid }) => author_uid !== uid).length;
}

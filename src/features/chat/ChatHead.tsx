import { skipToken } from '@reduxjs/toolkit/query';
import { type ChatMember, type ChatRoom, SLOW_SECONDS } from '../../domain/chat';
import { can } from '../../domain/permissions';
import { Badge } from '../../ui/Badge';
import { Icon } from '../../ui/Icon';
import { Menu, type MenuItem } from '../../ui/Menu';
import { t } from '../../ui/text';
import { useSetChatModeMutation, useWatchPresenceQuery } from './chatApi';
import { spanText } from './chatText';
import styles from './ChatRoom.module.css';
import type { ChatRequest } from './chatView';

interface ChatHeadProps {
  room: ChatRoom;
  viewer: ChatRequest['viewer'];
  /** Null where they look in from outside. */
  member: ChatMember | null;
}

/** What holds in the room just now; for who leads it, how to change that. */
export function ChatHead({ room, viewer, member }: ChatHeadProps) {
  const { slow_seconds, is_locked, is_closed } = room;
  return (
    <div className={`row tight ${styles.head}`}>
      <h2 className={styles.title}>{t('Chat')}</h2>
      <Present roomId={room.id} uid={member?.is_active ? member.uid : null} isClosed={is_closed} />
      {is_closed ? (
        <Badge>{t('Closed')}</Badge>
      ) : (
        <>
          {is_locked && <Badge tone="warn">{t('Locked')}</Badge>}
          {slow_seconds > 0 && (
            <Badge tone="warn">{t('Slow mode: {span}', { span: spanText(slow_seconds) })}</Badge>
          )}
        </>
      )}
      {can(viewer, 'chat.moderate', room) && !is_closed && <ModeMenu room={room} />}
    </div>
  );
}

interface PresentProps {
  roomId: string;
  uid: string | null;
  isClosed: boolean;
}

/** How many have the room before them. */
function Present({ roomId, uid, isClosed }: PresentProps) {
  const { currentData: count } = useWatchPresenceQuery(isClosed ? skipToken : { roomId, uid });
  return count ? (
    <span className="muted small nums">
      {t('{n, plural, one {# is here} other {# are here}}', { n: count })}
    </span>
  ) : null;
}

function ModeMenu({ room: { id, slow_seconds, is_locked } }: { room: ChatRoom }) {
  const [setMode, { isLoading }] = useSetChatModeMutation();
  const change = (mode: { slowSeconds?: number; isLocked?: boolean }) =>
    void setMode({ roomId: id, slowSeconds: slow_seconds, isLocked: is_locked, ...mode });
  const items: MenuItem[] = [
    ...SLOW_SECONDS.map((seconds) => ({
      label: seconds > 0 ? t('Slow mode: {span}', { span: spanText(seconds) }) : t('No slow mode'),
      checked: seconds === slow_seconds,
      disabled: isLoading,
      onSelect: () => {
        if (seconds !== slow_seconds) change({ slowSeconds: seconds });
      },
    })),
    {
      label: is_locked ? t('Let everybody write') : t('Lock: only you write'),
      icon: is_locked ? ('check' as const) : ('lock' as const),
      disabled: isLoading,
      onSelect: () => change({ isLocked: !is_locked }),
    },
  ];
  return <Menu className="push" label={t('Lead the room')} button={<Icon name="more" />} items={items} />;
}

import { type ChatMessage, type ChatRoom, MUTE_MINUTES } from '../../domain/chat';
import { can } from '../../domain/permissions';
import type { MenuItem } from '../../ui/Menu';
import { t } from '../../ui/text';
import { useHideChatMessageMutation, useMuteChatMemberMutation } from './chatApi';
import { muteText } from './chatText';
import type { ChatRequest, ChatTarget } from './chatView';

interface BubbleMenuOptions {
  message: ChatMessage;
  room: ChatRoom;
  viewer: ChatRequest['viewer'];
  /** Left out for who only reads. */
  onTarget?: ((target: ChatTarget) => void) | undefined;
  onDelete: () => void;
  onReport: () => void;
}

/** All answer and report; authors edit and delete; who leads the room hides, and mutes who is not leading it. */
export function useBubbleMenu(options: BubbleMenuOptions): readonly MenuItem[] {
  const { message, room, viewer } = options;
  const [hide, { isLoading: isHiding }] = useHideChatMessageMutation();
  const [mute, { isLoading: isMuting }] = useMuteChatMemberMutation();
  const { id, author_uid, author_name, is_hidden, is_deleted } = message;
  const isOwn = author_uid === viewer.uid;
  const items = [...answerItems(options), ...(isOwn ? ownItems(options) : reportItems(options))];
  if (!can(viewer, 'chat.moderate', room)) return items;
  const hiding: MenuItem = {
    label: is_hidden ? t('Show again') : t('Hide from others'),
    icon: 'eye',
    disabled: isHiding,
    onSelect: () => void hide({ roomId: room.id, messageId: id, isHidden: !is_hidden }),
  };
  const muting = MUTE_MINUTES.map((minutes): MenuItem => ({
    label: muteText(minutes, author_name),
    icon: minutes > 0 ? 'volumeOff' : 'volume',
    disabled: isMuting,
    onSelect: () => void mute({ roomId: room.id, uid: author_uid, minutes }),
  }));
  return [
    ...items,
    ...(isOwn || is_deleted ? [] : [hiding]),
    ...(isOwn || room.moderators.includes(author_uid) ? [] : muting),
  ];
}

function answerItems({ message, room, onTarget }: BubbleMenuOptions): MenuItem[] {
  if (message.is_deleted || message.is_hidden || room.is_closed || !onTarget) return [];
  return [{ label: t('Reply'), icon: 'back', onSelect: () => onTarget({ act: 'reply', message }) }];
}

function reportItems({ message, onReport }: BubbleMenuOptions): MenuItem[] {
  if (message.is_deleted || message.is_hidden) return [];
  return [{ label: t('Report'), icon: 'flag', onSelect: onReport }];
}

function ownItems({ message, room, onTarget, onDelete }: BubbleMenuOptions): MenuItem[] {
  if (message.is_deleted || message.is_hidden || !onTarget) return [];
  const editing: MenuItem = {
    label: t('Edit'),
    icon: 'edit',
    onSelect: () => onTarget({ act: 'edit', message }),
  };
  return [...(room.is_closed ? [] : [editing]), { label: t('Delete'), icon: 'trash', onSelect: onDelete }];
}

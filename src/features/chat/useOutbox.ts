import { useEffect, useState, useSyncExternalStore } from 'react';
import { recall, remember } from '../../data/cache';
import { isAppError, UNEXPECTED_MESSAGE } from '../../domain/errors';
import { type ChatMember, type ChatMessage, type ChatRoom, pauseOf } from '../../domain/chat';
import { useSendChatMessageMutation } from './chatApi';
import { Outbox, type OutboxItem } from './outbox';

/** Kept under the writer's id, so that signing out wipes it. */
const keyOf = (uid: string, roomId: string) => `${uid}:chat:${roomId}`;

/** The messages of this writer that the room does not show yet. */
export function useOutbox(room: ChatRoom, member: ChatMember, messages: readonly ChatMessage[]) {
  const [send] = useSendChatMessageMutation();
  const [outbox] = useState(() => {
    const key = keyOf(member.uid, room.id);
    const author = { uid: member.uid, name: member.name };
    return new Outbox({
      send: async (message) => {
        const { error } = await send({ roomId: room.id, author, ...message });
        if (!error) return null;
        return isAppError(error) ? error : { code: 'unknown', message: UNEXPECTED_MESSAGE };
      },
      keep: (items) => void remember(key, items),
    });
  });
  const state = useSyncExternalStore(outbox.state.subscribe, outbox.state.get, outbox.state.get);

  useRunning(outbox, keyOf(member.uid, room.id));
  const pause = pauseOf(room, member.uid);
  useEffect(() => outbox.setPace(member.last_message_at, pause), [outbox, member.last_message_at, pause]);
  useEffect(() => {
    const shown = new Set(messages.map(({ id }) => id));
    outbox.settle((id) => shown.has(id));
  }, [outbox, messages]);

  const isShown = (id: string) => messages.some((message) => message.id === id);
  return { outbox, items: state.items.filter(({ id }) => !isShown(id)), readyAt: state.readyAt, pause };
}

function useRunning(outbox: Outbox, key: string) {
  useEffect(() => {
    let isHere = true;
    outbox.start();
    void recall<OutboxItem[]>(key).then((kept) => {
      if (isHere && Array.isArray(kept?.data)) outbox.restore(kept.data);
    });
    return () => {
      isHere = false;
      outbox.stop();
    };
  }, [outbox, key]);
}

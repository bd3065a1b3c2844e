import { useState } from 'react';
import type { ChatMessage } from '../../domain/chat';

/** What a screen reader says, once: the last message that another wrote since the room was opened. */
export function useSpoken(messages: readonly ChatMessage[], uid: string): string {
  const [from] = useState(() => messages.at(-1)?.sent_at ?? 0);
  const last = messages.findLast(
    ({ sent_at, author_uid, is_deleted, is_hidden }) =>
      sent_at > from && author_uid !== uid && !is_deleted && !is_hidden,
  );
  return last ? `${last.author_name}: ${last.text}` : '';
}

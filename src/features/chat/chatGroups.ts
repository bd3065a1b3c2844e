import type { ChatMessage } from '../../domain/chat';

/** What one person wrote in one go. */
export interface ChatGroup {
  /** Of its first message. */
  id: string;
  author_uid: string;
  author_name: string;
  messages: ChatMessage[];
  /** The day that begins here, where another one was before; milliseconds since 1970. */
  newDay: number | null;
}

const PAUSE_MS = 5 * 60_000;

/** In the reader's own zone. */
const dayOf = (at: number) => new Date(at).toDateString();

export function groupsOf(messages: readonly ChatMessage[]): ChatGroup[] {
  const groups: ChatGroup[] = [];
  let last: ChatMessage | null = null;
  for (const message of messages) {
    const { id, author_uid, author_name, sent_at } = message;
    const isNewDay = !last || dayOf(last.sent_at) !== dayOf(sent_at);
    const isSameGo =
      last !== null && !isNewDay && last.author_uid === author_uid && sent_at - last.sent_at < PAUSE_MS;
    if (isSameGo) groups.at(-1)?.messages.push(message);
    else groups.push({ id, author_uid, author_name, messages: [message], newDay: isNewDay ? sent_at : null });
    last = message;
  }
  return groups;
}

import { doc, type Firestore, serverTimestamp, writeBatch } from 'firebase/firestore/lite';

export interface NewChatMessage {
  roomId: string;
  /** A UUID, made before the first try. */
  id: string;
  text: string;
  /** The message that it answers. */
  replyTo?: string | undefined;
  author: { uid: string; name: string };
}

/** With the note in its writer's entry that the rules ask for. */
export function writeChatMessage(db: Firestore, message: NewChatMessage): Promise<void> {
  const { roomId, id, text, author, replyTo } = message;
  const batch = writeBatch(db);
  batch.set(doc(db, 'chat_rooms', roomId, 'messages', id), {
    text,
    author_uid: author.uid,
    author_name: author.name,
    sent_at: serverTimestamp(),
    edited_at: null,
    is_hidden: false,
    is_deleted: false,
    ...(replyTo && { reply_to: replyTo }),
  });
  batch.update(doc(db, 'chat_rooms', roomId, 'members', author.uid), {
    last_message_at: serverTimestamp(),
    last_message_id: id,
  });
  return batch.commit();
}

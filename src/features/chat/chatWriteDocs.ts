import { doc, type Firestore, serverTimestamp, writeBatch } from 'firebase/firestore/lite';

export interface NewChatMessage {
  roomId: string;
  /** A UUID, made before the first try. */
  id: string;
  text: string;
  author: { uid: string; name: string };
}

/** With the note in its writer's entry that the rules ask for. */
export function writeChatMessage(db: Firestore, { roomId, id, text, author }: NewChatMessage): Promise<void> {
  const batch = writeBatch(db);
  batch.set(doc(db, 'chat_rooms', roomId, 'messages', id), {
    text,
    author_uid: author.uid,
    author_name: author.name,
    sent_at: serverTimestamp(),
    edited_at: null,
    is_hidden: false,
    is_deleted: false,
  });
  batch.update(doc(db, 'chat_rooms', roomId, 'members', author.uid), {
    last_message_at: serverTimestamp(),
    last_message_id: id,
  });
  return batch.commit();
}

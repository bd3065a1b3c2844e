import { collection, doc, getDocs, query, updateDoc, where } from 'firebase/firestore/lite';
import { fromDocument } from '../../data/converter';
import { db } from '../../data/firestore';
import { pageConstraints, toPage } from '../../data/page';
import { type Message, type MessageStatus, parseMessage } from '../../domain/contact';
import type { Page, PageRequest } from '../../domain/page';

const messages = collection(db, 'messages');

export interface MessageListRequest extends PageRequest {
  /** Left out: all. */
  status?: MessageStatus | undefined;
}

export async function listMessages(request: MessageListRequest): Promise<Page<Message>> {
  const filters = request.status ? [where('status', '==', request.status)] : [];
  const { docs } = await getDocs(query(messages, ...filters, ...pageConstraints(request)));
  return toPage(docs, request, (snapshot) => parseMessage(snapshot.id, fromDocument(snapshot.data())));
}

export interface MessageStatusChange {
  ids: string[];
  status: MessageStatus;
}

export async function saveMessageStatus({ ids, status }: MessageStatusChange): Promise<void> {
  await Promise.all(ids.map((id) => updateDoc(doc(messages, id), { status })));
}

import { collection, doc, getDocs, query, updateDoc, where } from 'firebase/firestore/lite';
import { fromDocument } from '../../data/converter';
import { db } from '../../data/firestore';
import { type Page, pageConstraints, type PageRequest, toPage } from '../../data/page';
import { type Message, type MessageStatus, parseMessage } from '../../domain/contact';

const messages = collection(db, 'messages');

export interface MessageListRequest extends PageRequest {
  /** Left out: all. */
  status?: MessageStatus | undefined;
}

/** What people wrote, newest first. */
export async function listMessages(request: MessageListRequest): Promise<Page<Message>> {
  const filters = request.status ? [where('status', '==', request.status)] : [];
  const { docs } = await getDocs(query(messages, ...filters, ...pageConstraints(request)));
  return toPage(docs, request, (snapshot) => parseMessage(snapshot.id, fromDocument(snapshot.data())));
}

export interface MessageStatusChange {
  id: string;
  status: MessageStatus;
}

export const saveMessageStatus = ({ id, status }: MessageStatusChange) =>
  updateDoc(doc(messages, id), { status });

import {
  collection,
  doc,
  documentId,
  type DocumentSnapshot,
  endBefore,
  type Firestore,
  type FirestoreError,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  type Query,
  query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  startAt,
  where,
} from 'firebase/firestore';
import { fromDocument } from '../../data/converter';
import { toAppError } from '../../data/errors';
import {
  CHAT_SPEECHES,
  type ChatMember,
  type ChatMessage,
  inOrder,
  parseChatMessage,
  parseMember,
  parseRoom,
} from '../../domain/chat';
import { can } from '../../domain/permissions';
import { type ChatRequest, type ChatView, EMPTY_CHAT } from './chatView';

export const CHAT_PAGE = 30;
/** More than anybody calls on at once. */
const SPEAKERS_MAX = 30;

// A change of `metadata` tells of a lost connection too.
const WITH_CONNECTION = { includeMetadataChanges: true };

/**
 * Follows a room. The newest message at the start is the mark: what comes after it is one listener without an end, so
 * that a lost connection leaves no gap however much was missed; what came before is read in pages, each a listener of
 * its own, so that what is edited or hidden there is seen too.
 */
export class ChatWatch {
  private view: ChatView = EMPTY_CHAT;
  private readonly messages = new Map<string, ChatMessage>();
  private readonly stopRoom: (() => void)[];
  private stopMessages: (() => void)[] = [];
  private seesHidden: boolean | null = null;
  private oldest: QueryDocumentSnapshot | null = null;
  private isClosed = false;

  constructor(
    private readonly db: Firestore,
    private readonly request: Omit<ChatRequest, 'attempt'>,
    private readonly tell: (view: ChatView) => void,
  ) {
    const { roomId, viewer } = request;
    this.stopRoom = [
      onSnapshot(doc(db, 'chat_rooms', roomId), this.onRoom, this.fail),
      onSnapshot(doc(db, 'chat_rooms', roomId, 'members', viewer.uid), this.onMember, this.fail),
    ];
  }

  close(): void {
    this.isClosed = true;
    [...this.stopRoom, ...this.stopMessages].forEach((stop) => stop());
  }

  /** Resolves when the next page upwards is there. */
  async loadOlder(): Promise<void> {
    if (this.oldest && this.view.hasOlder) await this.listenToPage(this.oldest);
  }

  private readonly onRoom = (stored: DocumentSnapshot) => {
    const data = stored.data();
    if (!data)
      return this.fail({ code: stored.metadata.fromCache ? 'unavailable' : 'not-found', message: '' });
    const room = parseRoom(stored.id, fromDocument(data));
    this.update({ room });
    const seesHidden = can(this.request.viewer, 'chat.moderate', room);
    if (seesHidden !== this.seesHidden) void this.follow(seesHidden);
  };

  private readonly onMember = (stored: DocumentSnapshot) => {
    this.update({ member: stored.exists() ? toMember(stored) : null });
  };

  private readonly fail = (error: unknown) => {
    this.close();
    this.tell({ ...this.view, isLive: false, error: toAppError(error) });
  };

  /** For who leads the room. */
  private followSpeakers(): () => void {
    const members = collection(this.db, `chat_rooms/${this.request.roomId}/members`);
    return onSnapshot(
      query(members, where('speech', 'in', CHAT_SPEECHES), limit(SPEAKERS_MAX)),
      ({ docs }) => this.update({ speakers: docs.map(toMember) }),
      this.fail,
    );
  }

  /** The messages as this viewer may see them, the newest first. */
  private ordered(): Query {
    return query(
      collection(this.db, `chat_rooms/${this.request.roomId}/messages`),
      ...(this.seesHidden ? [] : [where('is_hidden', '==', false)]),
      orderBy('sent_at', 'desc'),
      orderBy(documentId(), 'desc'),
    );
  }

  private async follow(seesHidden: boolean): Promise<void> {
    this.stopMessages.forEach((stop) => stop());
    this.stopMessages = seesHidden ? [this.followSpeakers()] : [];
    this.messages.clear();
    this.seesHidden = seesHidden;
    const isCurrent = () => !this.isClosed && this.seesHidden === seesHidden;
    try {
      const ordered = this.ordered();
      const [newest] = (await getDocsFromServer(query(ordered, limit(1)))).docs;
      if (!isCurrent()) return;
      await Promise.all([
        this.listen(newest ? query(ordered, endBefore(newest)) : ordered, ({ metadata }) =>
          this.update({ isLive: !metadata.fromCache }),
        ),
        ...(newest ? [this.listenToPage(newest)] : []),
      ]);
      if (isCurrent()) this.update({ isLoaded: true });
    } catch (error) {
      if (isCurrent()) this.fail(error);
    }
  }

  /** From `start` upwards. It begins with the last of the page below, so that no message falls between two pages. */
  private listenToPage(start: QueryDocumentSnapshot): Promise<void> {
    let isFirst = true;
    return this.listen(query(this.ordered(), startAt(start), limit(CHAT_PAGE)), ({ docs, metadata }) => {
      if (!isFirst || metadata.fromCache) return;
      isFirst = false;
      this.oldest = docs.at(-1) ?? this.oldest;
      this.update({ hasOlder: docs.length === CHAT_PAGE });
    });
  }

  /** Resolves with the first result that the server gave. */
  private listen(messages: Query, onResult: (result: QuerySnapshot) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = onSnapshot(
        messages,
        WITH_CONNECTION,
        (result) => {
          this.take(result);
          onResult(result);
          if (!result.metadata.fromCache) resolve();
        },
        (error: FirestoreError) => {
          reject(error);
          this.fail(error);
        },
      );
      this.stopMessages.push(stop);
    });
  }

  private take(result: QuerySnapshot): void {
    const changes = result.docChanges();
    for (const { type, doc: stored } of changes) {
      if (type === 'removed') {
        if (!isPushedOut(stored, result)) this.messages.delete(stored.id);
        continue;
      }
      const message = parseChatMessage(
        stored.id,
        fromDocument(stored.data({ serverTimestamps: 'estimate' })),
      );
      if (message) this.messages.set(stored.id, message);
    }
    if (changes.length > 0) this.update({ messages: [...this.messages.values()].sort(inOrder) });
  }

  private update(change: Partial<ChatView>): void {
    if (this.isClosed) return;
    this.view = { ...this.view, ...change };
    this.tell(this.view);
  }
}

const toMember = (stored: DocumentSnapshot): ChatMember =>
  parseMember(stored.id, fromDocument(stored.data({ serverTimestamps: 'estimate' }) ?? {}));

/** A message that was shown again takes the last place of its page; what stood there is no less true. */
function isPushedOut(stored: QueryDocumentSnapshot, { docs }: QuerySnapshot): boolean {
  const last = docs.at(-1);
  if (!last || docs.length < CHAT_PAGE) return false;
  const [mine, theirs] = [stored, last].map((one) => parseChatMessage(one.id, fromDocument(one.data())));
  return Boolean(mine && theirs && inOrder(mine, theirs) < 0);
}

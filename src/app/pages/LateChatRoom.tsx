import { lazy, Suspense } from 'react';

// Of no use to who only looks, and it listens: it brings a larger client of Firestore.
const ChatRoom = lazy(() =>
  import('../../features/chat/ChatRoom').then((module) => ({ default: module.ChatRoom })),
);

/** The room of what a page is about. */
export const LateChatRoom = ({ roomId }: { roomId: string }) => (
  <Suspense fallback={null}>
    <ChatRoom roomId={roomId} />
  </Suspense>
);

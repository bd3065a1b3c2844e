import { lazy, Suspense } from 'react';
import { LiveClassPage } from '../../features/liveClass/LiveClassPage';

// Of no use to who only looks, and it listens: it brings a larger client of Firestore.
const ChatRoom = lazy(() =>
  import('../../features/chat/ChatRoom').then((module) => ({ default: module.ChatRoom })),
);

/** `/live-classes/{id}`: the class, and the room of the same id where it is talked about. */
export const Component = () => (
  <LiveClassPage
    chat={(classId) => (
      <Suspense fallback={null}>
        <ChatRoom roomId={classId} />
      </Suspense>
    )}
  />
);

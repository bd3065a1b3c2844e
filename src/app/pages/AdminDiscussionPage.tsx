import { ChatTranscript } from '../../features/chat/ChatTranscript';
import { AdminDiscussionPage } from '../../features/discussion/AdminDiscussionPage';
import { LateChatRoom } from './LateChatRoom';

/** `/admin/social/discussions/{id}`: the discussion, with its room and what was said there. */
export const Component = () => (
  <AdminDiscussionPage
    chat={(id) => <LateChatRoom roomId={id} />}
    transcript={({ id }) => <ChatTranscript roomId={id} />}
  />
);

import { DiscussionPage } from '../../features/discussion/DiscussionPage';
import { LateChatRoom } from './LateChatRoom';

/** `/discussion/{id}`: the discussion, and the room of the same id where it is held. */
export const Component = () => <DiscussionPage chat={(id) => <LateChatRoom roomId={id} />} />;

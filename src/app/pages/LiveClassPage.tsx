import { LiveClassPage } from '../../features/liveClass/LiveClassPage';
import { LateChatRoom } from './LateChatRoom';

/** `/live-classes/{id}`: the class, and the room of the same id where it is talked about. */
export const Component = () => <LiveClassPage chat={(classId) => <LateChatRoom roomId={classId} />} />;

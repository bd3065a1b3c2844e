import type { ChatMember, ChatRoom } from '../../domain/chat';
import { Button } from '../../ui/Button';
import { t } from '../../ui/text';
import { useAskToSpeakMutation, useGiveChatFloorMutation } from './chatApi';
import styles from './ChatRoom.module.css';

interface ChatAskingProps {
  room: ChatRoom;
  member: ChatMember;
}

/** A member's own wish to speak, and what became of it. */
export function ChatAsking({ room, member: { uid, is_active, speech } }: ChatAskingProps) {
  const [ask, { isLoading }] = useAskToSpeakMutation();
  if (!is_active || room.is_closed || room.moderators.includes(uid)) return null;
  const say = (isAsking: boolean) => void ask({ roomId: room.id, uid, isAsking });
  return (
    <div className={`row tight wraps ${styles.asking}`}>
      {speech && (
        <span className="small grow" role="status">
          {speech === 'given' ? t('You have the word: write now.') : t('You have asked to speak.')}
        </span>
      )}
      <Button
        small
        variant={speech ? 'quiet' : 'line'}
        busy={isLoading}
        busyText={t('Please wait...')}
        onClick={() => say(speech === null)}
      >
        {ASK_LABELS[speech ?? room.kind]()}
      </Button>
    </div>
  );
}

const ASK_LABELS = {
  discussion: () => t('Ask to speak to a tutor'),
  live_class: () => t('Ask to speak'),
  asked: () => t('Take it back'),
  given: () => t('I am done'),
};

interface ChatSpeakersProps {
  roomId: string;
  speakers: readonly ChatMember[];
}

/** For who leads the room: who asks to speak, and who has the word. */
export const ChatSpeakers = ({ roomId, speakers }: ChatSpeakersProps) =>
  speakers.length > 0 && (
    <ul className={styles.speakers} aria-label={t('Who wants to speak')}>
      {speakers.map((member) => (
        <Speaker key={member.uid} roomId={roomId} member={member} />
      ))}
    </ul>
  );

function Speaker({ roomId, member: { uid, name, speech } }: { roomId: string; member: ChatMember }) {
  const [give, { isLoading }] = useGiveChatFloorMutation();
  const act = (isGiven: boolean) => void give({ roomId, uid, isGiven });
  return (
    <li>
      <span className="small grow">
        {speech === 'given' ? t('{name} has the word', { name }) : t('{name} asks to speak', { name })}
      </span>
      {speech !== 'given' && (
        <Button small disabled={isLoading} onClick={() => act(true)}>
          {t('Give the word')}
        </Button>
      )}
      <Button small variant="quiet" disabled={isLoading} onClick={() => act(false)}>
        {speech === 'given' ? t('Take it back') : t('Not now')}
      </Button>
    </li>
  );
}

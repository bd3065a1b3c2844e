import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useSession } from '../../session/useSession';
import type { SessionUser } from '../../session/sessionSlice';
import { Button } from '../../ui/Button';
import { ErrorState } from '../../ui/ErrorState';
import { Note } from '../../ui/Note';
import { QueryView } from '../../ui/QueryView';
import { t } from '../../ui/text';
import { useOnline } from '../../ui/useOnline';
import { useEnterChatRoomMutation, useWatchChatQuery, useWatchVouchedQuery } from './chatApi';
import { ChatComposer } from './ChatComposer';
import { ChatHead } from './ChatHead';
import { ChatMessages } from './ChatMessages';
import styles from './ChatRoom.module.css';
import { ChatSkeleton } from './ChatSkeleton';
import { ChatAsking, ChatSpeakers } from './ChatSpeech';
import type { ChatRequest, ChatTarget, ChatView } from './chatView';
import { useOutbox } from './useOutbox';
import type { ChatMember, ChatRoom as Room } from '../../domain/chat';

/** A room where people talk; who opens it must be in it or lead it. It is listened to as long as it is on the screen. */
export function ChatRoom({ roomId }: { roomId: string }) {
  const { user } = useSession();
  return user && <Watching key={`${user.uid} ${roomId}`} roomId={roomId} user={user} />;
}

function Watching({ roomId, user }: { roomId: string; user: SessionUser }) {
  const [attempt, setAttempt] = useState(0);
  const request = { roomId, viewer: { uid: user.uid, role: user.role }, attempt };
  const query = useWatchChatQuery(request);
  return (
    <section className={styles.frame} aria-label={t('Chat')}>
      <QueryView query={query} skeleton={<ChatSkeleton />} errorTitle={t('We could not open the chat.')}>
        {(view) => (
          <Opened view={view} request={request} user={user} onRetry={() => setAttempt(attempt + 1)} />
        )}
      </QueryView>
    </section>
  );
}

interface OpenedProps {
  view: ChatView;
  request: ChatRequest;
  user: SessionUser;
  onRetry: () => void;
}

function Opened({ view, request, user, onRetry }: OpenedProps) {
  const { room, isLoaded, error } = view;
  if (room && isLoaded)
    return <Talk view={view} room={room} request={request} user={user} onRetry={onRetry} />;
  if (!error) return <ChatSkeleton />;
  const isOffline = error.code === 'unavailable';
  return (
    <ErrorState
      title={t('We could not open the chat.')}
      error={isOffline ? { ...error, code: 'offline' } : error}
      onRetry={onRetry}
    />
  );
}

interface TalkProps extends OpenedProps {
  room: Room;
}

function Talk(props: TalkProps) {
  const { view, room } = props;
  return (
    <>
      <ChatHead room={room} viewer={props.request.viewer} member={view.member} />
      <Connection {...props} />
      <ChatSpeakers roomId={room.id} speakers={view.speakers} />
      {view.member ? (
        <MemberTalk {...props} member={view.member} />
      ) : (
        <>
          <ChatMessages {...props} items={[]} />
          <div className={styles.foot}>
            <Outside roomId={room.id} />
          </div>
        </>
      )}
    </>
  );
}

/** Administrators see and moderate every room; writing is for who is in it. */
function Outside({ roomId }: { roomId: string }) {
  const [enter, { isLoading }] = useEnterChatRoomMutation();
  return (
    <Note
      action={
        <Button
          small
          variant="line"
          busy={isLoading}
          busyText={t('Please wait...')}
          onClick={() => void enter({ roomId })}
        >
          {t('Go in')}
        </Button>
      }
    >
      <p>{t('You see this room from outside. Go in to write: then everybody sees your name.')}</p>
    </Note>
  );
}

/** While nothing comes in, readers must know. */
function Connection({ view, onRetry }: TalkProps) {
  const isOnline = useOnline();
  if (view.error)
    return (
      <Note
        tone="bad"
        role="alert"
        action={
          <Button small variant="line" onClick={onRetry}>
            {t('Try again')}
          </Button>
        }
      >
        {t('New messages do not arrive: {reason}', { reason: t(view.error.message) })}
      </Note>
    );
  if (isOnline && view.isLive) return null;
  return (
    <Note tone="warn" role="status">
      {isOnline
        ? t('Connecting again. New messages show as soon as they arrive.')
        : t('You are offline. What you write waits here and is sent when you are connected.')}
    </Note>
  );
}

function MemberTalk({ member, ...props }: TalkProps & { member: ChatMember }) {
  const { view, room, user } = props;
  const { outbox, items, readyAt, pause } = useOutbox(room, member, view.messages);
  const [target, setTarget] = useState<ChatTarget | null>(null);
  const isKnown = useIsKnown(user);
  return (
    <>
      <ChatMessages {...props} items={items} outbox={outbox} onTarget={setTarget} />
      <div className={styles.foot}>
        <ChatAsking room={room} member={member} />
        {isKnown !== undefined && (
          <ChatComposer
            room={room}
            member={member}
            isKnown={isKnown}
            pace={{ readyAt, pause }}
            target={target}
            onLeave={() => setTarget(null)}
            onSend={(text, replyTo) => outbox.add(text, replyTo)}
          />
        )}
      </div>
    </>
  );
}

/** Whether somebody may write where others read; undefined until that has been asked. */
function useIsKnown({ uid, emailVerified, role }: SessionUser): boolean | undefined {
  const isKnown = emailVerified || role !== 'student';
  const { currentData, isError } = useWatchVouchedQuery(isKnown ? skipToken : uid);
  return isKnown || (isError ? false : currentData);
}

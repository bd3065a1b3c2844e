import { type KeyboardEvent, useId } from 'react';
import { CHAT_LIMITS, type ChatMember, type ChatRoom, type Silence, silenceOf } from '../../domain/chat';
import { firstAfter, useServerNow } from '../../data/useServerNow';
import { Button } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { IconButton } from '../../ui/IconButton';
import { Note } from '../../ui/Note';
import { t } from '../../ui/text';
import styles from './ChatComposer.module.css';
import { untilText } from './chatText';
import type { ChatTarget } from './chatView';
import { useComposer } from './useComposer';
import { useNow } from './useNow';

export interface ChatComposerProps {
  room: ChatRoom;
  member: ChatMember;
  isKnown: boolean;
  /** When the next message may go, and the pause between two, in milliseconds. */
  pace: { readyAt: number; pause: number };
  /** The message that is being changed or answered. */
  target: ChatTarget | null;
  onLeave: () => void;
  onSend: (text: string, replyTo?: string) => void;
}

/** Where members write; for who cannot just now, why. */
export function ChatComposer(props: ChatComposerProps) {
  const { room, member, isKnown } = props;
  const isMuted = useNow(member.muted_until > 0) < member.muted_until;
  const muted = isMuted ? member.muted_until : 0;
  const isEarly = useServerNow((now) => firstAfter(now, [room.opens_at])) < room.opens_at;
  const opens = isEarly ? room.opens_at : 0;
  const writer = { uid: member.uid, isKnown };
  const silence = silenceOf({ ...room, opens_at: opens }, { ...member, muted_until: muted }, writer, 0);
  return silence ? <Silenced silence={silence} until={muted || opens} /> : <Composer {...props} />;
}

const SILENCES: Record<Silence, string> = {
  closed: 'This chat is closed. You can still read it.',
  outside: 'You are not in this room any more.',
  unverified:
    'Verify your e-mail to write here: the link is in the mail that we sent you. No e-mail? Ask your teacher to let you write.',
  muted: 'You are muted. You can write again at {time}.',
  early: 'The room opens at {time}. Then you can write here.',
  locked: 'Only the teacher can write just now.',
};

function Silenced({ silence, until }: { silence: Silence; until: number }) {
  const now = useNow(false);
  return (
    <Note tone={silence === 'muted' ? 'warn' : 'info'} role="status">
      <p>{t(SILENCES[silence], { time: untilText(until, now) })}</p>
    </Note>
  );
}

interface AboutProps {
  target: ChatTarget;
  isBusy: boolean;
  onLeave: () => void;
}

function About({ target: { act, message }, isBusy, onLeave }: AboutProps) {
  const isEdit = act === 'edit';
  return (
    <p className={`row tight ${styles.about}`}>
      <span className={`grow ${styles.aboutText}`}>
        {isEdit
          ? t('You are changing a message.')
          : t('You answer {name}: {text}', { name: message.author_name, text: message.text })}
      </span>
      <IconButton
        icon="close"
        label={isEdit ? t('Leave it as it was') : t('Answer nobody')}
        disabled={isBusy}
        onClick={onLeave}
      />
    </p>
  );
}

/** So near to the limit, the counter shows. */
const COUNTED = CHAT_LIMITS.text - 200;

function Composer(props: ChatComposerProps) {
  const { draft, change, submit, cancel, error, wait, isSaving, field } = useComposer(props);
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && props.target) cancel();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return (
    <form
      className={styles.composer}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {props.target && <About target={props.target} isBusy={isSaving} onLeave={cancel} />}
      <div className={styles.row}>
        <textarea
          ref={field}
          className={cx(styles.text, error && styles.bad)}
          rows={1}
          aria-label={t('Message')}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          placeholder={t('Write a message')}
          value={draft}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" icon="send" disabled={wait > 0} busy={isSaving} busyText={t('Saving...')}>
          {props.target?.act === 'edit' ? t('Save') : t('Send')}
        </Button>
      </div>
      <p id={`${id}-note`} className={styles.note}>
        {error && <span className={styles.error}>{error}</span>}
        {wait > 0 && <span>{t('Slow mode: you can write again in {n} s.', { n: wait })}</span>}
        {draft.length > COUNTED && (
          <span className="nums push">{t('{n} of {max}', { n: draft.length, max: CHAT_LIMITS.text })}</span>
        )}
      </p>
    </form>
  );
}

import { useEffect, useRef, useState } from 'react';
import { useKeptText } from '../../data/useKeptText';
import { CHAT_LIMITS, chatMessages } from '../../domain/chat';
import { isAppError, UNEXPECTED_MESSAGE } from '../../domain/errors';
import { cleanText, tooLong, visibleLength } from '../../domain/text';
import { t } from '../../ui/text';
import { useEditChatMessageMutation } from './chatApi';
import type { ChatComposerProps } from './ChatComposer';
import { useNow } from './useNow';

function problemOf(text: string): string | null {
  if (visibleLength(text) === 0) return chatMessages.empty;
  return text.length > CHAT_LIMITS.text ? tooLong(CHAT_LIMITS.text) : null;
}

/** What is being written: a new message, an answer, or another text for one that is there. */
export function useComposer({ room, member, pace, target, onLeave, onSend }: ChatComposerProps) {
  const { draft, setDraft, clear } = useKeptText(`${member.uid}:chat-draft:${room.id}`);
  const [change, setChange] = useState<{ id: string; text: string } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [save, { isLoading: isSaving }] = useEditChatMessageMutation();
  const field = useRef<HTMLTextAreaElement>(null);
  const edited = target?.act === 'edit' ? target.message : null;
  const wait = useWait(pace, edited !== null);
  useEffect(() => {
    if (target) field.current?.focus();
  }, [target]);

  // The text of the message that is changed is kept apart: the draft waits meanwhile.
  const changed = edited && (change?.id === edited.id ? change.text : edited.text);
  const text = changed ?? draft;
  const leave = () => {
    setChange(null);
    setError(null);
    onLeave();
    field.current?.focus();
  };

  const saveEdit = async (id: string) => {
    const { error: failure } = await save({ roomId: room.id, id, text: cleanText(text) });
    if (failure) setError(isAppError(failure) ? failure.message : UNEXPECTED_MESSAGE);
    else leave();
  };
  const submit = () => {
    if (wait > 0 || isSaving) return;
    const problem = problemOf(cleanText(text));
    setError(problem);
    if (problem) field.current?.focus();
    else if (edited) void saveEdit(edited.id);
    else {
      onSend(cleanText(text), target?.message.id);
      clear();
      if (target) leave();
    }
  };

  return {
    draft: text,
    change: (next: string) => {
      setError(null);
      if (edited) setChange({ id: edited.id, text: next });
      else setDraft(next);
    },
    submit,
    cancel: leave,
    error: error && t(error),
    wait,
    isSaving,
    field,
  };
}

/** Seconds until the next message may go. The second that everybody has to wait is not worth a word. */
function useWait({ readyAt, pause }: ChatComposerProps['pace'], isEditing: boolean): number {
  const isSlow = pause > 1000 * CHAT_LIMITS.pause && !isEditing;
  const now = useNow(isSlow);
  if (!isSlow) return 0;
  return Math.ceil(Math.max(0, Math.min(readyAt - now, pause)) / 1000);
}

import { createListenerMiddleware } from '@reduxjs/toolkit';
import { type Notice, noticeShown } from '../data/notice';

/**
 * The one place that shows toasts. notistack is loaded with the first toast, so that no public page waits for it;
 * `NoticeStack` registers itself here when it has mounted and gets what was waiting.
 */
type Show = (notice: Notice) => void;

let show: Show | null = null;
let waiting: Notice[] = [];
let onFirst: (() => void) | null = null;

/** Called once by the page frame: what to do when the first notice arrives (it mounts the lazy stack). */
export function onFirstNotice(callback: () => void): void {
  onFirst = callback;
  if (waiting.length > 0) callback();
}

export function connectNoticeStack(next: Show): () => void {
  show = next;
  waiting.forEach(next);
  waiting = [];
  return () => {
    show = null;
  };
}

export function noticeListener() {
  const listener = createListenerMiddleware();
  listener.startListening({
    actionCreator: noticeShown,
    effect: ({ payload }) => {
      if (show) show(payload);
      else {
        waiting.push(payload);
        onFirst?.();
      }
    },
  });
  return listener;
}

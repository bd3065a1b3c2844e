import { act, screen, waitFor } from '@testing-library/react';
import { type ChatMessage, parseChatMessage, parseMember, parseRoom } from '../../src/domain/chat';
import * as cache from '../../src/data/cache';
import * as docs from '../../src/features/chat/chatDocs';
import { ChatRoom } from '../../src/features/chat/ChatRoom';
import { type ChatView, EMPTY_CHAT } from '../../src/features/chat/chatView';
import { renderPage, student } from './renderPage';

/** A room on the screen. What listens, writes and keeps is the test's to mock: `chatDocs`, `data/cache`, `data/firebase`. */

const mocked = jest.mocked(docs);
export const kept = jest.mocked(cache);

export const AT = Date.UTC(2026, 2, 4, 9);
export const message = (id: string, fields: Record<string, unknown> = {}): ChatMessage => {
  const parsed = parseChatMessage(id, {
    text: `Text of ${id}`,
    author_uid: 'juma',
    author_name: 'Juma Kileo',
    sent_at: AT,
    ...fields,
  });
  if (!parsed) throw new Error('This is no message');
  return parsed;
};
export const own = (id: string, fields: Record<string, unknown> = {}) =>
  message(id, { author_uid: 'neema', author_name: 'Neema M.', ...fields });

export const room = parseRoom('room', { kind: 'live_class', title: 'Algebra', moderators: ['juma'] });
export const member = parseMember('neema', { name: 'Neema M.', is_active: true });
const loaded: ChatView = { ...EMPTY_CHAT, room, member, isLoaded: true, isLive: true };

let tell: (view: ChatView) => void;
/** Of each listener, in the order in which they began. */
export let closes: jest.Mock[];
export const loadOlder = jest.fn();

let tellVouched: (isVouched: boolean) => void;
export const endVouched = jest.fn();
/** A teacher gives their word, or takes it back. */
export const vouch = (isVouched: boolean) => act(async () => tellVouched(isVouched));

/** The store tells its components of what a listener brings with the next frame. */
export const show = (view: Partial<ChatView>) =>
  act(async () => {
    tell({ ...loaded, ...view });
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });

export async function open(view: Partial<ChatView> = {}, session = student()) {
  const rendered = renderPage(<ChatRoom roomId="room" />, { path: '/class', session });
  await waitFor(() => expect(mocked.watchChat).toHaveBeenCalled());
  await show(view);
  return rendered;
}

/** Before each test. */
export function resetChat(): void {
  jest.resetAllMocks();
  closes = [];
  kept.recall.mockResolvedValue(undefined);
  kept.remember.mockResolvedValue(undefined);
  mocked.readChat.mockResolvedValue(EMPTY_CHAT);
  mocked.readVouched.mockResolvedValue(false);
  mocked.watchVouched.mockImplementation((_uid, listener) => {
    tellVouched = listener;
    return endVouched;
  });
  mocked.watchChat.mockImplementation((_request, listener) => {
    tell = listener;
    const close = jest.fn();
    closes.push(close);
    return { close, loadOlder } as unknown as ReturnType<typeof docs.watchChat>;
  });
}

export const field = () => screen.getByRole('textbox', { name: 'Message' });

import { screen, waitFor } from '@testing-library/react';
import {
  endVouched,
  field,
  kept,
  member,
  open,
  own,
  resetChat,
  room,
  show,
  vouch,
} from '../../../tests/support/chatPage';
import { student } from '../../../tests/support/renderPage';
import * as docs from './chatDocs';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('../../data/cache', () => ({ recall: jest.fn(), remember: jest.fn() }));
jest.mock('./chatDocs', () => ({
  readChat: jest.fn(),
  watchChat: jest.fn(),
  readVouched: jest.fn(),
  watchVouched: jest.fn(),
  sendChatMessage: jest.fn(),
  editChatMessage: jest.fn(),
  deleteChatMessage: jest.fn(),
  enterChatRoom: jest.fn(),
  hideChatMessage: jest.fn(),
  muteChatMember: jest.fn(),
  setChatMode: jest.fn(),
}));
const mocked = jest.mocked(docs);

beforeEach(resetChat);

describe('writing', () => {
  it('sends with Enter, begins a line with Shift and Enter, and empties the field', async () => {
    mocked.sendChatMessage.mockResolvedValue(null);
    const { user } = await open();
    await user.type(field(), '  Habari{Shift>}{Enter}{/Shift}za leo {Enter}');
    await waitFor(() =>
      expect(mocked.sendChatMessage).toHaveBeenCalledWith({
        roomId: 'room',
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        text: 'Habari\nza leo',
        author: { uid: 'neema', name: 'Neema M.' },
      }),
    );
    expect(field()).toHaveValue('');
    expect(await screen.findByText('Sent')).toBeVisible();
  });

  it('shows a message once, on its way and in the room', async () => {
    mocked.sendChatMessage.mockResolvedValue(null);
    const { user } = await open();
    await user.type(field(), 'Habari{Enter}');
    await waitFor(() => expect(mocked.sendChatMessage).toHaveBeenCalled());
    const { id } = mocked.sendChatMessage.mock.calls[0]?.[0] ?? { id: '' };
    await show({ messages: [own(id, { text: 'Habari' })] });
    expect(screen.getAllByText('Habari')).toHaveLength(1);
    expect(screen.queryByText('Sent')).toBeNull();
  });

  it('sends nothing that is blank or too long, and keeps it', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByText('Write a message first')).toBeVisible();
    await user.click(field());
    await user.paste('a'.repeat(1001));
    expect(screen.getByText('1001 of 1000')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(screen.getByText('Use at most 1000 characters')).toBeVisible();
    expect(field()).toHaveValue('a'.repeat(1001));
    expect(mocked.sendChatMessage).not.toHaveBeenCalled();
  });

  it('keeps a refused message, with another try', async () => {
    mocked.sendChatMessage.mockRejectedValueOnce({
      code: 'permission-denied',
      message: 'The room did not take it',
    });
    mocked.sendChatMessage.mockResolvedValue(null);
    const { user } = await open();
    await user.type(field(), 'Habari{Enter}');
    expect(await screen.findByText('The room did not take it')).toBeVisible();
    expect(screen.getByText('Habari')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Sent')).toBeVisible();
    const ids = mocked.sendChatMessage.mock.calls.map(([{ id }]) => id);
    expect(ids[0]).toBe(ids[1]);
  });

  it('brings back what was being written, and keeps what is', async () => {
    kept.recall.mockImplementation((key: string) =>
      Promise.resolve(key === 'neema:chat-draft:room' ? { at: 0, data: 'Nusu ya swali' } : undefined),
    );
    const { user, unmount } = await open();
    await waitFor(() => expect(field()).toHaveValue('Nusu ya swali'));
    await user.type(field(), ' langu');
    unmount();
    expect(kept.remember).toHaveBeenCalledWith('neema:chat-draft:room', 'Nusu ya swali langu');
  });

  it('says in slow mode how long it takes', async () => {
    await open({
      room: { ...room, slow_seconds: 30 },
      member: { ...member, last_message_at: Date.now() - 10_000 },
    });
    expect(screen.getByText('Slow mode: 30 s')).toBeVisible();
    expect(screen.getByText(/^Slow mode: you can write again in (19|20|21) s\.$/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  });

  it.each([
    ['closed', { room: { ...room, is_closed: true } }, {}, /^This chat is closed/],
    ['locked', { room: { ...room, is_locked: true } }, {}, /^Only the teacher can write/],
    ['muted', { member: { ...member, muted_until: Date.now() + 60_000 } }, {}, /^You are muted/],
    ['left', { member: { ...member, is_active: false } }, {}, /^You are not in this room/],
    ['unverified', {}, { emailVerified: false }, /^Verify your e-mail/],
  ])('says why somebody cannot write: %s', async (_why, view, session, text) => {
    await open(view, student(session));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('lets who has no verified e-mail write as long as a teacher gives their word', async () => {
    const { unmount } = await open({}, student({ emailVerified: false }));
    expect(await screen.findByText(/Ask your teacher to let you write/)).toBeVisible();
    await waitFor(() => expect(mocked.watchVouched).toHaveBeenCalledWith('neema', expect.anything()));
    await vouch(true);
    await waitFor(() => expect(field()).toBeVisible());
    await vouch(false);
    expect(await screen.findByText(/Ask your teacher to let you write/)).toBeVisible();
    unmount();
    await waitFor(() => expect(endVouched).toHaveBeenCalledTimes(1));
  });

  it('asks about nobody whose e-mail is verified', async () => {
    await open();
    expect(field()).toBeVisible();
    expect(mocked.readVouched).not.toHaveBeenCalled();
  });
});

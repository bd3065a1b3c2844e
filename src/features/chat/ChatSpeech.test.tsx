import { act, screen, waitFor, within } from '@testing-library/react';
import { field, member, message, open, own, resetChat, room, show } from '../../../tests/support/chatPage';
import { student } from '../../../tests/support/renderPage';
import * as docs from './chatDocs';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('../../data/serverClock', () => ({ serverOffset: () => Promise.resolve(0) }));
jest.mock('../../data/cache', () => ({ recall: jest.fn(), remember: jest.fn() }));
jest.mock('./chatDocs');
const mocked = jest.mocked(docs);

beforeEach(resetChat);

describe('an answer', () => {
  const reply = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.click(screen.getByRole('button', { name: 'What to do with “Text of one”' }));
    await user.click(screen.getByRole('menuitem', { name: 'Reply' }));
  };

  it('names its message, and leaves none behind for the next', async () => {
    mocked.sendChatMessage.mockResolvedValue(null);
    const { user } = await open({ messages: [message('one')] });
    await reply(user);
    expect(screen.getByText('You answer Juma Kileo: Text of one')).toBeVisible();
    await user.type(field(), 'Asante{Enter}');
    await waitFor(() =>
      expect(mocked.sendChatMessage).toHaveBeenCalledWith(
        expect.objectContaining({ text: 'Asante', replyTo: 'one' }),
      ),
    );
    expect(screen.queryByText(/^You answer/)).toBeNull();
  });

  it('is let go without losing what was typed', async () => {
    const { user } = await open({ messages: [message('one')] });
    await reply(user);
    await user.type(field(), 'Asante');
    await user.click(screen.getByRole('button', { name: 'Answer nobody' }));
    expect(field()).toHaveValue('Asante');
    expect(screen.queryByText(/^You answer/)).toBeNull();
  });

  it('shows what it answers as it is now, and looks further up where it must', async () => {
    mocked.readChatMessage.mockResolvedValue(null);
    await open({
      messages: [message('one'), own('two', { reply_to: 'one' }), own('three', { reply_to: 'long ago' })],
    });
    const [known, gone] = screen.getAllByRole('blockquote');
    expect(known).toHaveTextContent('Juma Kileo Text of one');
    await waitFor(() => expect(gone).toHaveTextContent('The message is not here any more.'));
    expect(mocked.readChatMessage).toHaveBeenCalledWith({ roomId: 'room', id: 'long ago' });
  });
});

describe('the word', () => {
  it('is asked for, and said to be given', async () => {
    mocked.askToSpeak.mockResolvedValue(undefined);
    const { user } = await open({ room: { ...room, is_locked: true } });
    await user.click(screen.getByRole('button', { name: 'Ask to speak' }));
    expect(mocked.askToSpeak).toHaveBeenCalledWith({ roomId: 'room', uid: 'neema', isAsking: true });
    await show({ room: { ...room, is_locked: true }, member: { ...member, speech: 'asked' } });
    expect(screen.getByText('You have asked to speak.')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
    await show({ room: { ...room, is_locked: true }, member: { ...member, speech: 'given' } });
    expect(screen.getByText('You have the word: write now.')).toBeVisible();
    expect(field()).toBeVisible();
  });

  it('is given by who leads the room', async () => {
    mocked.giveChatFloor.mockResolvedValue(null);
    const asking = { ...member, speech: 'asked' } as const;
    const teacher = student({ uid: 'juma', role: 'teacher' });
    const { user } = await open({ member: { ...member, uid: 'juma' }, speakers: [asking] }, teacher);
    const list = screen.getByRole('list', { name: 'Who wants to speak' });
    expect(list).toHaveTextContent('Neema M. asks to speak');
    await user.click(within(list).getByRole('button', { name: 'Give the word' }));
    expect(mocked.giveChatFloor).toHaveBeenCalledWith({ roomId: 'room', uid: 'neema', isGiven: true });
  });
});

it('says when a room opens that has not yet', async () => {
  await open({ room: { ...room, opens_at: Date.now() + 3_600_000 } });
  expect(screen.getByText(/^The room opens at/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
});

it('counts who is here for as long as it is on the screen', async () => {
  const timers = jest.spyOn(window, 'setInterval');
  const ended = jest.spyOn(window, 'clearInterval');
  mocked.countPresent.mockResolvedValueOnce(3);
  const { unmount } = await open();
  expect(await screen.findByText('3 are here')).toBeVisible();
  const at = timers.mock.calls.findIndex(([, ms]) => ms === 60_000);
  mocked.countPresent.mockResolvedValue(4);
  await act(async () => (timers.mock.calls[at]?.[0] as () => void)());
  expect(await screen.findByText('4 are here')).toBeVisible();
  expect(mocked.countPresent).toHaveBeenLastCalledWith({ roomId: 'room', uid: 'neema' });
  unmount();
  const timer: unknown = timers.mock.results[at]?.value;
  await waitFor(() => expect(ended).toHaveBeenCalledWith(timer));
});

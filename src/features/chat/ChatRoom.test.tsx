import { screen, waitFor } from '@testing-library/react';
import { AT, closes, loadOlder, message, open, own, resetChat, show } from '../../../tests/support/chatPage';
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

describe('listening', () => {
  it('shows a skeleton until everything has come once, and then what is there', async () => {
    await open({ isLoaded: false });
    expect(screen.getByText('Opening the chat...')).toBeInTheDocument();
    await show({ messages: [message('one')] });
    expect(screen.getByText('Text of one')).toBeVisible();
    expect(screen.getByText('Juma Kileo')).toBeVisible();
  });

  it('is closed when the page is left', async () => {
    const { unmount } = await open();
    expect(closes).toHaveLength(1);
    expect(closes[0]).not.toHaveBeenCalled();
    unmount();
    await waitFor(() => expect(closes[0]).toHaveBeenCalledTimes(1));
  });

  it('says why nothing comes, and begins again when asked', async () => {
    const { user } = await open({
      isLoaded: false,
      error: { code: 'permission-denied', message: 'Not for you' },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('We could not open the chat.');
    expect(screen.getByRole('alert')).toHaveTextContent('Not for you');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(mocked.watchChat).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(closes[0]).toHaveBeenCalledTimes(1));
    expect(closes[1]).not.toHaveBeenCalled();
    await show({ messages: [message('one')] });
    expect(screen.getByText('Text of one')).toBeVisible();
  });

  it('keeps what is there when a listener ends, and says so', async () => {
    await open({
      messages: [message('one')],
      isLive: false,
      error: { code: 'internal', message: 'It broke' },
    });
    expect(screen.getByText('Text of one')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('New messages do not arrive: It broke');
  });

  it('says that it connects again', async () => {
    await open({ isLive: false });
    expect(screen.getByText(/^Connecting again/)).toBeVisible();
  });

  it('speaks what others write from now on, once', async () => {
    await open({ messages: [message('old')] });
    await show({ messages: [message('old'), message('new', { sent_at: AT + 1, text: 'Karibuni' })] });
    expect(screen.getByText('Juma Kileo: Karibuni')).toBeInTheDocument();
    await show({ messages: [message('old'), own('mine', { sent_at: AT + 2 })] });
    expect(screen.queryByText(/: Text of mine/)).toBeNull();
  });

  it('fetches older messages', async () => {
    const { user } = await open({ messages: [message('one')], hasOlder: true });
    await user.click(screen.getByRole('button', { name: 'Older messages' }));
    await waitFor(() => expect(loadOlder).toHaveBeenCalledTimes(1));
  });
});

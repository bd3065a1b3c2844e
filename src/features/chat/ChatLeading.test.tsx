import { screen, waitFor, within } from '@testing-library/react';
import { withDialogs } from '../../../tests/support/dialog';
import { field, member, message, open, own, resetChat, room, show } from '../../../tests/support/chatPage';
import { student } from '../../../tests/support/renderPage';
import * as reportDocs from '../../data/reportDocs';
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
jest.mock('../../data/reportDocs', () => ({ report: jest.fn() }));
const mocked = jest.mocked(docs);
const report = jest.mocked(reportDocs.report);

beforeAll(withDialogs);
beforeEach(resetChat);

describe('what becomes of a message', () => {
  const menuOf = (text: string) => screen.getByRole('button', { name: `What to do with “${text}”` });

  it('is changed by its author, and the draft waits', async () => {
    mocked.editChatMessage.mockResolvedValue(undefined);
    const { user } = await open({ messages: [own('one'), message('two')] });
    await user.click(menuOf('Text of two'));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Reply',
      'Report',
    ]);
    await user.keyboard('{Escape}');
    await user.type(field(), 'Draft');
    await user.click(menuOf('Text of one'));
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
    expect(field()).toHaveValue('Text of one');
    await user.clear(field());
    await user.type(field(), 'Better');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(mocked.editChatMessage).toHaveBeenCalledWith({ roomId: 'room', id: 'one', text: 'Better' }),
    );
    await waitFor(() => expect(field()).toHaveValue('Draft'));
  });

  it('keeps the change when it was refused', async () => {
    mocked.editChatMessage.mockRejectedValue({ code: 'permission-denied', message: 'Not any more' });
    const { user } = await open({ messages: [own('one')] });
    await user.click(menuOf('Text of one'));
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
    await user.type(field(), ' and more{Enter}');
    expect(await screen.findByText('Not any more')).toBeVisible();
    expect(field()).toHaveValue('Text of one and more');
    await user.keyboard('{Escape}');
    expect(field()).toHaveValue('');
  });

  it('is deleted by its author, after a question', async () => {
    mocked.deleteChatMessage.mockResolvedValue(undefined);
    const { user } = await open({ messages: [own('one')] });
    await user.click(menuOf('Text of one'));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(mocked.deleteChatMessage).toHaveBeenCalledWith({ roomId: 'room', id: 'one' }));
    await show({ messages: [own('one', { text: '', is_deleted: true })] });
    expect(screen.getByText('This message was deleted.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^What to do with/ })).toBeNull();
  });

  it('is reported to administrators by whoever else reads it', async () => {
    report.mockResolvedValue(null);
    const { user } = await open({ messages: [message('two')] });
    await user.click(menuOf('Text of two'));
    await user.click(screen.getByRole('menuitem', { name: 'Report' }));
    await user.selectOptions(
      await screen.findByLabelText('What is wrong?'),
      'It is unkind or threatens somebody',
    );
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    await waitFor(() =>
      expect(report).toHaveBeenCalledWith({
        kind: 'message',
        id: 'two',
        parentId: 'room',
        reason: 'unkind',
        note: '',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is hidden by who leads the room, who still sees it', async () => {
    mocked.hideChatMessage.mockResolvedValue(null);
    const { user } = await open({ messages: [own('one')] }, student({ uid: 'juma', role: 'teacher' }));
    await user.click(menuOf('Text of one'));
    await user.click(screen.getByRole('menuitem', { name: 'Hide from others' }));
    expect(await screen.findByText('Message hidden')).toBeVisible();
    expect(mocked.hideChatMessage).toHaveBeenCalledWith({ roomId: 'room', messageId: 'one', isHidden: true });
    await show({ messages: [own('one', { is_hidden: true })] });
    expect(screen.getByText('Hidden')).toBeVisible();
    await user.click(menuOf('Text of one'));
    expect(screen.getByRole('menuitem', { name: 'Show again' })).toBeVisible();
  });
});

describe('leading a room', () => {
  const juma = student({ uid: 'juma', role: 'teacher', emailVerified: false });

  it('mutes, and says when that did not work', async () => {
    mocked.muteChatMember.mockRejectedValueOnce({
      code: 'not-found',
      message: 'They are not in this room any more.',
    });
    const { user } = await open({ messages: [own('one')] }, juma);
    await user.click(screen.getByRole('button', { name: /^What to do with/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Mute Neema M. for 10 minutes' }));
    expect(mocked.muteChatMember).toHaveBeenCalledWith({ roomId: 'room', uid: 'neema', minutes: 10 });
    expect(await screen.findByText('They are not in this room any more.')).toBeVisible();
  });

  it('slows down and locks', async () => {
    mocked.setChatMode.mockResolvedValue(null);
    const { user } = await open({}, juma);
    await user.click(screen.getByRole('button', { name: 'Lead the room' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Slow mode: 1 min' }));
    expect(mocked.setChatMode).toHaveBeenCalledWith({ roomId: 'room', slowSeconds: 60, isLocked: false });
    await show({ room: { ...room, slow_seconds: 60 } });
    await user.click(screen.getByRole('button', { name: 'Lead the room' }));
    await user.click(screen.getByRole('menuitem', { name: 'Lock: only you write' }));
    expect(mocked.setChatMode).toHaveBeenLastCalledWith({ roomId: 'room', slowSeconds: 60, isLocked: true });
  });

  it('takes an administrator in who wants to write', async () => {
    mocked.enterChatRoom.mockResolvedValue(null);
    const { user } = await open({ member: null }, student({ uid: 'rehema', role: 'admin' }));
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Go in' }));
    expect(mocked.enterChatRoom).toHaveBeenCalledWith({ roomId: 'room' });
    await show({ member: { ...member, uid: 'rehema' } });
    expect(screen.getByRole('textbox', { name: 'Message' })).toBeVisible();
  });

  it('is not offered to others', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Lead the room' })).toBeNull();
  });
});

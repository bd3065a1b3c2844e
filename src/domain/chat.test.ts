import {
  type ChatMember,
  type ChatMessage,
  type ChatRoom,
  inOrder,
  parseChatMessage,
  parseMember,
  parseRoom,
  pauseOf,
  silenceOf,
} from './chat';

const room = (fields: Partial<ChatRoom> = {}): ChatRoom => ({
  ...parseRoom('room', { kind: 'live_class', title: 'Algebra', moderators: ['juma'] }),
  ...fields,
});
const member = (fields: Partial<ChatMember> = {}): ChatMember => ({
  ...parseMember('neema', { name: 'Neema M.', is_active: true }),
  ...fields,
});
const neema = { uid: 'neema', isKnown: true };

describe('stored documents', () => {
  it.each([{}, { moderators: 'juma', slow_seconds: -1, is_locked: 'yes', is_closed: 1, kind: 'party' }])(
    'a room is open where it says nothing else: %j',
    (data) => {
      expect(parseRoom('room', data)).toEqual({
        id: 'room',
        kind: 'live_class',
        title: '',
        moderators: [],
        slow_seconds: 0,
        is_locked: false,
        is_closed: false,
        opens_at: 0,
      });
    },
  );

  it('a member is outside where nothing says that they are in', () => {
    expect(parseMember('neema', { muted_until: 'soon' })).toEqual({
      uid: 'neema',
      name: 'Somo',
      role: 'member',
      is_active: false,
      muted_until: 0,
      last_message_at: 0,
      speech: null,
    });
  });

  it('a message without an author is none', () => {
    expect(parseChatMessage('one', { text: 'Habari' })).toBeNull();
    expect(parseChatMessage('one', { author_uid: 'neema', text: 7 })).toMatchObject({
      text: '',
      author_name: 'Somo',
      sent_at: 0,
      edited_at: 0,
      is_hidden: false,
    });
  });
});

it('orders messages by time, and those of one moment by id', () => {
  const at = (id: string, sent_at: number) => ({ id, sent_at }) as ChatMessage;
  const ids = [at('b', 2), at('c', 1), at('a', 2), at('a', 2)].sort(inOrder).map(({ id }) => id);
  expect(ids).toEqual(['c', 'a', 'a', 'b']);
});

it('lets a second pass between messages, in slow mode more for those who do not lead', () => {
  expect(pauseOf(room(), 'neema')).toBe(1000);
  expect(pauseOf(room({ slow_seconds: 30 }), 'neema')).toBe(30_000);
  expect(pauseOf(room({ slow_seconds: 30 }), 'juma')).toBe(1000);
});

describe('who may write', () => {
  it.each([
    ['an open room', room(), member(), neema, null],
    ['a closed room', room({ is_closed: true, is_locked: true }), member(), neema, 'closed'],
    ['a locked room', room({ is_locked: true }), member(), neema, 'locked'],
    ['a room that they left', room(), member({ is_active: false }), neema, 'outside'],
    ['a room that they never were in', room(), null, neema, 'outside'],
    ['an e-mail that is not verified', room(), member(), { ...neema, isKnown: false }, 'unverified'],
    ['muted', room({ is_locked: true }), member({ muted_until: 101 }), neema, 'muted'],
    ['muted until now', room(), member({ muted_until: 100 }), neema, null],
    ['a locked room, with the word', room({ is_locked: true }), member({ speech: 'given' }), neema, null],
    ['a locked room, asking', room({ is_locked: true }), member({ speech: 'asked' }), neema, 'locked'],
    ['a room before it opens', room({ opens_at: 101 }), member({ speech: 'given' }), neema, 'early'],
    ['a room as it opens', room({ opens_at: 100 }), member(), neema, null],
    [
      'a room of their own before it opens',
      room({ opens_at: 101 }),
      member(),
      { ...neema, uid: 'juma' },
      null,
    ],
    ['a locked room that they lead', room({ is_locked: true }), member(), { ...neema, uid: 'juma' }, null],
    [
      'a closed room that they lead',
      room({ is_closed: true }),
      member(),
      { ...neema, uid: 'juma' },
      'closed',
    ],
  ])('%s', (_what, where, who, writer, silence) => {
    expect(silenceOf(where, who, writer, 100)).toBe(silence);
  });
});

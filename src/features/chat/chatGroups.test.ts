import { type ChatMessage, parseChatMessage } from '../../domain/chat';
import { groupsOf } from './chatGroups';

const NOON = new Date(2026, 2, 4, 12).getTime();
const MINUTE = 60_000;

const message = (id: string, author_uid: string, minutes: number): ChatMessage => {
  const parsed = parseChatMessage(id, { author_uid, text: id, sent_at: NOON + minutes * MINUTE });
  if (!parsed) throw new Error('This is no message');
  return parsed;
};

const shape = (messages: ChatMessage[]) =>
  groupsOf(messages).map((group) => [group.messages.map(({ id }) => id).join(), group.newDay !== null]);

it('puts together what one person wrote in one go', () => {
  expect(
    shape([
      message('a', 'neema', 0),
      message('b', 'neema', 4),
      message('c', 'juma', 5),
      message('d', 'neema', 6),
      message('e', 'neema', 12),
    ]),
  ).toEqual([
    ['a,b', true],
    ['c', false],
    ['d', false],
    ['e', false],
  ]);
});

it('begins anew with each day', () => {
  const midnight = 12 * 60;
  expect(shape([message('a', 'neema', midnight - 1), message('b', 'neema', midnight)])).toEqual([
    ['a', true],
    ['b', true],
  ]);
});

it('has nothing to show of an empty room', () => {
  expect(groupsOf([])).toEqual([]);
});

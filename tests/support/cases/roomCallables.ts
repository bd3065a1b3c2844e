import { randomUUID } from 'node:crypto';
import { validDiscussion } from '../discussions';
import { validLiveClass } from '../liveClasses';
import { ACTIVE, PUBLISHERS } from '../people';
import type { CallableCase } from './callables';

/** Of those, live classes, discussions and the rooms where both talk. */

const uid = 'nobody-has-this-uid';

export const ROOM_CALLABLES: readonly CallableCase[] = [
  { name: 'createLiveClass', heard: PUBLISHERS, input: () => ({ id: randomUUID(), ...validLiveClass() }) },
  {
    name: 'updateLiveClass',
    heard: PUBLISHERS,
    input: () => ({ id: randomUUID(), version: 1, ...validLiveClass() }),
  },
  { name: 'setLiveClassStatus', heard: PUBLISHERS, input: () => ({ id: randomUUID(), act: 'open' }) },
  {
    name: 'attachRecording',
    heard: PUBLISHERS,
    input: () => ({ id: randomUUID(), recordingId: randomUUID() }),
  },
  { name: 'deleteLiveClass', heard: PUBLISHERS, input: () => ({ id: randomUUID() }) },
  {
    name: 'createDiscussion',
    heard: PUBLISHERS,
    input: () => ({ id: randomUUID(), ...validDiscussion() }),
  },
  {
    name: 'updateDiscussion',
    heard: PUBLISHERS,
    input: () => ({ id: randomUUID(), version: 1, ...validDiscussion() }),
  },
  { name: 'setDiscussionStatus', heard: PUBLISHERS, input: () => ({ id: randomUUID(), act: 'close' }) },
  { name: 'deleteDiscussion', heard: PUBLISHERS, input: () => ({ id: randomUUID() }) },
  { name: 'registerForLiveClass', heard: ACTIVE, input: () => ({ id: randomUUID() }) },
  { name: 'joinLiveClass', heard: ACTIVE, input: () => ({ id: randomUUID() }) },
  { name: 'joinDiscussion', heard: ACTIVE, input: () => ({ id: randomUUID() }) },
  { name: 'enterChatRoom', heard: ACTIVE, input: () => ({ roomId: randomUUID() }) },
  {
    name: 'hideChatMessage',
    heard: ACTIVE,
    input: () => ({ roomId: randomUUID(), messageId: randomUUID(), isHidden: true }),
  },
  {
    name: 'muteChatMember',
    heard: ACTIVE,
    input: () => ({ roomId: randomUUID(), uid, minutes: 10 }),
  },
  {
    name: 'giveChatFloor',
    heard: ACTIVE,
    input: () => ({ roomId: randomUUID(), uid, isGiven: true }),
  },
  {
    name: 'setChatMode',
    heard: ACTIVE,
    input: () => ({ roomId: randomUUID(), slowSeconds: 30, isLocked: true }),
  },
];

import { Ago, type DocumentAttempt, type Fields, REMOVED } from '../net/attempt';
import type { Special } from '../net/table';
import { ACTIVE, type Actor, NOBODY } from '../people';
import { type Place, placeOf } from './chatSpecials';

/** Members ask to speak; who leads the room gives them the word. */

const asking = (what: string, allowed: readonly Actor[], data: Fields, place: Place = {}): Special => ({
  what: `ask: ${what}`,
  allowed,
  attempt: (actor): DocumentAttempt => {
    const { path, entry, given } = placeOf(actor, place);
    const stored = given[entry] ?? {};
    return {
      on: 'document',
      method: 'update',
      path: entry,
      stored,
      data,
      given: { [path]: given[path] ?? {} },
    };
  },
});

const ASKED = { speech: 'asked' };

export const askingSpecials: readonly Special[] = [
  asking('to speak', ACTIVE, ASKED),
  asking('to speak no more', ACTIVE, { speech: REMOVED }, { member: ASKED }),
  asking('to speak in a locked room', ACTIVE, ASKED, { room: { is_locked: true } }),
  asking('to speak in a closed room', NOBODY, ASKED, { room: { is_closed: true } }),
  asking('to speak while muted', NOBODY, ASKED, { member: { muted_until: new Ago(-60_000) } }),
  asking('to speak in a room that they have left', NOBODY, ASKED, { member: { is_active: false } }),
  asking('for the word and take it', NOBODY, { speech: 'given' }, { member: ASKED }),
  asking('to speak, with another name', NOBODY, { ...ASKED, name: 'Mwalimu' }),
];

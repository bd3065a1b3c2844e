import type { DecodedIdToken } from 'firebase-admin/auth';
import { Firestore } from 'firebase-admin/firestore';
import type { CallableRequest } from 'firebase-functions/v2/https';
import type { Role } from '../../src/domain/permissions';

/** Runs functions in this process and kills them at any of their requests to the store. */

type Requests = Record<'request' | 'requestStream', (...args: unknown[]) => Promise<unknown>>;
const requests = Firestore.prototype as unknown as Requests;
const original = { request: requests.request, requestStream: requests.requestStream };

/** Counts the requests to the store, and kills at one of them: from then on none goes out. */
class Killer {
  seen = 0;
  isDead = false;

  constructor(
    private readonly at: number,
    private readonly when: 'before' | 'after',
  ) {
    for (const name of ['request', 'requestStream'] as const) requests[name] = this.around(original[name]);
  }

  private around(send: Requests['request']): Requests['request'] {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- the method below has the database for its own `this`
    const killer = this;
    return async function (this: unknown, ...args) {
      // The service lets go of a dead client's locks after a while; this stands for the while.
      if (args[0] === 'rollback') return send.apply(this, args);
      if (killer.isDead) throw new Error('killed');
      killer.seen += 1;
      killer.isDead = killer.seen === killer.at;
      if (killer.isDead && killer.when === 'before') throw new Error('killed');
      const answer = await send.apply(this, args);
      if (killer.isDead && args[0] === 'commit') throw new Error('killed');
      return answer;
    };
  }
}

export const stopKilling = () => Object.assign(requests, original);

interface Callable {
  run(request: CallableRequest): unknown;
}

export const runAs = (uid: string, role: Role, callable: Callable, data: object): Promise<unknown> =>
  Promise.resolve(
    callable.run({
      data,
      auth: { uid, token: { uid, role } as unknown as DecodedIdToken },
      rawRequest: { rawBody: Buffer.alloc(10), headers: {} },
    } as unknown as CallableRequest),
  );

interface Attempt {
  call: () => Promise<unknown>;
  /** What a death may leave behind. */
  look: () => Promise<void>;
  /** What the same call once more makes of it. */
  end: () => Promise<void>;
}

/** Kills the call before and after each of its requests in turn, until one runs through; tells how many there are. */
export async function killEverywhere(prepare: () => Promise<Attempt>): Promise<number> {
  let kills = 0;
  for (const when of ['before', 'after'] as const) {
    for (let at = 1; ; at += 1) {
      const { call, look, end } = await prepare();
      const killer = new Killer(at, when);
      await call().catch(() => undefined);
      stopKilling();
      await look();
      await call();
      await end();
      if (!killer.isDead) break;
      kills = at;
    }
  }
  return kills;
}

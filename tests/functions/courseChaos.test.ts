import { randomUUID } from 'node:crypto';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { createCourse, deleteCourse, updateCourse } from '../../functions/src/course';
import { signUp } from '../support/callers';
import { largeCourse } from '../support/courses';
import { NOTHING, partsOf, storedCourse } from '../support/storedCourse';
import { closeWorld } from '../support/world';

/**
 * The functions, killed before and after each of their requests to the store, in turn: what they leave is a whole course
 * or none, and the same call once more ends the work.
 */

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

const stopKilling = () => Object.assign(requests, original);

let uid: string;
beforeAll(async () => {
  ({ uid } = await signUp({ role: 'teacher', name: ['Neema', 'Mushi'] }));
});
// What dies says so at length.
beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const) jest.spyOn(logger, level).mockReturnValue();
});
afterEach(stopKilling);
afterAll(closeWorld);

type CallableRequest = Parameters<typeof createCourse.run>[0];

const call = (callable: { run(request: CallableRequest): unknown }, data: object) =>
  Promise.resolve(
    callable.run({
      data,
      auth: { uid, token: { uid, role: 'teacher' } as unknown as DecodedIdToken },
      rawRequest: { rawBody: Buffer.alloc(10), headers: {} },
    } as unknown as CallableRequest),
  );

/** Runs the call, killed at each of its requests until one runs through; gives what each left behind to `look`. */
async function killEverywhere(
  prepare: () => Promise<{ callable: typeof createCourse; data: { id: string } }>,
  look: (id: string) => Promise<void>,
): Promise<number> {
  for (const when of ['before', 'after'] as const) {
    for (let at = 1; ; at += 1) {
      const { callable, data } = await prepare();
      const killer = new Killer(at, when);
      await call(callable, data).catch(() => undefined);
      stopKilling();
      await look(data.id);
      await call(callable, data);
      if (!killer.isDead) {
        if (when === 'after') return at - 1;
        break;
      }
    }
  }
  return 0;
}

const WHOLE = { courses: 1, modules: 3, papers: 3, keys: 3, previews: 2 };

test('createCourse', async () => {
  const made: string[] = [];
  const kills = await killEverywhere(
    () => {
      const data = { id: randomUUID(), ...largeCourse(3, 2, 2) };
      made.push(data.id);
      return Promise.resolve({ callable: createCourse, data });
    },
    async (id) => expect([WHOLE, NOTHING]).toContainEqual(await partsOf(id)),
  );
  expect(kills).toBeGreaterThan(2);
  for (const id of made) expect(await partsOf(id)).toEqual(WHOLE);
});

test('updateCourse', async () => {
  const next = { ...largeCourse(2, 2, 2), title: 'The second version' };
  const NEXT = { courses: 1, modules: 2, papers: 2, keys: 2, previews: 2 };
  const kills = await killEverywhere(
    async () => {
      const id = randomUUID();
      await call(createCourse, { id, ...largeCourse(3, 2, 2) });
      return { callable: updateCourse as unknown as typeof createCourse, data: { id, version: 1, ...next } };
    },
    async (id) => {
      const { row } = await storedCourse(id);
      expect(await partsOf(id)).toEqual(row?.version === 2 ? NEXT : WHOLE);
      expect(row?.title).toBe(row?.version === 2 ? 'The second version' : largeCourse(1, 1, 1).title);
    },
  );
  expect(kills).toBeGreaterThan(3);
});

test('deleteCourse', async () => {
  const kills = await killEverywhere(
    async () => {
      const id = randomUUID();
      await call(createCourse, { id, ...largeCourse(3, 2, 2) });
      return { callable: deleteCourse as unknown as typeof createCourse, data: { id } };
    },
    async (id) => expect([WHOLE, NOTHING]).toContainEqual(await partsOf(id)),
  );
  expect(kills).toBeGreaterThan(5);
});

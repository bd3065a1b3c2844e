import type { Page } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import { REGION } from '../../src/domain/region';
import { ACCESS } from '../support/cases/access';
import { type Attack, attacksOn, attacksOnServices } from '../support/cases/attacks';
import { CALLABLES } from '../support/cases/callables';
import { PROJECT_ID } from '../support/emulators';
import { checksOf } from '../support/net/checks';
import { type HttpRequest, post, requestFor } from '../support/net/rest';
import { isForSuite, prepare, RECORD_OF_A_PERSON } from '../support/net/suite';
import { type Actor, claimsOf, uidOf } from '../support/people';
import { adminApp, adminDb, settleWorld } from '../support/world';
import { expect, signIn, test } from './support/test';

/**
 * What somebody can do in a browser's console with their own token, past every page of ours: each line of every
 * permission table, and what tables cannot say. The tables are in tests/support/cases.
 */

const PASSWORD = 'mlango-uliofungwa';
const ACTORS = ['visitor', 'student', 'teacher'] as const;

const ORIGINS: Record<HttpRequest['to'], string> = {
  firestore: `http://${process.env.FIRESTORE_EMULATOR_HOST}`,
  storage: `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}`,
  auth: `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`,
  functions: `http://${process.env.FUNCTIONS_EMULATOR_HOST}/${PROJECT_ID}/${REGION}`,
};

const REFUSED = [400, 401, 403];
const DENIED = [401, 403];
/** A deleted file answers without a body. */
const DONE = [200, 204];

// One after the other: each clears away what all of them try, and needs the world as it was.
test.describe.configure({ mode: 'default' });
test.beforeEach(settleWorld);

/** Signs in on the site itself; the token is the one that its page holds. */
async function enter(page: Page, actor: Exclude<Actor, 'visitor'>): Promise<void> {
  const auth = getAuth(adminApp());
  const uid = uidOf(actor);
  const email = `${uid}@somo.example`;
  await auth.deleteUser(uid).catch(() => undefined);
  await auth.createUser({
    uid,
    email,
    password: PASSWORD,
    emailVerified: claimsOf(actor)?.email_verified ?? false,
  });
  await auth.setCustomUserClaims(uid, { role: claimsOf(actor)?.role });
  await signIn(page, email, PASSWORD);
}

/** The answers' status, in order. */
async function send(page: Page, requests: readonly HttpRequest[]): Promise<number[]> {
  const token = await tokenIn(page);
  return page.evaluate(
    async ({ all, origins, token: bearer }) => {
      const answers: number[] = [];
      const next = [...all.entries()];
      const work = async () => {
        for (let entry = next.shift(); entry; entry = next.shift()) {
          const [index, { method, to, path, body, contentType }] = entry;
          const response = await fetch(origins[to] + path, {
            method,
            headers: {
              ...(body !== undefined && { 'content-type': contentType ?? 'application/json' }),
              ...(bearer && { authorization: `${to === 'storage' ? 'Firebase' : 'Bearer'} ${bearer}` }),
            },
            ...(body !== undefined && { body }),
          });
          answers[index] = response.status;
        }
      };
      await Promise.all(Array.from({ length: 6 }, work));
      return answers;
    },
    { all: requests, origins: ORIGINS, token },
  );
}

const tokenIn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('firebase:authUser:'));
    const user = JSON.parse((key && localStorage.getItem(key)) ?? '{}') as {
      stsTokenManager?: { accessToken: string };
    };
    return user.stsTokenManager?.accessToken ?? '';
  });

async function clear(paths: readonly string[]): Promise<void> {
  const writer = adminDb().bulkWriter();
  const made = paths.filter((path) => !RECORD_OF_A_PERSON.test(path));
  made.forEach((path) => void writer.delete(adminDb().doc(path)));
  await writer.close();
}

/** What the rules say is not what the tables say. */
async function tryTables(page: Page, actor: Actor): Promise<string[]> {
  const lines = ACCESS.flatMap((access) =>
    checksOf(access)
      // Other values of a field are tried by tests/rules, with the browser's SDK.
      .filter(({ by }) => by === undefined)
      .map(({ what, allowed, attempt }) => ({
        what: `${access.name}: ${what}`,
        isAllowed: allowed.includes(actor),
        attempt: attempt(actor),
      }))
      .filter(({ attempt }) => isForSuite(attempt)),
  );
  const wrong: string[] = [];
  await Promise.all(lines.map(({ attempt }) => prepare(attempt)));
  const answers = await send(
    page,
    lines.map(({ attempt }) => requestFor(attempt)),
  );
  lines.forEach(({ what, isAllowed }, index) => {
    const answer = answers[index] ?? 0;
    const isAsItShouldBe = isAllowed ? DONE.includes(answer) : DENIED.includes(answer);
    if (!isAsItShouldBe) wrong.push(`${what}: ${answer}`);
  });
  await clear(lines.flatMap(({ attempt }) => (attempt.on === 'document' ? [attempt.path] : [])));
  return wrong;
}

async function tryAttacks(page: Page, attacks: readonly Attack[]): Promise<string[]> {
  const stored = attacks.flatMap((attack) => attack.stored ?? []);
  await Promise.all(stored.map(({ path, fields }) => adminDb().doc(path).set(fields)));
  const answers = await send(
    page,
    attacks.map(({ request }) => request),
  );
  await clear(stored.map(({ path }) => path));
  return attacks.flatMap(({ what }, index) =>
    REFUSED.includes(answers[index] ?? 0) ? [] : [`${what}: ${answers[index]}`],
  );
}

const collections = ACCESS.filter((access) => access.on === 'collection');

/** The functions that give power. All of them, and what none of them takes, are tried by tests/functions/callable.test.ts. */
const grabbing: Attack[] = CALLABLES.filter(({ name }) =>
  ['setUserRole', 'setUserStatus', 'createUser'].includes(name),
).map(({ name, input }) => ({ what: name, request: post('functions', `/${name}`, { data: input() }) }));

for (const actor of ACTORS) {
  test(`what a ${actor} tries from the console is refused, past every page`, async ({ visit }) => {
    test.setTimeout(240_000);
    const page = await visit(null);
    await (actor === 'visitor' ? page.goto('/about') : enter(page, actor));
    await test.step('every line of the permission tables', async () => {
      expect(await tryTables(page, actor)).toEqual([]);
    });
    await test.step('reading in bulk, tampering, replacing', async () => {
      const attacks = collections.flatMap((access) =>
        attacksOn(access, actor).map((attack) => ({ ...attack, what: `${access.name}: ${attack.what}` })),
      );
      expect(await tryAttacks(page, attacks)).toEqual([]);
    });
    await test.step('services, and functions for admins', async () => {
      const attacks = [...attacksOnServices(await tokenIn(page)), ...grabbing];
      expect(await tryAttacks(page, attacks)).toEqual([]);
    });
  });
}

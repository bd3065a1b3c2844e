import type { FirestoreRequest } from '../../rules/types';
import { documents, owner, startTestEmulator, tokenOf, type TestEmulator } from '../testing/client';
import { integer, root, text } from '../testing/backend';

const asked: FirestoreRequest[] = [];
let emulator: TestEmulator;

beforeAll(async () => {
  emulator = await startTestEmulator((request) => {
    asked.push(request);
    return { allowed: !request.path.includes('/secrets'), reason: 'line 7: nobody may' };
  });
});
afterAll(() => emulator.running.stop());
beforeEach(async () => {
  await emulator.call('DELETE', '/emulator/v1/projects/demo-somo/databases/(default)/documents');
  asked.length = 0;
});

const put = (path: string, fields: object, token = owner) =>
  emulator.call('PATCH', `${documents}/${path}`, { fields }, token);

it('creates, reads, lists, changes and deletes documents', async () => {
  const created = await emulator.call(
    'POST',
    `${documents}/ebooks?documentId=1`,
    { fields: { n: integer(1) } },
    owner,
  );
  expect(created).toMatchObject({
    status: 200,
    json: { name: `${root}/ebooks/1`, fields: { n: integer(1) } },
  });
  await emulator.call(
    'PATCH',
    `${documents}/ebooks/1?updateMask.fieldPaths=t`,
    { fields: { t: text('x') } },
    owner,
  );
  const read = await emulator.call('GET', `${documents}/ebooks/1`, undefined, owner);
  expect(read.json).toMatchObject({ fields: { n: integer(1), t: text('x') } });
  const listed = await emulator.call('GET', `${documents}/ebooks?pageSize=1`, undefined, owner);
  expect(listed.json).toMatchObject({ documents: [{ name: `${root}/ebooks/1` }] });
  await emulator.call('DELETE', `${documents}/ebooks/1`, undefined, owner);
  expect((await emulator.call('GET', `${documents}/ebooks/1`, undefined, owner)).status).toBe(404);
});

it('echoes origin and headers to browsers, which send credentials', async () => {
  const { headers } = await emulator.call('OPTIONS', `${documents}:commit`);
  expect(headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
  expect(headers.get('access-control-allow-credentials')).toBe('true');
});

it('writes errors as Google does, in a list for streams', async () => {
  const query = await emulator.call('POST', `${documents}:runQuery`, { structuredQuery: {} }, owner);
  expect(query).toMatchObject({ status: 400, json: [{ error: { code: 400, status: 'INVALID_ARGUMENT' } }] });
  const commit = await emulator.call('POST', `${documents}:commit`, { writes: [{}] }, owner);
  expect(commit).toMatchObject({ status: 400, json: { error: { code: 400, status: 'INVALID_ARGUMENT' } } });
});

it.each([
  ['a body that is no JSON', `${documents}:commit`, '{"writes":'],
  ['a body of over 10 MB', `${documents}:commit`, JSON.stringify({ x: 'x'.repeat(10 * 1024 * 1024) })],
  ['a path that is no URL', '/v1/projects/demo-somo/databases/(default)/documents/%zz', '{}'],
])('refuses %s as an invalid argument', async (_what, path, body) => {
  const url = `http://127.0.0.1:${emulator.running.port}${path}`;
  const answer = await fetch(url, { method: 'POST', body });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
});

it.each([
  ['POST', `${documents}:partitionQuery`, 'partitionQuery'],
  ['POST', '/emulator/v1/projects/demo-somo:import', 'import'],
  ['POST', `${documents}:listen`, 'listen'],
])('refuses %s %s loudly', async (method, path, named) => {
  const answer = await emulator.call(method, path, {}, owner);
  expect(answer).toMatchObject({ status: 501, json: { error: { status: 'UNIMPLEMENTED' } } });
  expect(emulator.lines.at(-1)).toContain(named);
});

describe('rules', () => {
  const anna = tokenOf({ sub: 'anna', role: 'teacher' });

  it('are told who asks and what would be', async () => {
    await put('ebooks/1', { n: integer(1) });
    await emulator.call(
      'POST',
      `${documents}:commit`,
      {
        writes: [
          {
            update: { name: `${root}/ebooks/1`, fields: {} },
            updateMask: { fieldPaths: [] },
            updateTransforms: [
              { fieldPath: 'n', increment: integer(1) },
              { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' },
            ],
          },
        ],
      },
      anna,
    );
    const [request] = asked;
    expect(request).toMatchObject({
      method: 'update',
      path: '/databases/(default)/documents/ebooks/1',
      auth: { uid: 'anna', token: { role: 'teacher' } },
      resource: { fields: { n: integer(1) } },
      newResource: { fields: { n: integer(2) } },
    });
    const at = request?.newResource?.fields.at as { timestampValue: string };
    expect(new Date(at.timestampValue)).toEqual(request?.time);
  });

  it('see the whole batch in lookupAfter', async () => {
    const writes = ['1', '2'].map((id) => ({ update: { name: `${root}/ebooks/${id}`, fields: {} } }));
    await emulator.call('POST', `${documents}:commit`, { writes }, anna);
    const [first] = asked;
    expect(first?.method).toBe('create');
    expect(first?.budget?.max).toBe(20);
    expect(asked[1]?.budget).toBe(first?.budget);
  });

  it('get the facts of a query', async () => {
    const structuredQuery = {
      from: [{ collectionId: 'ebooks' }],
      where: { fieldFilter: { field: { fieldPath: 'owner' }, op: 'EQUAL', value: text('anna') } },
      limit: 5,
    };
    await emulator.call('POST', `${documents}:runQuery`, { structuredQuery }, anna);
    const ways = [[{ field: ['owner'], op: '==', value: text('anna') }]];
    expect(asked[0]).toMatchObject({ method: 'list', query: { limit: 5, ways } });
  });

  it('deny with one text, and say why in the log', async () => {
    const answer = await put('secrets/1', {}, anna);
    expect(answer).toMatchObject({
      status: 403,
      json: { error: { status: 'PERMISSION_DENIED', message: 'Missing or insufficient permissions.' } },
    });
    expect(emulator.lines.at(-1)).toContain('line 7: nobody may');
  });

  it('do not bind the owner, and a broken token is nobody', async () => {
    expect((await put('secrets/1', {})).status).toBe(200);
    expect((await put('ebooks/1', {}, 'rubbish')).status).toBe(401);
  });
});

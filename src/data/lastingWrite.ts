import { auth } from './auth';
import { DATABASE, documentHost, documentName } from './documentAddress';

type Value = { doubleValue: number } | { stringValue: string };

const encode = (value: number | string): Value =>
  typeof value === 'number' ? { doubleValue: value } : { stringValue: value };

/**
 * Writes a whole document as the signed-in user by Firestore's REST interface, with a request that goes on when its page
 * is closed: the SDK's own ends with the page. `timeField` gets the server's time.
 */
export async function writeLasting(
  path: string,
  fields: Record<string, number | string>,
  timeField: string,
): Promise<void> {
  const encoded = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encode(value)]));
  const write = {
    update: { name: documentName(path), fields: encoded },
    updateTransforms: [{ fieldPath: timeField, setToServerValue: 'REQUEST_TIME' }],
  };
  const token = await auth.currentUser?.getIdToken();
  const response = await send(JSON.stringify({ writes: [write] }), token ?? '');
  if (response.ok) return;
  const { error } = (await response.json()) as { error?: { status?: string; message?: string } };
  const code = (error?.status ?? 'unknown').toLowerCase().replaceAll('_', '-');
  throw Object.assign(new Error(error?.message ?? code), { code });
}

async function send(body: string, token: string): Promise<Response> {
  const url = `${documentHost()}/v1/${DATABASE}/documents:commit`;
  try {
    return await fetch(url, {
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body,
    });
  } catch (error) {
    throw Object.assign(new Error(String(error)), { code: 'offline' });
  }
}

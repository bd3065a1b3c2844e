import { env } from '../env';
import { documentHost, documentName } from './documentAddress';

/**
 * Reads a document that everybody may read, by Firestore's REST interface. A visitor's first page needs nothing else
 * of Firestore, and this is a hundredth of even its lite client.
 */

type Value =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' }
  | { timestampValue: string }
  | { stringValue: string }
  | { arrayValue: { values?: Value[] } }
  | { mapValue: { fields?: Fields } };

export type Fields = Record<string, Value>;

interface Answer {
  fields?: Fields;
  error?: { status: string; message: string };
}

const documentUrl = (path: string) => {
  const place = path.split('/').map(encodeURIComponent).join('/');
  return `${documentHost()}/v1/${documentName(place)}?key=${env.firebase.apiKey}`;
};

/** Plain JSON as `fromDocument` makes it, instants as milliseconds since 1970; null when there is no such document. */
export async function readPublicDocument(path: string): Promise<Record<string, unknown> | null> {
  const { fields, error } = await ask(documentUrl(path));
  if (!error) return decodeFields(fields);
  if (error.status === 'NOT_FOUND') return null;
  throw failure(error.status.toLowerCase().replaceAll('_', '-'), error.message);
}

/** Null also for what is not for everybody, as a draft: the rules do not tell the two apart. */
export async function readPublishedDocument(path: string): Promise<Record<string, unknown> | null> {
  try {
    return await readPublicDocument(path);
  } catch (error) {
    if ((error as { code?: unknown }).code === 'permission-denied') return null;
    throw error;
  }
}

async function ask(url: string): Promise<Answer> {
  try {
    return (await (await fetch(url)).json()) as Answer;
  } catch (error) {
    // No network, an ad blocker, or the page of a captive portal in place of JSON.
    throw failure('offline', String(error));
  }
}

export const failure = (code: string, message: string) => Object.assign(new Error(message), { code });

export const decodeFields = (fields: Fields = {}): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, decode(value)]));

function decode(value: Value): unknown {
  if ('stringValue' in value) return value.stringValue;
  if ('integerValue' in value) return Number(value.integerValue);
  if ('doubleValue' in value) return Number(value.doubleValue);
  if ('booleanValue' in value) return value.booleanValue;
  if ('timestampValue' in value) return Date.parse(value.timestampValue);
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(decode);
  if ('mapValue' in value) return decodeFields(value.mapValue.fields);
  return null;
}

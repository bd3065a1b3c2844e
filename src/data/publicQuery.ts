import { env } from '../env';
import { DATABASE, documentHost, documentName } from './documentAddress';
import { decodeFields, failure, type Fields } from './publicDocument';

/** Lists what everybody may read, by time, with nothing of Firestore's code, as publicDocument.ts reads one. */

interface PublicQuery {
  /** The document that the collection lies in; left out: none. */
  parent?: string;
  collection: string;
  /** A field and the text that it must hold, without which the rules give no list. */
  where: readonly [field: string, value: string];
  direction: 'ASCENDING' | 'DESCENDING';
  size: number;
  /** Where the page before ended; null: the first. */
  after: string | null;
}

export interface PublicPage {
  rows: { id: string; data: Record<string, unknown> }[];
  /** Null: there are no more. */
  next: string | null;
}

interface Found {
  document?: { name: string; fields?: Fields };
  error?: { status: string; message: string };
}

const TIME = 'created_at';

export async function readPublicQuery(query: PublicQuery): Promise<PublicPage> {
  const { parent, size } = query;
  const found = await ask(parent ? documentName(parent) : `${DATABASE}/documents`, structured(query));
  const documents = found.flatMap(({ document, error }) => {
    if (error) throw failure(error.status.toLowerCase().replaceAll('_', '-'), error.message);
    return document ? [document] : [];
  });
  const shown = documents.slice(0, size);
  const last = documents.length > size ? shown.at(-1) : undefined;
  return {
    rows: shown.map(({ name, fields }) => ({
      id: name.slice(name.lastIndexOf('/') + 1),
      data: decodeFields(fields),
    })),
    next: last ? cursorOf(last) : null,
  };
}

/** The time as it was sent, which is finer than milliseconds. */
function cursorOf({ name, fields }: NonNullable<Found['document']>): string | null {
  const time = fields?.[TIME];
  return time && 'timestampValue' in time ? `${time.timestampValue} ${name}` : null;
}

function structured({ collection, where: [field, value], direction, size, after }: PublicQuery) {
  const [time = '', name = ''] = after?.split(' ') ?? [];
  return {
    from: [{ collectionId: collection }],
    where: { fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value: { stringValue: value } } },
    orderBy: [TIME, '__name__'].map((fieldPath) => ({ field: { fieldPath }, direction })),
    ...(after && {
      startAt: { values: [{ timestampValue: time }, { referenceValue: name }], before: false },
    }),
    limit: size + 1,
  };
}

async function ask(parent: string, structuredQuery: object): Promise<Found[]> {
  try {
    const place = parent.split('/').map(encodeURIComponent).join('/');
    const response = await fetch(`${documentHost()}/v1/${place}:runQuery?key=${env.firebase.apiKey}`, {
      method: 'POST',
      body: JSON.stringify({ structuredQuery }),
    });
    const answer = (await response.json()) as Found | Found[];
    return Array.isArray(answer) ? answer : [answer];
  } catch (error) {
    throw failure('offline', String(error));
  }
}

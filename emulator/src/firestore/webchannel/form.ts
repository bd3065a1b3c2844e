import { invalid } from '../errors';

/** What a client posts: messages with their place in the order of all, and on opening the headers of the call. */
export interface Form {
  headers: ReadonlyMap<string, string>;
  /** The place of the first message. */
  offset: number;
  /** Not yet read as JSON: one that is malformed fails the call, not the post. */
  messages: string[];
}

export function parseForm(body: string): Form {
  const form = new URLSearchParams(body);
  const count = readNumber(form, 'count');
  const messages: string[] = [];
  for (let i = 0; i < count; i++) {
    const message = form.get(`req${i}___data__`);
    if (message === null) throw invalid(`The form says count=${count}, but has no req${i}___data__.`);
    messages.push(message);
  }
  return { headers: parseHeaders(form.get('headers') ?? ''), offset: readNumber(form, 'ofs'), messages };
}

/** Browsers would ask before they send headers of their own, so the client puts them in the form as text. */
function parseHeaders(text: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of text.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return headers;
}

function readNumber(form: URLSearchParams, name: string): number {
  const text = form.get(name) ?? '0';
  if (!/^\d{1,9}$/.test(text)) throw invalid(`${name}=${text} is not a number.`);
  return Number(text);
}

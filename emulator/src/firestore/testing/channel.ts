/** A browser's end of a WebChannel, message by message. */
export class TestChannel {
  private constructor(
    private readonly url: string,
    readonly sid: string,
  ) {}

  static async open(
    origin: string,
    call: 'Listen' | 'Write',
    messages: unknown[] = [],
    token = 'owner',
  ): Promise<TestChannel> {
    const url = `${origin}/google.firestore.v1.Firestore/${call}/channel?VER=8`;
    const headers = `Authorization:Bearer ${token}\r\nContent-Type:text/plain\r\n`;
    const response = await post(`${url}&RID=1&CVER=22`, { headers, ...form(messages, 0) });
    const [[, [, sid]]] = unframe(await response.text())[0] as [[number, ['c', string]]];
    return new TestChannel(url, sid);
  }

  post(messages: unknown[], offset: number, more = ''): Promise<Response> {
    return post(`${this.url}&SID=${this.sid}&RID=2&AID=0${more}`, form(messages, offset));
  }

  fetchBack(lastId: number, isLongPoll = false): Promise<Response> {
    const poll = isLongPoll ? 1 : 0;
    return fetch(`${this.url}&SID=${this.sid}&RID=rpc&AID=${lastId}&CI=${poll}&TYPE=xmlhttp`);
  }

  /** One long poll. */
  async poll(lastId: number): Promise<[number, unknown[]][]> {
    const response = await this.fetchBack(lastId, true);
    return unframe(await response.text()).flat() as [number, unknown[]][];
  }

  terminate(): Promise<Response> {
    return post(`${this.url}&SID=${this.sid}&TYPE=terminate`, {});
  }
}

function form(messages: unknown[], offset: number): Record<string, string> {
  const fields: Record<string, string> = { count: String(messages.length), ofs: String(offset) };
  messages.forEach((message, i) => {
    fields[`req${i}___data__`] = typeof message === 'string' ? message : JSON.stringify(message);
  });
  return fields;
}

function post(url: string, fields: Record<string, string>): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(fields) });
}

/** Reads chunks by the length that stands before each, in UTF-16 units. */
export function unframe(text: string): unknown[][] {
  const chunks: unknown[][] = [];
  let rest = text;
  while (rest !== '') {
    const end = rest.indexOf('\n');
    const length = Number(rest.slice(0, end));
    chunks.push(JSON.parse(rest.slice(end + 1, end + 1 + length)) as unknown[]);
    rest = rest.slice(end + 1 + length);
  }
  return chunks;
}

import { BookProblem } from './bookProblem';

/** As much as the server of paid files sends at once. */
export const RANGE_LIMIT = 1024 * 1024;

/** Failures in a row until a book is given up. */
const PATIENCE = 10;

export interface FileAddress {
  url: string;
  /** Bytes; null where an old record does not say: then the file comes in one piece. */
  size: number | null;
}

export interface RangeFileOptions {
  /** A fresh address when the old one is no longer accepted; left out where addresses last for ever. */
  renew?: () => Promise<FileAddress>;
  fetch?: typeof fetch;
  /** Resolves when it is worth asking again. */
  waitForConnection?: () => Promise<void>;
  signal?: AbortSignal;
}

/**
 * A file on a server, read in the pieces that are wanted. Outlasts a lost connection, an address that has expired
 * (once) and a server that knows no ranges.
 */
export class RangeFile {
  private whole: Uint8Array | undefined;
  private renewal: Promise<void> | undefined;
  private failures = 0;

  constructor(
    private address: FileAddress,
    private readonly options: RangeFileOptions = {},
  ) {}

  get size(): number | null {
    return this.whole?.length ?? this.address.size;
  }

  /** The bytes from `begin` up to `end`; fewer only where the file ends. */
  async read(begin: number, end: number): Promise<Uint8Array> {
    const pieces: Uint8Array[] = [];
    let at = begin;
    while (at < end && !this.whole) {
      const piece = await this.readPiece(at, end === Infinity ? end : Math.min(end, at + RANGE_LIMIT));
      if (this.whole || piece.length === 0) break;
      pieces.push(piece);
      at += piece.length;
    }
    return this.whole ? this.whole.slice(begin, end) : join(pieces);
  }

  /** All of it, for the formats that are packed as a whole. */
  async readAll(onProgress?: (share: number) => void): Promise<Uint8Array> {
    const { size } = this.address;
    if (size === null) return this.read(0, Infinity);
    const bytes = new Uint8Array(size);
    for (let at = 0; at < size && !this.whole;) {
      const piece = await this.read(at, Math.min(size, at + RANGE_LIMIT));
      if (piece.length === 0) throw new BookProblem('damaged');
      bytes.set(piece.subarray(0, size - at), at);
      at += piece.length;
      onProgress?.(at / size);
    }
    return this.whole ?? bytes;
  }

  private async readPiece(begin: number, end: number): Promise<Uint8Array> {
    let isRenewed = false;
    for (;;) {
      const { url } = this.address;
      const response = await this.ask(url, begin, end);
      if (response?.status === 401 || response?.status === 403) {
        // A fresh address that is refused too is refused for good.
        if (isRenewed) throw new BookProblem('denied');
        isRenewed = true;
        await this.renewAddress(url);
        continue;
      }
      if (response?.status === 404 || response?.status === 410) throw new BookProblem('gone');
      if (response?.status === 416) return new Uint8Array();
      const bytes = response?.ok ? await bodyOf(response) : null;
      if (!response || !bytes) {
        await this.pause();
        continue;
      }
      this.failures = 0;
      if (response.status === 206) return bytes;
      this.whole = bytes;
      return bytes;
    }
  }

  /** Null when nothing came back. */
  private async ask(url: string, begin: number, end: number): Promise<Response | null> {
    const { fetch: send = fetch, signal } = this.options;
    const headers: HeadersInit = end === Infinity ? {} : { Range: `bytes=${begin}-${end - 1}` };
    try {
      return await send(url, { headers, ...(signal && { signal }) });
    } catch {
      return null;
    }
  }

  private async pause(): Promise<void> {
    const { waitForConnection, signal } = this.options;
    this.failures += 1;
    if (signal?.aborted || !waitForConnection || this.failures > PATIENCE) throw new BookProblem('offline');
    await waitForConnection();
    if (signal?.aborted) throw new BookProblem('offline');
  }

  /** Ranges that are refused together renew together. */
  private async renewAddress(refused: string): Promise<void> {
    if (this.address.url !== refused) return;
    const { renew } = this.options;
    if (!renew) throw new BookProblem('denied');
    this.renewal ??= renew()
      .then((address) => {
        this.address = address;
      })
      .finally(() => {
        this.renewal = undefined;
      });
    await this.renewal;
  }
}

/** Null when the connection broke in the middle. */
const bodyOf = (response: Response) =>
  response.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  );

function join(pieces: Uint8Array[]): Uint8Array {
  const [only] = pieces;
  if (pieces.length === 1 && only) return only;
  const bytes = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

import JSZip, { type JSZipObject } from 'jszip';
import { BookProblem } from './bookProblem';

/** What a book may unpack to on a reader's phone. */
export interface ArchiveLimits {
  entries: number;
  /** Bytes, unpacked: of all entries, and of one. */
  total: number;
  entry: number;
}

export const ARCHIVE_LIMITS: ArchiveLimits = {
  entries: 2000,
  total: 300 * 1024 * 1024,
  entry: 50 * 1024 * 1024,
};

/** JSZip streams what it inflates; its types leave that out. */
interface ChunkStream {
  on(event: 'data', listener: (chunk: Uint8Array) => void): ChunkStream;
  on(event: 'error', listener: (error: Error) => void): ChunkStream;
  on(event: 'end', listener: () => void): ChunkStream;
  resume(): ChunkStream;
  pause(): ChunkStream;
}
type StreamedEntry = JSZipObject & { internalStream(type: 'uint8array'): ChunkStream };

/** A ZIP from a stranger: limits are counted while it inflates, since its headers may say anything. */
export class Archive {
  private readonly sizes = new Map<string, number>();
  private total = 0;

  private constructor(
    private readonly entries: ReadonlyMap<string, StreamedEntry>,
    private readonly limits: ArchiveLimits,
  ) {}

  static async open(bytes: Uint8Array, limits = ARCHIVE_LIMITS): Promise<Archive> {
    let zip: JSZip;
    try {
      zip = await JSZip.loadAsync(bytes);
    } catch {
      throw new BookProblem('damaged');
    }
    const all = Object.values(zip.files);
    if (all.length > limits.entries) throw new BookProblem('too-big');
    const kept = all.filter((entry) => !entry.dir && !climbs(entry));
    return new Archive(new Map(kept.map((entry) => [entry.name, entry as StreamedEntry])), limits);
  }

  get names(): string[] {
    return [...this.entries.keys()];
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /** Null when there is no such entry. */
  async read(name: string): Promise<Uint8Array | null> {
    const entry = this.entries.get(name);
    return entry ? this.inflate(entry) : null;
  }

  async readText(name: string): Promise<string | null> {
    const bytes = await this.read(name);
    return bytes && new TextDecoder(encodingOf(bytes)).decode(bytes);
  }

  /** Unpacks every entry once and keeps none: for a library that would unpack them without counting. */
  async check(): Promise<void> {
    for (const entry of this.entries.values()) await this.inflate(entry);
  }

  private inflate(entry: StreamedEntry): Promise<Uint8Array> {
    const counted = this.sizes.get(entry.name) ?? 0;
    return new Promise((resolve, reject) => {
      const chunks: Uint8Array[] = [];
      let size = 0;
      const stream = entry.internalStream('uint8array');
      stream
        .on('data', (chunk) => {
          size += chunk.length;
          if (size > this.limits.entry || this.total - counted + size > this.limits.total) {
            stream.pause();
            reject(new BookProblem('too-big'));
          } else {
            chunks.push(chunk);
          }
        })
        .on('error', () => reject(new BookProblem('damaged')))
        .on('end', () => {
          this.total += size - counted;
          this.sizes.set(entry.name, size);
          resolve(joined(chunks, size));
        })
        .resume();
    });
  }
}

/** An entry whose name leaves the book: JSZip mends the name and keeps what it was. */
const climbs = (entry: JSZipObject) =>
  entry.unsafeOriginalName !== undefined &&
  /(^|[\\/])\.\.([\\/]|$)|^[\\/]|^[a-z]:/i.test(entry.unsafeOriginalName);

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

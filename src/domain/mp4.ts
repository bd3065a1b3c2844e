import { latin1, type ReadableFile } from './fileRule';

/** MP4 is boxes within boxes; each begins with its length and four letters of type. */
interface Box {
  type: string;
  /** Of what is in it. */
  start: number;
  end: number;
}

/** On the way to each track's kind. Whoever hides it behind more boxes than an honest file has is not believed. */
const WAY = ['moov', 'trak', 'mdia', 'hdlr'];
const MOST_BOXES = 200;

/** The kinds of all tracks: `soun`, `vide` and so on; none where the boxes make no sense. Only their heads are read. */
export async function mp4Tracks(file: ReadableFile): Promise<string[]> {
  let boxes: Box[] = [{ type: 'file', start: 0, end: file.size }];
  for (const type of WAY) {
    const inner = await Promise.all(
      boxes.map((box) => boxesIn(file, box, type === 'moov' ? type : undefined)),
    );
    boxes = inner.flat().filter((box) => box.type === type);
  }
  return Promise.all(boxes.map(async ({ start }) => latin1(await file.read(start + 8, start + 12))));
}

/** With `last`, up to the first of that type: what follows may be hours of sound in thousands of boxes. */
async function boxesIn(file: ReadableFile, { start, end }: Box, last?: string): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let at = start; at + 8 <= end; at = boxes.at(-1)?.end ?? end) {
    const box = boxAt(at, await file.read(at, Math.min(at + 16, end)), end);
    if (!box || boxes.length === MOST_BOXES) return [];
    boxes.push(box);
    if (box.type === last) break;
  }
  return boxes;
}

function boxAt(at: number, head: Uint8Array, end: number): Box | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const short = view.getUint32(0);
  const isLong = short === 1 && head.length === 16;
  // A length of 0: to the end.
  const length = isLong ? Number(view.getBigUint64(8)) : short === 0 ? end - at : short;
  const start = at + (isLong ? 16 : 8);
  const box = { type: latin1(head.subarray(4, 8)), start, end: at + length };
  return box.end >= start && box.end <= end ? box : null;
}

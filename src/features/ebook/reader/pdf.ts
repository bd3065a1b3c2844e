import { getDocument, PDFDataRangeTransport, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist';
import { BookProblem, toBookProblem } from './bookProblem';
import { PdfAssets } from './pdfAssets';
import { startPdfWorker } from './pdfWorker';
import type { RangeFile } from './rangeFile';

export type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';

/** A scan larger than this in one picture is drawn smaller than a phone's memory. */
const MAX_IMAGE_PIXELS = 64 * 1024 * 1024;

/** pdf.js asks for the parts of the file that a page needs; the rest is never fetched. */
class FileTransport extends PDFDataRangeTransport {
  constructor(
    private readonly file: RangeFile,
    size: number,
    head: Uint8Array | null,
    private readonly onProblem: (problem: BookProblem) => void,
  ) {
    super(size, head);
  }

  override requestDataRange(begin: number, end: number): void {
    this.file.read(begin, end).then(
      (bytes) => this.onDataRange(begin, bytes),
      (thrown: unknown) => this.onProblem(toBookProblem(thrown)),
    );
  }
}

export interface OpenPdf {
  document: PDFDocumentProxy;
  close(): void;
}

/** `onProblem` hears of what goes wrong later: a file that vanishes or is refused while it is read. */
export async function openPdf(file: RangeFile, onProblem: (problem: BookProblem) => void): Promise<OpenPdf> {
  let fail: (problem: BookProblem) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  failed.catch(onProblem);
  const port = startPdfWorker();
  const task = getDocument({
    worker: PDFWorker.create({ port }),
    ...(await sourceOf(file, fail)),
    disableAutoFetch: true,
    disableStream: true,
    BinaryDataFactory: PdfAssets,
    useWorkerFetch: false,
    isEvalSupported: false,
    maxImageSize: MAX_IMAGE_PIXELS,
  });
  const close = () => void task.destroy().finally(() => port.terminate());
  try {
    return { document: await Promise.race([task.promise, failed]), close };
  } catch (thrown) {
    close();
    throw problemOf(thrown);
  }
}

async function sourceOf(file: RangeFile, onProblem: (problem: BookProblem) => void) {
  if (file.size === null) return { data: await file.readAll() };
  return { range: new FileTransport(file, file.size, null, onProblem) };
}

const problemOf = (thrown: unknown): BookProblem => {
  const isLocked = thrown instanceof Error && thrown.name === 'PasswordException';
  return isLocked ? new BookProblem('encrypted') : toBookProblem(thrown);
};

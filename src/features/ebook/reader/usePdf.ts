import { useEffect, useState } from 'react';
import { type BookProblem, toBookProblem } from './bookProblem';
import { openPdf, type OpenPdf, type PDFDocumentProxy } from './pdf';
import type { RangeFile } from './rangeFile';

export type PdfState =
  | { status: 'opening' }
  | { status: 'ready'; document: PDFDocumentProxy; firstRatio: number }
  | { status: 'failed'; problem: BookProblem };

export function usePdf(file: RangeFile): PdfState {
  const [state, setState] = useState<PdfState>({ status: 'opening' });
  useEffect(() => {
    let isCurrent = true;
    let opened: OpenPdf | undefined;
    const show = (next: PdfState) => {
      if (isCurrent) setState(next);
    };
    const fail = (thrown: unknown) => show({ status: 'failed', problem: toBookProblem(thrown) });
    const open = async () => {
      const pdf = await openPdf(file, fail);
      if (!isCurrent) {
        pdf.close();
        return;
      }
      opened = pdf;
      const { width, height } = (await pdf.document.getPage(1)).getViewport({ scale: 1 });
      show({ status: 'ready', document: pdf.document, firstRatio: height / width });
    };
    open().catch(fail);
    return () => {
      isCurrent = false;
      opened?.close();
    };
  }, [file]);
  return state;
}

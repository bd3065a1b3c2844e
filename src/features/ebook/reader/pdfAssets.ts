import dingbatsUrl from 'pdfjs-dist/standard_fonts/FoxitDingbats.pfb?url';
import symbolUrl from 'pdfjs-dist/standard_fonts/FoxitSymbol.pfb?url';
import jbig2Url from 'pdfjs-dist/wasm/jbig2.wasm?url';
import openJpegUrl from 'pdfjs-dist/wasm/openjpeg.wasm?url';
import colourUrl from 'pdfjs-dist/wasm/qcms_bg.wasm?url';

/** What pdf.js fetches when a book needs it: decoders for scans, and the two fonts that no system has. */
const FILES: Record<string, string> = {
  'FoxitDingbats.pfb': dingbatsUrl,
  'FoxitSymbol.pfb': symbolUrl,
  'jbig2.wasm': jbig2Url,
  'openjpeg.wasm': openJpegUrl,
  'qcms_bg.wasm': colourUrl,
};

/** Built files have hashed names, so pdf.js asks for them here instead of looking in a folder. */
export class PdfAssets {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = FILES[filename];
    const response = url ? await fetch(url) : null;
    if (!response?.ok) throw new Error(`No such file: ${filename}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

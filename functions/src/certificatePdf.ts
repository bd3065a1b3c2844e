import { readFile } from 'node:fs/promises';
import fontkit from '@pdf-lib/fontkit';
import { PDFDocument, type PDFFont, type PDFPage, rgb } from 'pdf-lib';
import { type Certificate, CERTIFICATE_PRAISE, certificateDay } from '../../src/domain/certificate';

/** The certificate's sheet as it is on the site: A4 across, in points from the bottom left. */
const WIDTH = 841.89;
const HEIGHT = 595.28;
const MARGIN = 56;
const BAND = 84;

/** The cloth's colours (src/ui/tokens.css): paper has no dark theme. */
const colour = (hex: string) => {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  return rgb(parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0);
};
const FOREST = colour('#0f4d35');
const MARIGOLD = colour('#f2a71b');
const SAND = colour('#f3e7cd');
const INK = colour('#16211b');

/** Fonts with the letters of most languages; the file carries only those that are in it. */
const TEXT = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf');
const DISPLAY = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf');

interface Pen {
  page: PDFPage;
  text: PDFFont;
  display: PDFFont;
}

/** `address` is where the certificate can be checked. */
export async function certificatePdf(certificate: Certificate, address: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.registerFontkit(fontkit);
  pdf.setTitle(`Certificate of ${certificate.name}`, { showInWindowTitleBar: true });
  pdf.setSubject(certificate.course_title);
  pdf.setLanguage('en');
  pdf.setCreationDate(new Date(certificate.issued_at));
  pdf.setModificationDate(new Date(certificate.issued_at));
  const embed = async (file: string) => pdf.embedFont(await readFile(file), { subset: true });
  const pen = {
    page: pdf.addPage([WIDTH, HEIGHT]),
    text: await embed(TEXT),
    display: await embed(DISPLAY),
  };
  drawCloth(pen);
  drawWords(pen, certificate);
  drawFacts(pen, certificate, address);
  return pdf.save();
}

function drawCloth({ page, display }: Pen): void {
  page.drawRectangle({ width: WIDTH, height: HEIGHT, color: SAND });
  page.drawRectangle({ y: HEIGHT - BAND, width: WIDTH, height: BAND, color: FOREST });
  const mark = { x: MARGIN, y: HEIGHT - 22, scale: 1.3 };
  page.drawSvgPath('M2 11.5 15 18v12L2 23.5zM30 11.5 17 18v12l13-6.5z', { ...mark, color: SAND });
  page.drawSvgPath('M16 1.5 23.5 8.5 16 15.5 8.5 8.5z', { ...mark, color: MARIGOLD });
  page.drawText('Somo', { x: MARGIN + 54, y: HEIGHT - 53, size: 30, font: display, color: SAND });
  // The border of a khanga: a row of diamonds.
  const size = 9;
  for (let x = 0; x < WIDTH; x += 2 * size) {
    const diamond = `M${size} 0 ${2 * size} ${size} ${size} ${2 * size} 0 ${size}z`;
    page.drawSvgPath(diamond, { x, y: HEIGHT - BAND - 4, color: MARIGOLD });
  }
}

function drawWords(pen: Pen, { name, course_title }: Certificate): void {
  drawCentred(pen, 'CERTIFICATE OF COMPLETION', { y: 400, size: 20, font: pen.display });
  drawCentred(pen, 'This certifies that', { y: 362, size: 14 });
  drawCentred(pen, name, { y: 308, size: 42, font: pen.display, color: FOREST });
  drawCentred(pen, CERTIFICATE_PRAISE, { y: 264, size: 14 });
  drawCentred(pen, course_title, { y: 218, size: 26, font: pen.display });
}

interface Line {
  y: number;
  size: number;
  font?: PDFFont;
  color?: ReturnType<typeof rgb>;
}

/** Smaller where the words would run over the margin, rather than cut: a name stays whole. */
function drawCentred({ page, text }: Pen, words: string, { y, size, font = text, color = INK }: Line): void {
  const room = WIDTH - 2 * MARGIN;
  const fitting = Math.min(size, (size * room) / font.widthOfTextAtSize(words, size));
  const x = (WIDTH - font.widthOfTextAtSize(words, fitting)) / 2;
  page.drawText(words, { x, y, size: fitting, font, color });
}

function drawFacts({ page, text, display }: Pen, { code, issued_at }: Certificate, address: string): void {
  const facts = [
    { label: 'Date', value: certificateDay(issued_at), x: MARGIN },
    { label: 'Code', value: code, x: 230 },
    { label: 'Check it at', value: address, x: 400 },
  ];
  for (const { label, value, x } of facts) {
    page.drawText(label, { x, y: 96, size: 11, font: text, color: INK });
    const room = WIDTH - MARGIN - x;
    const size = Math.min(13, (13 * room) / display.widthOfTextAtSize(value, 13));
    page.drawText(value, { x, y: 76, size, font: display, color: INK });
  }
}

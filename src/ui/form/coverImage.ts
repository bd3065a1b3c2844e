import { checkFile } from '../../domain/fileRule';
import { COVER_FILE, type ImageType } from '../../domain/imageFile';

/** A cover as it goes up: small enough for a learner's list, in a format that every browser shows. */
export interface CoverImage {
  blob: Blob;
  kind: ImageType;
}

const MAX_WIDTH = 720;
/** What a card on a phone may cost. */
const MAX_BYTES = 80 * 1024;
/** Beyond this, decoding alone can bring a phone down; a 48 megapixel camera stays below. */
export const MAX_PIXELS = 50_000_000;
export const TOO_MANY_PIXELS = 'This image is too large to open. Choose one of at most 50 megapixels.';

const QUALITIES = [0.85, 0.75, 0.6, 0.45];
const WIDTHS = [MAX_WIDTH, 540, 400];

type Prepared = { ok: true; cover: CoverImage } | { ok: false; message: string };

/** Checks the chosen image and makes it small. What the browser cannot shrink goes up as it is; a GIF keeps moving. */
export async function prepareCover(file: File, rule = COVER_FILE): Promise<Prepared> {
  const checked = await checkFile(rule, file);
  if (!checked.ok) return checked;
  const size = await measure(file);
  if (!size) return { ok: false, message: rule.messages.type };
  if (size.width * size.height > MAX_PIXELS) return { ok: false, message: TOO_MANY_PIXELS };
  const original = { blob: file, kind: checked.kind };
  const isSmall = size.width <= MAX_WIDTH && file.size <= MAX_BYTES;
  if (isSmall || checked.kind === 'gif') return { ok: true, cover: original };
  const shrunk = await shrink(file, size.width).catch(() => null);
  return { ok: true, cover: shrunk && shrunk.blob.size < file.size ? shrunk : original };
}

/** The same for a picture that stands in the place of a form's file. */
export async function preparePicture(
  file: File,
  rule = COVER_FILE,
): Promise<{ ok: true; kind: ImageType; file: File } | { ok: false; message: string }> {
  const prepared = await prepareCover(file, rule);
  if (!prepared.ok) return prepared;
  const { blob, kind } = prepared.cover;
  return { ok: true, kind, file: new File([blob], file.name, { type: blob.type }) };
}

/** The size by the image's head: nothing is decoded yet. Null when the browser cannot read it. */
export async function measure(file: Blob): Promise<{ width: number; height: number } | null> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
      image.src = url;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function shrink(file: Blob, originalWidth: number): Promise<CoverImage | null> {
  let best: CoverImage | null = null;
  for (const width of WIDTHS) {
    const canvas = await draw(file, Math.min(width, originalWidth));
    for (const quality of QUALITIES) {
      best = await encode(canvas, quality);
      if (best && best.blob.size <= MAX_BYTES) return best;
    }
  }
  return best;
}

async function draw(file: Blob, width: number): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file, { resizeWidth: width, resizeQuality: 'high' });
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.max(1, Math.round((bitmap.height / bitmap.width) * width));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  // JPEG has no transparency: what shows through is paper, not black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}

/** WebP where the browser can write it; Safari answers with a PNG, so JPEG there. */
async function encode(canvas: HTMLCanvasElement, quality: number): Promise<CoverImage | null> {
  for (const kind of ['webp', 'jpeg'] as const) {
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, COVER_FILE.contentTypes[kind], quality),
    );
    if (blob?.type === COVER_FILE.contentTypes[kind]) return { blob, kind };
  }
  return null;
}

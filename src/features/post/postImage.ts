import { POST_IMAGE_FILE } from '../../domain/imageFile';
import { COVER_FILE } from '../../domain/imageFile';
import { checkFile } from '../../domain/fileRule';
import { POST_LIMITS } from '../../domain/post';
import { MB } from '../../domain/size';
import { MAX_PIXELS, measure, TOO_MANY_PIXELS } from '../../ui/form/coverImage';

/**
 * A chosen picture as it goes up: at most 1600 pixels, drawn anew, so that nothing of the camera's notes (place, time,
 * device) goes with it. The server refuses a file that still has them.
 */

export interface ReadyImage {
  file: File;
  width: number;
  height: number;
}

type Prepared = { ok: true; image: ReadyImage } | { ok: false; message: string };

const QUALITIES = [0.82, 0.7, 0.55];
/** A picture of a page stays legible well below this. */
const WANTED_BYTES = 0.5 * MB;
/** What is chosen may be as large as a phone makes it. */
const CHOSEN_MAX = 30 * MB;

export async function preparePostImage(chosen: File): Promise<Prepared> {
  const { messages } = COVER_FILE;
  const checked = await checkFile({ ...COVER_FILE, limit: CHOSEN_MAX }, chosen);
  if (!checked.ok) return { ok: false, message: checked.message };
  const size = await measure(chosen);
  if (!size) return { ok: false, message: messages.type };
  if (size.width * size.height > MAX_PIXELS) return { ok: false, message: TOO_MANY_PIXELS };
  const image = await draw(chosen, size).catch(() => null);
  return image ? { ok: true, image } : { ok: false, message: messages.type };
}

async function draw(chosen: File, size: { width: number; height: number }): Promise<ReadyImage | null> {
  const scale = Math.min(1, POST_LIMITS.imageSide / Math.max(size.width, size.height));
  const width = Math.max(1, Math.round(size.width * scale));
  const height = Math.max(1, Math.round(size.height * scale));
  const bitmap = await createImageBitmap(chosen, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  });
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG has no transparency: what shows through is paper, not black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const blob = await encode(canvas);
  return blob && { file: new File([blob], 'picture.jpg', { type: blob.type }), width, height };
}

async function encode(canvas: HTMLCanvasElement): Promise<Blob | null> {
  let best: Blob | null = null;
  for (const quality of QUALITIES) {
    best = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, POST_IMAGE_FILE.contentTypes.jpeg, quality),
    );
    if (best && best.size <= WANTED_BYTES) return best;
  }
  return best;
}

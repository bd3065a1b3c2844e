import { makePng } from '../../../tests/fixtures/image';
import { COVER_FILE } from '../../domain/imageFile';
import { prepareCover, TOO_MANY_PIXELS } from './coverImage';

const KB = 1024;
const png = (size?: number) => {
  const file = new File([new Uint8Array(makePng(2, 2, () => [1, 2, 3]))], 'jalada.png', {
    type: 'image/png',
  });
  return size === undefined ? file : Object.defineProperty(file, 'size', { value: size });
};
const gif = () => Object.defineProperty(new File(['GIF89a'], 'jalada.gif'), 'size', { value: 900 * KB });

/** What jsdom has not: an image decoder and a canvas that encodes. `bytes` is the size of what it encodes. */
function stubBrowser(options: {
  width: number;
  height: number;
  bytes?: (width: number, quality: number) => number;
  types?: string[];
}) {
  const { width, height, bytes = () => 40 * KB, types = ['image/webp', 'image/jpeg'] } = options;
  const drawn: number[] = [];
  class FakeImage {
    naturalWidth = width;
    naturalHeight = height;
    onload: () => void = () => undefined;
    onerror: () => void = () => undefined;
    set src(_url: string) {
      queueMicrotask(() => (width > 0 ? this.onload() : this.onerror()));
    }
  }
  window.Image = FakeImage as never;
  window.createImageBitmap = jest.fn((_file: unknown, { resizeWidth = 0 }: ImageBitmapOptions = {}) => {
    drawn.push(resizeWidth);
    return Promise.resolve({
      width: resizeWidth,
      height: (resizeWidth / width) * height,
      close: () => undefined,
    });
  }) as never;
  HTMLCanvasElement.prototype.getContext = jest.fn(() => ({
    fillRect: jest.fn(),
    drawImage: jest.fn(),
  })) as never;
  HTMLCanvasElement.prototype.toBlob = function toBlob(done, type = '', quality = 1) {
    const made = types.includes(type) ? type : 'image/png';
    done(
      Object.defineProperty(new Blob(['x'], { type: made }), 'size', {
        value: bytes(this.width, Number(quality)),
      }),
    );
  };
  return drawn;
}

beforeEach(() => {
  URL.createObjectURL = jest.fn(() => 'blob:image');
  URL.revokeObjectURL = jest.fn();
});

it('makes a large picture at most 720 px wide, as WebP', async () => {
  const drawn = stubBrowser({ width: 2400, height: 3200 });
  const prepared = await prepareCover(png(900 * KB));
  expect(drawn).toEqual([720]);
  expect(prepared).toMatchObject({
    ok: true,
    cover: { kind: 'webp', blob: { type: 'image/webp', size: 40 * KB } },
  });
});

it('gives up quality, then width, until a learner’s card is light', async () => {
  const drawn = stubBrowser({
    width: 2400,
    height: 3200,
    bytes: (width) => (width > 500 ? 90 * KB : 60 * KB),
  });
  const prepared = await prepareCover(png(900 * KB));
  expect(drawn).toEqual([720, 540, 400]);
  expect(prepared).toMatchObject({ ok: true, cover: { blob: { size: 60 * KB } } });
});

it('writes a JPEG where the browser writes no WebP', async () => {
  stubBrowser({ width: 2400, height: 3200, types: ['image/jpeg'] });
  await expect(prepareCover(png(900 * KB))).resolves.toMatchObject({ ok: true, cover: { kind: 'jpeg' } });
});

it('leaves a small picture and a GIF as they are', async () => {
  const drawn = stubBrowser({ width: 600, height: 800 });
  const small = png();
  await expect(prepareCover(small)).resolves.toEqual({ ok: true, cover: { blob: small, kind: 'png' } });
  const moving = gif();
  await expect(prepareCover(moving)).resolves.toEqual({ ok: true, cover: { blob: moving, kind: 'gif' } });
  expect(drawn).toEqual([]);
});

it('sends the original where the browser cannot shrink it', async () => {
  stubBrowser({ width: 2400, height: 3200 });
  window.createImageBitmap = jest.fn(() => Promise.reject(new Error('no memory'))) as never;
  const file = png(900 * KB);
  await expect(prepareCover(file)).resolves.toEqual({ ok: true, cover: { blob: file, kind: 'png' } });
});

it.each([
  ['too many pixels', { width: 30_000, height: 30_000 }, () => png(900 * KB), TOO_MANY_PIXELS],
  [
    'a damaged picture',
    { width: 0, height: 0 },
    () => png(),
    'Please select a valid image file (JPEG, PNG, WebP, or GIF)',
  ],
  [
    'a picture of the limit',
    { width: 9, height: 9 },
    () => png(COVER_FILE.limit),
    'Image size must be less than 5MB',
  ],
])('refuses %s before anything is decoded', async (_what, size, make, message) => {
  const drawn = stubBrowser(size);
  await expect(prepareCover(make())).resolves.toEqual({ ok: false, message });
  expect(drawn).toEqual([]);
});

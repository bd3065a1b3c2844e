import type { Upload } from '../domain/saving';
import { FormUploads } from './formUploads';
import * as uploadData from './upload';

jest.mock('./upload', () => ({ startUpload: jest.fn(), removeFile: jest.fn() }));
const startUpload = jest.mocked(uploadData.startUpload);
const removeFile = jest.mocked(uploadData.removeFile);
const usedPaths = jest.fn<Promise<(string | null)[]>, []>();
const folders = { file: 'ebooks', cover: 'ebook-covers' } as const;

const file = (changes: Partial<Upload> = {}): Upload => ({
  slot: 'file',
  source: new Blob(['%PDF-']),
  extension: 'pdf',
  contentType: 'application/pdf',
  isPublic: true,
  ...changes,
});

const setUp = () => {
  const listener = { onStart: jest.fn(), onProgress: jest.fn() };
  return {
    listener,
    uploads: new FormUploads({ uid: 'neema', recordId: 'book-1', folders, usedPaths }, listener),
  };
};

beforeEach(() => {
  jest.resetAllMocks();
  startUpload.mockReturnValue({ done: Promise.resolve(), cancel: jest.fn() });
  usedPaths.mockResolvedValue([null, null]);
});

it('puts a file into the owner’s folder, marked with its record', async () => {
  const { uploads, listener } = setUp();
  const path = await uploads.send(file());
  expect(path).toMatch(/^ebooks\/neema\/\d+-[0-9a-f]{12}\.pdf$/);
  expect(startUpload.mock.calls[0]?.[2]).toEqual({
    contentType: 'application/pdf',
    cacheControl: 'public, max-age=31536000, immutable',
    customMetadata: { record: 'book-1' },
  });
  expect(listener.onStart).toHaveBeenCalledWith('file');
});

it('keeps a paid file out of caches', async () => {
  await setUp().uploads.send(file({ isPublic: false }));
  expect(startUpload.mock.calls[0]?.[2]).toMatchObject({ cacheControl: 'private, no-store' });
});

it('does not send the same file twice', async () => {
  const { uploads } = setUp();
  const upload = file();
  const path = await uploads.send(upload);
  await expect(uploads.send({ ...upload })).resolves.toBe(path);
  expect(startUpload).toHaveBeenCalledTimes(1);
});

it('sends it again when the record becomes paid, and removes the public one', async () => {
  const { uploads } = setUp();
  const upload = file();
  const path = await uploads.send(upload);
  await uploads.send({ ...upload, isPublic: false });
  expect(startUpload).toHaveBeenCalledTimes(2);
  expect(removeFile).toHaveBeenCalledWith(path);
});

it('removes what arrived when the form is left', async () => {
  const { uploads } = setUp();
  const paths = [await uploads.send(file()), await uploads.send(file({ slot: 'cover', extension: 'webp' }))];
  await uploads.abandon();
  expect(removeFile.mock.calls.map(([path]) => path)).toEqual(paths);
});

it('removes nothing that the record holds: its save may have arrived unheard', async () => {
  const { uploads } = setUp();
  const path = await uploads.send(file());
  usedPaths.mockResolvedValue([path, null]);
  await uploads.abandon();
  expect(removeFile).not.toHaveBeenCalled();
});

it('removes nothing when it cannot tell', async () => {
  const { uploads } = setUp();
  await uploads.send(file());
  usedPaths.mockRejectedValue(new Error('offline'));
  await uploads.abandon();
  expect(removeFile).not.toHaveBeenCalled();
});

it('leaves the files alone once the record is saved', async () => {
  const { uploads } = setUp();
  await uploads.send(file());
  uploads.settle();
  await uploads.abandon();
  expect(removeFile).not.toHaveBeenCalled();
});

it('cancels what is on its way, and can start again', async () => {
  const { uploads } = setUp();
  let fail: (error: Error) => void = () => undefined;
  const done = new Promise<void>((_resolve, reject) => (fail = reject));
  startUpload.mockReturnValueOnce({ done, cancel: () => fail(new Error('canceled')) });
  const upload = file();
  const sending = uploads.send(upload);
  await Promise.resolve();
  uploads.cancel();
  await expect(sending).rejects.toThrow('canceled');
  await expect(uploads.send(upload)).resolves.toMatch(/^ebooks/);
});

import { VALID_EBOOK_FORM } from '../../../tests/support/cases/ebook';
import { parseEbook } from '../../domain/ebook';
import type { AppError } from '../../domain/errors';
import { type EbookJob, type EbookJobTools, registerEbook } from './registerEbook';

const downloadUrl = jest.fn<Promise<string>, [string]>();

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const pdf = new File(['%PDF-1.4'], 'Kidato cha Nne – Fizikia (2).pdf');
const book = { file: pdf, format: 'PDF' as const };
const cover = { blob: new Blob(['x'], { type: 'image/webp' }), kind: 'webp' as const };

function setUp() {
  const steps: string[] = [];
  const tools = {
    upload: jest.fn<Promise<string>, Parameters<EbookJobTools['upload']>>((upload) => {
      steps.push(upload.slot);
      return Promise.resolve(`${upload.slot}/path.${upload.extension}`);
    }),
    save: jest.fn<Promise<unknown>, Parameters<EbookJobTools['save']>>(() => {
      steps.push('saved');
      return Promise.resolve(null);
    }),
    addressOf: downloadUrl,
    onSaving: () => steps.push('saving'),
  };
  const run = (job: Partial<EbookJob> = {}) =>
    registerEbook({ id: ID, values: VALID_EBOOK_FORM, files: {}, uid: 'neema', stored: null, ...job }, tools);
  return { ...tools, steps, run };
}

beforeEach(() => {
  downloadUrl.mockReset();
  downloadUrl.mockImplementation((path) => Promise.resolve(`https://files.example/${path}`));
});

const failure = (text: string, values?: Record<string, string>) => ({
  status: 'failed',
  message: values ? { text, values } : { text },
});

describe('a new book', () => {
  it('uploads file and cover, then saves the record, in this order', async () => {
    const { run, steps, save, upload } = setUp();
    const values = { ...VALID_EBOOK_FORM, price: '0', format: 'DOCX' };
    await expect(run({ values, files: { file: book, cover } })).resolves.toEqual({ status: 'saved' });
    expect(steps).toEqual(['file', 'cover', 'saving', 'saved']);
    expect(upload.mock.calls.map(([sent]) => [sent.contentType, sent.extension, sent.isPublic])).toEqual([
      ['application/pdf', 'pdf', true],
      ['image/webp', 'webp', true],
    ]);
    expect(save.mock.calls[0]?.[0]).toMatchObject({
      id: ID,
      createdBy: 'neema',
      form: { price: '0', format: 'PDF' },
      files: {
        file: {
          file_url: 'https://files.example/file/path.pdf',
          file_path: 'file/path.pdf',
          file_name: pdf.name,
          file_size: pdf.size,
        },
        cover: { cover_url: 'https://files.example/cover/path.webp', cover_path: 'cover/path.webp' },
      },
    });
  });

  it('asks for no address of a paid file', async () => {
    const { run, save, upload } = setUp();
    await run({ files: { file: book } });
    expect(downloadUrl).not.toHaveBeenCalled();
    expect(upload.mock.calls[0]?.[0].isPublic).toBe(false);
    expect(save.mock.calls[0]?.[0].files.file?.file_url).toBeNull();
  });

  it('needs no file', async () => {
    const { run, save } = setUp();
    await run();
    expect(save.mock.calls[0]?.[0].files).toEqual({});
  });

  it('shortens the name of a file and keeps its ending', async () => {
    const { run, save } = setUp();
    const file = new File(['%PDF-'], `${'a'.repeat(300)}.pdf`);
    await run({ files: { file: { file, format: 'PDF' } } });
    const name = save.mock.calls[0]?.[0].files.file?.file_name;
    expect(name).toHaveLength(255);
    expect(name).toMatch(/\.pdf$/);
  });
});

describe('an edited book', () => {
  const stored = parseEbook(ID, {
    title: 'Algebra',
    price: 4500,
    file_path: 'ebooks/neema/1-a.pdf',
    file_name: 'a.pdf',
    file_size: 9,
    created_by: 'neema',
  });

  it('gets an address when it becomes free, and loses it when it becomes paid', async () => {
    const { run, save } = setUp();
    await run({ stored, values: { ...VALID_EBOOK_FORM, price: '0' } });
    expect(save.mock.calls[0]?.[0].files.file?.file_url).toBe('https://files.example/ebooks/neema/1-a.pdf');
    const free = stored && { ...stored, price: 0, file_url: 'https://files.example/known' };
    await run({ stored: free, values: { ...VALID_EBOOK_FORM, price: '0' } });
    expect(save.mock.calls[1]?.[0].files.file?.file_url).toBe('https://files.example/known');
    await run({ stored: free });
    expect(save.mock.calls[2]?.[0].files.file?.file_url).toBeNull();
  });

  it('keeps its owner and loses the files that were taken away', async () => {
    const { run, save } = setUp();
    await run({ stored, files: { file: null, cover: null } });
    expect(save.mock.calls[0]?.[0]).not.toHaveProperty('createdBy');
    expect(save.mock.calls[0]?.[0].files).toEqual({
      file: { file_url: null, file_path: null, file_name: null, file_size: null },
      cover: { cover_url: null, cover_path: null },
    });
  });
});

describe('a failure', () => {
  it('names the required fields that are empty before anything goes up', async () => {
    const { run, steps } = setUp();
    const values = { ...VALID_EBOOK_FORM, title: ' ', formLevel: '', description: '\u200B' };
    await expect(run({ values, files: { file: book } })).resolves.toEqual(
      failure('Missing required fields: {list}', { list: 'Title, Form Level, Description' }),
    );
    expect(steps).toEqual([]);
  });

  it('refuses a price that is no number', async () => {
    const { run } = setUp();
    await expect(run({ values: { ...VALID_EBOOK_FORM, price: '1,5' } })).resolves.toEqual(
      failure('Price must be a valid number'),
    );
  });

  it('wants somebody signed in', async () => {
    const { run } = setUp();
    await expect(run({ uid: null })).resolves.toEqual(failure('User must be authenticated to create ebooks'));
  });

  it('says which upload failed, and saves nothing', async () => {
    const { run, upload, save } = setUp();
    const denied = Object.assign(new Error('x'), { code: 'storage/unauthorized' });
    const message = 'Permission denied. Please make sure you are logged in.';
    upload.mockRejectedValueOnce(denied);
    await expect(run({ files: { file: book, cover } })).resolves.toEqual(
      failure('Failed to upload file: {message}', { message }),
    );
    upload.mockResolvedValueOnce('a').mockRejectedValueOnce(denied);
    await expect(run({ files: { file: book, cover } })).resolves.toEqual(
      failure('Failed to upload cover image: {message}', { message }),
    );
    expect(save).not.toHaveBeenCalled();
  });

  it('is none when the upload was cancelled', async () => {
    const { run, upload } = setUp();
    upload.mockRejectedValueOnce(Object.assign(new Error('x'), { code: 'storage/canceled' }));
    await expect(run({ files: { file: book } })).resolves.toEqual({ status: 'cancelled' });
  });

  it.each<[Partial<AppError>, ReturnType<typeof failure>]>([
    [{ code: 'invalid-argument' }, failure('Missing required field. Please fill out all required fields.')],
    [{ code: 'permission-denied' }, failure('Permission denied. Please make sure you are logged in.')],
    [{ code: 'unauthenticated' }, failure('User must be authenticated to create ebooks')],
    [{ code: 'offline', message: 'You are offline.' }, failure('You are offline.')],
    [{ code: 'data-loss', message: 'disk' }, failure('Database error: {message}', { message: 'disk' })],
    [{ code: 'unknown', message: 'odd' }, failure('Failed to register ebook. Please try again.')],
  ])('of the save with %j is told as the specification words it', async (error, outcome) => {
    const { run, save } = setUp();
    save.mockRejectedValueOnce({ message: '', ...error });
    await expect(run()).resolves.toEqual(outcome);
  });
});

import { listCatalogAudios, readAudio } from '../features/audio/audioPublic';
import { listCatalogEbooks, readEbook } from '../features/ebook/ebookPublic';

jest.mock('../features/ebook/ebookPublic', () => ({
  listCatalogEbooks: jest.fn(() => Promise.reject(new Error('offline'))),
  readEbook: jest.fn(() => Promise.resolve(null)),
}));

jest.mock('../features/audio/audioPublic', () => ({
  listCatalogAudios: jest.fn(() => Promise.resolve([])),
  readAudio: jest.fn(() => Promise.resolve(null)),
}));

async function open(address: string) {
  window.history.replaceState(null, '', address);
  await jest.isolateModulesAsync(async () => {
    await import('./firstRead');
  });
}

describe('the first read', () => {
  beforeEach(() => jest.clearAllMocks());

  it.each(['/', '/ebooks', '/ebooks?subject=Biology'])('of %s is the catalogue', async (address) => {
    await open(address);
    expect(listCatalogEbooks).toHaveBeenCalledTimes(1);
    expect(readEbook).not.toHaveBeenCalled();
  });

  it("of a book's page is the book", async () => {
    await open('/ebooks/0645054f-6e13-4f92-ab1e-b380874169c9');
    expect(readEbook).toHaveBeenCalledWith('0645054f-6e13-4f92-ab1e-b380874169c9');
    expect(listCatalogEbooks).not.toHaveBeenCalled();
  });

  it.each(['/audio-library', '/audio-library/all?type=Mnemonic'])('of %s is the audio', async (address) => {
    await open(address);
    expect(listCatalogAudios).toHaveBeenCalledTimes(1);
  });

  it.each([
    '/audio-library/audiobook/0645054f',
    '/audio-library/audiobook/0645054f/listen',
    '/audio-library/detail?id=0645054f',
  ])('of %s is that audio', async (address) => {
    await open(address);
    expect(readAudio).toHaveBeenCalledWith('0645054f');
  });

  it.each(['/auth', '/admin/ebooks', '/ebooks/x/read'])('of %s is nothing', async (address) => {
    await open(address);
    expect(listCatalogEbooks).not.toHaveBeenCalled();
    expect(readEbook).not.toHaveBeenCalled();
    expect(readAudio).not.toHaveBeenCalled();
  });
});

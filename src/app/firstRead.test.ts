import { listCatalogEbooks, readEbook } from '../features/ebook/ebookPublic';

jest.mock('../features/ebook/ebookPublic', () => ({
  listCatalogEbooks: jest.fn(() => Promise.reject(new Error('offline'))),
  readEbook: jest.fn(() => Promise.resolve(null)),
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

  it.each(['/auth', '/admin/ebooks', '/ebooks/x/read'])('of %s is nothing', async (address) => {
    await open(address);
    expect(listCatalogEbooks).not.toHaveBeenCalled();
    expect(readEbook).not.toHaveBeenCalled();
  });
});

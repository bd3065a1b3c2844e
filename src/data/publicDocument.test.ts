import { readPublicDocument } from './publicDocument';

const fetchMock = jest.fn<Promise<Response>, [string]>();
beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as unknown as typeof fetch;
});

const answer = (body: unknown) => fetchMock.mockResolvedValue(Response.json(body));

describe('a document that everybody may read', () => {
  it('becomes the plain JSON that the store holds', async () => {
    answer({
      name: 'projects/demo-somo/databases/(default)/documents/ebooks/1',
      fields: {
        title: { stringValue: 'Waves' },
        price: { integerValue: '4500' },
        ratio: { doubleValue: 0.5 },
        is_new: { booleanValue: false },
        cover_url: { nullValue: null },
        created_at: { timestampValue: '2026-03-01T08:00:00.250Z' },
        tags: { arrayValue: { values: [{ stringValue: 'mwanga' }] } },
        chapters: { arrayValue: {} },
        kinds: { mapValue: { fields: { ebook: { arrayValue: { values: [{ integerValue: '7' }] } } } } },
        empty: { mapValue: {} },
      },
    });
    await expect(readPublicDocument('ebooks/1')).resolves.toEqual({
      title: 'Waves',
      price: 4500,
      ratio: 0.5,
      is_new: false,
      cover_url: null,
      created_at: Date.UTC(2026, 2, 1, 8, 0, 0, 250),
      tags: ['mwanga'],
      chapters: [],
      kinds: { ebook: [7] },
      empty: {},
    });
  });

  it('is asked for by its own address, whatever signs its id holds', async () => {
    answer({});
    await readPublicDocument('ebooks/a b?c');
    expect(fetchMock).toHaveBeenCalledTimes(1);
    const url = new URL(fetchMock.mock.calls[0]?.[0] ?? '');
    expect(url.origin).toBe('https://firestore.googleapis.com');
    expect(url.pathname).toBe('/v1/projects/demo-somo/databases/(default)/documents/ebooks/a%20b%3Fc');
    expect(url.searchParams.get('key')).toBe('demo');
  });

  it('is null when it is not there', async () => {
    answer({ error: { code: 404, status: 'NOT_FOUND', message: 'No document.' } });
    await expect(readPublicDocument('ebooks/1')).resolves.toBeNull();
  });

  it.each([
    ['PERMISSION_DENIED', 'permission-denied'],
    ['RESOURCE_EXHAUSTED', 'resource-exhausted'],
  ])('fails with Firebase’s own code for %s', async (status, code) => {
    answer({ error: { code: 400, status, message: 'No.' } });
    await expect(readPublicDocument('ebooks/1')).rejects.toMatchObject({ code });
  });

  it('counts as offline without a network, and behind a portal that answers with its own page', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(readPublicDocument('ebooks/1')).rejects.toMatchObject({ code: 'offline' });
    fetchMock.mockResolvedValueOnce(new Response('<html>Buy a bundle</html>'));
    await expect(readPublicDocument('ebooks/1')).rejects.toMatchObject({ code: 'offline' });
  });
});

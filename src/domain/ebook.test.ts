import { parseEbook, shortId, toRow } from './ebook';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

describe('parseEbook', () => {
  it('fills in what a poor record lacks, as the specification maps it', () => {
    expect(parseEbook(ID, { title: 'Tembo na Sungura' })).toEqual({
      id: ID,
      title: 'Tembo na Sungura',
      type: 'ebook',
      author: 'Unknown',
      publisher: 'Unknown',
      description: '',
      category: 'General',
      form_level: 'N/A',
      price: 0,
      format: 'PDF',
      is_new: false,
      is_featured: false,
      is_hidden: false,
      cover_url: null,
      cover_path: null,
      file_url: null,
      file_path: null,
      file_name: null,
      file_size: null,
      year: null,
      tags: [],
      language: 'English',
      isbn: '',
      page_count: null,
      published_date: null,
      chapters: [],
      created_by: '',
      created_at: 0,
    });
  });

  it.each([[{}], [{ title: '' }], [{ title: ' \u200B' }], [{ title: 12 }], [{ title: null }]])(
    'gives nothing for %j: there is no title to show',
    (data) => {
      expect(parseEbook(ID, data)).toBeNull();
    },
  );

  it.each([
    [{ type: 'publication' }, 'publication'],
    [{ type: 'pastpaper', category: 'Physics' }, 'pastpaper'],
    [{ category: 'Past Paper' }, 'pastpaper'],
    [{ category: 'Physics' }, 'ebook'],
    [{ type: 'novel' }, 'ebook'],
    [{ type: null, category: 'Past Paper' }, 'pastpaper'],
  ])('takes the type of %j for %s', (data, type) => {
    expect(parseEbook(ID, { title: 'Mitihani', ...data })?.type).toBe(type);
  });

  it.each([
    [4500, 4500],
    ['4500', 4500],
    ['4,500', 4500],
    ['4500.50', 4500.5],
    [0, 0],
    [-5, 0],
    [NaN, 0],
    [Infinity, 0],
    ['free', 0],
    [null, 0],
    [[], 0],
  ])('reads a stored price of %j as %d', (price, expected) => {
    expect(parseEbook(ID, { title: 'Kitabu', price })?.price).toBe(expected);
  });

  it.each([
    [1735689600000, 1735689600000],
    ['2025-01-01T00:00:00Z', 1735689600000],
    ['yesterday', 0],
    [null, 0],
    [NaN, 0],
  ])('reads an instant of %j as %d', (created_at, expected) => {
    expect(parseEbook(ID, { title: 'Kitabu', created_at })?.created_at).toBe(expected);
  });

  it('skips what does not fit and keeps the rest', () => {
    const ebook = parseEbook(ID, {
      title: 'Kitabu',
      tags: ['cells', 7, null],
      chapters: [
        { title: 'Cells', page_start: 3 },
        null,
        'Tissues',
        { page_start: 2 },
        { title: 'Organs', page_start: -1 },
      ],
      published_date: '2024-02-31',
      page_count: 1.5,
      file_size: '12',
      is_new: 'yes',
    });
    expect(ebook).toMatchObject({
      tags: ['cells'],
      chapters: [
        { title: 'Cells', page_start: 3 },
        { title: 'Organs', page_start: null },
      ],
      published_date: null,
      page_count: null,
      file_size: null,
      is_new: false,
    });
  });

  it('takes chapters, tags and flags of the wrong type for none', () => {
    const ebook = parseEbook(ID, { title: 'Kitabu', chapters: '[]', tags: 'cells', is_featured: 1 });
    expect(ebook).toMatchObject({ chapters: [], tags: [], is_featured: false });
  });
});

describe('toRow', () => {
  it('carries no address of a file: the catalogue is public', () => {
    const ebook = parseEbook(ID, {
      title: 'Kitabu',
      file_url: 'https://files.example/a',
      file_path: 'ebooks/u/1-a.pdf',
    });
    expect(ebook && Object.keys(toRow(ebook)).filter((key) => key.startsWith('file_'))).toEqual([
      'file_size',
    ]);
  });
});

describe('shortId', () => {
  it('is the last 8 hex characters', () => {
    expect(shortId(ID)).toBe('7728950e');
    expect(shortId('zz-12')).toBe('12');
  });
});

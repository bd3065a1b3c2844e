import { readCatalog } from '../data/catalog';
import { readPublicRecord } from '../data/publicRecord';

jest.mock('../data/catalog', () => ({ readCatalog: jest.fn(() => Promise.reject(new Error('offline'))) }));
jest.mock('../data/publicRecord', () => ({ readPublicRecord: jest.fn(() => Promise.resolve(null)) }));

async function open(address: string) {
  window.history.replaceState(null, '', address);
  await jest.isolateModulesAsync(async () => {
    await import('./firstRead');
  });
}

describe('the first read', () => {
  beforeEach(() => jest.clearAllMocks());

  it.each([
    ['/', 'ebook'],
    ['/ebooks', 'ebook'],
    ['/ebooks?subject=Biology', 'ebook'],
    ['/audio-library', 'audio'],
    ['/audio-library/all?type=Mnemonic', 'audio'],
    ['/courses', 'course'],
    ['/category/business', 'course'],
    ['/interactive-learning', 'live_class'],
    ['/interactive-learning?q=cells', 'live_class'],
    ['/interactive-learning?tab=on-demand', 'course'],
    ['/discussions', 'discussion'],
    ['/quizzes', 'quiz'],
    ['/bundles', 'bundle'],
    ['/reels', 'reel'],
    ['/reels/0645054f', 'reel'],
    ['/tutors', 'tutor'],
  ])('of %s is the catalogue of one kind', async (address, kind) => {
    await open(address);
    expect(jest.mocked(readCatalog).mock.calls).toEqual([[kind]]);
    expect(readPublicRecord).not.toHaveBeenCalled();
  });

  it.each([
    ['/ebooks/0645054f-6e13-4f92-ab1e-b380874169c9', 'ebooks/0645054f-6e13-4f92-ab1e-b380874169c9'],
    ['/courses/0645054f', 'courses/0645054f'],
    ['/on-demand-classes/0645054f/learn', 'courses/0645054f'],
    ['/live-classes/0645054f', 'live_classes/0645054f'],
    ['/discussion/0645054f', 'discussions/0645054f'],
    ['/quizzes/0645054f', 'quizzes/0645054f'],
    ['/quizzes/0645054f/paper-based', 'quizzes/0645054f'],
    ['/social/0645054f', 'posts/0645054f'],
    ['/bundles/0645054f', 'bundles/0645054f'],
    ['/tutors/0645054f', 'tutors/0645054f'],
    ['/audio-library/audiobook/0645054f', 'audios/0645054f'],
    ['/audio-library/audiobook/0645054f/listen', 'audios/0645054f'],
    ['/audio-library/detail?id=0645054f', 'audios/0645054f'],
  ])('of %s is its record', async (address, path) => {
    await open(address);
    expect(jest.mocked(readPublicRecord).mock.calls).toEqual([[path]]);
    expect(readCatalog).not.toHaveBeenCalled();
  });

  it.each(['/auth', '/admin/ebooks', '/ebooks/x/read'])('of %s is nothing', async (address) => {
    await open(address);
    expect(readCatalog).not.toHaveBeenCalled();
    expect(readPublicRecord).not.toHaveBeenCalled();
  });
});

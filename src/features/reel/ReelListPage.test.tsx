import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage, student } from '../../../tests/support/renderPage';
import { reelOf, reelRow } from '../../../tests/support/reels';
import { listOwnLikes, setLike } from '../../data/likeDocs';
import { readVoiceStanding } from '../../data/standingDocs';
import { mayAutoplay } from './autoplay';
import { Component as ReelListPage } from './ReelListPage';
import { listCatalogReels, readReel } from './reelPublic';
import { addReelView } from './reelViewDocs';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('./autoplay', () => ({ mayAutoplay: jest.fn() }));
jest.mock('./reelViewDocs', () => ({ addReelView: jest.fn() }));
jest.mock('../../data/likeDocs', () => ({ listOwnLikes: jest.fn(), setLike: jest.fn() }));
jest.mock('../../data/standingDocs', () => ({ readVoiceStanding: jest.fn() }));
jest.mock('./reelPublic', () => ({ listCatalogReels: jest.fn(), readReel: jest.fn() }));

const ROWS = [reelRow('leaves', { title: 'Why leaves are green' }), reelRow('nine'), reelRow('litmus')];

/** jsdom scrolls nothing: what is asked to come into view is in view. */
function installScroller() {
  let tell: (target: Element) => void = () => undefined;
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      tell = (target) =>
        callback([{ isIntersecting: true, target } as IntersectionObserverEntry], this as never);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  window.IntersectionObserver = Observer as never;
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    act(() => tell(this));
  };
}

beforeEach(() => {
  jest.resetAllMocks();
  installScroller();
  jest.mocked(mayAutoplay).mockReturnValue(true);
  jest.mocked(listCatalogReels).mockResolvedValue(ROWS);
  jest.mocked(readReel).mockImplementation((id) => Promise.resolve(reelOf(reelRow(id))));
  jest.mocked(addReelView).mockResolvedValue(undefined);
  jest.mocked(listOwnLikes).mockResolvedValue([]);
  jest.mocked(setLike).mockResolvedValue(undefined);
  jest
    .mocked(readVoiceStanding)
    .mockResolvedValue({ isVouched: false, muted_until: 0, warning: null, warned_at: 0 });
  HTMLMediaElement.prototype.play = jest.fn(() => Promise.resolve());
  HTMLMediaElement.prototype.pause = jest.fn();
});

const open = (path = '/reels', route = '/reels') => renderPage(<ReelListPage />, { path, route });
const shown = async () =>
  (await screen.findAllByRole('article')).find((reel) => !reel.hasAttribute('inert')) as HTMLElement;
const videos = () => [...document.querySelectorAll('video')].map(({ src }) => src);

it('plays the one on the screen, begins the next, and leaves the rest alone', async () => {
  open();
  expect(within(await shown()).getByRole('heading', { name: 'Why leaves are green' })).toBeVisible();
  expect(videos()).toEqual(['https://files.example/leaves.mp4', 'https://files.example/nine.mp4']);
  expect(document.querySelector('video')).toHaveProperty('muted', true);
});

it('goes on by button and by key, and not beyond either end', async () => {
  const { user } = open();
  await shown();
  expect(screen.getByRole('button', { name: 'Previous reel' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Next reel' }));
  expect(within(await shown()).getByRole('heading', { name: 'Reel nine' })).toBeVisible();
  await user.keyboard('{ArrowDown}');
  expect(within(await shown()).getByRole('heading', { name: 'Reel litmus' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next reel' })).toBeDisabled();
  expect(videos()).toEqual(['https://files.example/litmus.mp4']);
});

it('fetches no video on a data saver until one is asked for, and then with its sound', async () => {
  jest.mocked(mayAutoplay).mockReturnValue(false);
  const { user } = open();
  const first = await shown();
  expect(within(first).getByText('0:58 · 1.4 MB')).toBeVisible();
  expect(videos()).toEqual([]);
  await user.click(within(first).getByRole('button', { name: /^Play/ }));
  expect(videos()).toEqual(['https://files.example/leaves.mp4']);
  expect(document.querySelector('video')).toHaveProperty('muted', false);
});

it('begins with the one that its address names, and says when that is gone', async () => {
  const { unmount } = open('/reels/litmus', '/reels/:id');
  expect(within(await shown()).getByRole('heading', { name: 'Reel litmus' })).toBeVisible();
  unmount();
  open('/reels/gone', '/reels/:id');
  expect(await screen.findByText('This reel is not here any more.')).toBeVisible();
  expect(within(await shown()).getByRole('heading', { name: 'Why leaves are green' })).toBeVisible();
});

it('shows captions where there are any, and takes them away', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:captions');
  URL.revokeObjectURL = jest.fn();
  jest
    .mocked(readReel)
    .mockImplementation((id) => Promise.resolve(reelOf(reelRow(id), { captions: 'WEBVTT' })));
  const { user } = open();
  const captions = await screen.findByRole('button', { name: 'Captions' });
  expect(captions).toHaveAttribute('aria-pressed', 'true');
  expect(document.querySelector('track')).toHaveAttribute('src', 'blob:captions');
  await user.click(captions);
  expect(captions).toHaveAttribute('aria-pressed', 'false');
});

it('takes a like at once, and sends a visitor to sign in and back', async () => {
  jest.mocked(readReel).mockImplementation((id) => Promise.resolve(reelOf(reelRow(id), { like_count: 4 })));
  const { user, unmount } = renderPage(<ReelListPage />, { path: '/reels', session: student() });
  await user.click(await screen.findByRole('button', { name: 'Like, 4 likes' }));
  expect(await screen.findByRole('button', { name: 'Like, 5 likes', pressed: true })).toBeVisible();
  expect(setLike).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'reel', id: 'leaves', isLiked: true }),
  );
  unmount();
  open();
  expect(await screen.findByRole('link', { name: 'Like, 4 likes' })).toHaveAttribute('href', '/auth');
});

it('counts who has watched three seconds, once, and no visitor', async () => {
  const watch = (second: number) => {
    const video = document.querySelector('video') as HTMLVideoElement;
    Object.defineProperty(video, 'duration', { configurable: true, value: 58 });
    Object.defineProperty(video, 'currentTime', { configurable: true, value: second });
    fireEvent.timeUpdate(video);
  };
  const { unmount } = renderPage(<ReelListPage />, { path: '/reels', session: student() });
  await shown();
  watch(2.9);
  expect(addReelView).not.toHaveBeenCalled();
  watch(3);
  watch(4);
  await waitFor(() => expect(addReelView).toHaveBeenCalledTimes(1));
  expect(addReelView).toHaveBeenCalledWith({ uid: 'neema', id: 'leaves' });
  unmount();
  open();
  await shown();
  watch(5);
  expect(addReelView).toHaveBeenCalledTimes(1);
});

it('says when a video does not play, and tries again', async () => {
  const { user } = open();
  await shown();
  fireEvent.error(document.querySelector('video') as HTMLVideoElement);
  expect(await screen.findByRole('alert')).toHaveTextContent('This video did not play.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(videos()[0]).toBe('https://files.example/leaves.mp4');
});

it('shares the address of the reel', async () => {
  const { user } = open();
  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(within(await shown()).getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(copy).toHaveBeenCalledWith('http://localhost/reels/leaves');
});

it('tells that there are none yet', async () => {
  jest.mocked(listCatalogReels).mockResolvedValue([]);
  open();
  expect(await screen.findByText('No reels yet')).toBeVisible();
});

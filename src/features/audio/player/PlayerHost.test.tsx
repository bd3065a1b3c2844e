import { act, screen, waitFor, within } from '@testing-library/react';
import { installFakeMedia } from '../../../../tests/support/fakeMedia';
import { makeAudio } from '../../../../tests/support/player';
import { renderPage, student } from '../../../../tests/support/renderPage';
import { readPosition } from '../../../data/placeDocs';
import { sessionChanged } from '../../../session/sessionSlice';
import { loadSession } from '../../../session/start';
import { PlayerHost } from './PlayerHost';
import { playerOf } from './playerOf';

jest.mock('../../../data/firebase', () => ({ loadAuth: () => Promise.resolve() }));
jest.mock('../../../data/placeDocs', () => ({ readPosition: jest.fn(), savePosition: jest.fn() }));
jest.mock('../../../session/start', () => ({ loadSession: jest.fn() }));

beforeEach(() => {
  installFakeMedia();
  jest.mocked(readPosition).mockResolvedValue({ place: 250, at: 1000 });
});

const miniPlayer = () => screen.queryByRole('region', { name: 'Now playing' });

it('goes on when it turns out who listens, at their place, and ends with whoever it was', async () => {
  let tell = () => undefined as void;
  jest.mocked(loadSession).mockReturnValue(new Promise((resolve) => (tell = resolve as () => void)));
  const { store } = renderPage(<PlayerHost />, { session: 'loading' });
  const player = playerOf(store);
  act(() => void player.open(makeAudio(), { play: true }));
  expect(miniPlayer()).toBeInTheDocument();
  await act(async () => {
    store.dispatch(sessionChanged(student()));
    await Promise.resolve(tell());
  });
  await waitFor(() => expect(player.state.get()).toMatchObject({ status: 'ready', isPlaying: true }));
  expect(player.state.get().seconds).toBeGreaterThanOrEqual(250);
  expect(miniPlayer()).toBeInTheDocument();
  act(() => void store.dispatch(sessionChanged(null)));
  expect(miniPlayer()).not.toBeInTheDocument();
  expect(player.state.get()).toMatchObject({ audio: null, isPlaying: false });
});

describe('the small player', () => {
  async function playing(path: string) {
    const made = renderPage(<PlayerHost />, { path, session: student() });
    const player = playerOf(made.store);
    await act(() => player.open(makeAudio(), { play: true }));
    await waitFor(() => expect(player.state.get()).toMatchObject({ status: 'ready', isPlaying: true }));
    return { ...made, player, now: () => player.state.get() };
  }

  it('says what plays and where, leads to its page, and is worked from any other', async () => {
    const { user, now } = await playing('/ebooks');
    const mini = within(await screen.findByRole('region', { name: 'Now playing' }));
    expect(mini.getByRole('link', { name: '2. Mikono' })).toHaveAttribute(
      'href',
      '/audio-library/audiobook/1/listen',
    );
    expect(mini.getByText('Mifupa ya mwili')).toBeVisible();
    expect(mini.getByText(/^4:1\d of 10:00$/)).toBeVisible();
    await user.click(mini.getByRole('button', { name: 'Pause' }));
    expect(now().isPlaying).toBe(false);
    const { seconds } = now();
    await user.click(mini.getByRole('button', { name: 'Back 10 seconds' }));
    expect(now().seconds).toBeCloseTo(seconds - 10, 0);
    await user.click(mini.getByRole('button', { name: 'Close the player' }));
    expect(miniPlayer()).not.toBeInTheDocument();
    expect(now().audio).toBeNull();
  });

  it('is not on the page of what it plays, which has all of it', async () => {
    await playing('/audio-library/audiobook/1/listen');
    expect(miniPlayer()).not.toBeInTheDocument();
  });
});

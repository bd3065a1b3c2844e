import { act, screen, waitFor } from '@testing-library/react';
import { FakeMedia } from '../../../../tests/support/fakeMedia';
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
  window.Audio = function Audio() {
    return new FakeMedia();
  } as unknown as typeof Audio;
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

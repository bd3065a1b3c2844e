import { makeStore } from '../../tests/support/store';
import { followAuth } from './authSession';
import { selectSession } from './sessionSlice';
import { loadSession, startSession } from './start';

jest.mock('./authSession', () => ({ followAuth: jest.fn() }));

const STORED_USER = 'firebase:authUser:demo:[DEFAULT]';
const idle: (() => void)[] = [];
const runIdle = async () => {
  for (const work of idle.splice(0)) work();
  await flush();
};
const flush = () => new Promise((resolve) => setTimeout(resolve));
const listeners: [string, EventListener][] = [];

function start() {
  const store = makeStore();
  startSession(store.dispatch);
  return { store, status: () => selectSession(store.getState()).status };
}

/** What the browser tells this tab when another one has written. */
async function otherTab(key: string | null) {
  window.dispatchEvent(new StorageEvent('storage', { key }));
  await flush();
}

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  idle.length = 0;
  window.requestIdleCallback = (work) => idle.push(() => work({ didTimeout: false, timeRemaining: () => 1 }));
  const add = window.addEventListener.bind(window);
  jest.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    listeners.push([type, listener as EventListener]);
    add(type, listener as EventListener);
  });
});

afterEach(() => {
  for (const [type, listener] of listeners.splice(0)) window.removeEventListener(type, listener);
});

describe('startSession', () => {
  it('signs a visitor out at once, without Auth', async () => {
    const { status } = start();
    expect(status()).toBe('signed-out');
    await runIdle();
    expect(followAuth).not.toHaveBeenCalled();
  });

  it('loads Auth after the first content when this device holds a user', async () => {
    localStorage.setItem(STORED_USER, '{}');
    const { status, store } = start();
    expect(status()).toBe('loading');
    await flush();
    expect(followAuth).not.toHaveBeenCalled();
    await runIdle();
    expect(followAuth).toHaveBeenCalledWith(store.dispatch);
  });

  it('loads it at once, and once, for a page that asks', async () => {
    localStorage.setItem(STORED_USER, '{}');
    start();
    await Promise.all([loadSession(), loadSession()]);
    await runIdle();
    expect(followAuth).toHaveBeenCalledTimes(1);
  });

  it('follows a sign-in in another tab', async () => {
    start();
    await otherTab('somo:theme');
    expect(followAuth).not.toHaveBeenCalled();
    localStorage.setItem(STORED_USER, '{}');
    await otherTab(STORED_USER);
    expect(followAuth).toHaveBeenCalledTimes(1);
  });

  it('follows a sign-out in another tab that comes before Auth is here', async () => {
    localStorage.setItem(STORED_USER, '{}');
    const { status } = start();
    localStorage.clear();
    await otherTab(null);
    expect(status()).toBe('signed-out');
  });

  it('treats a browser that refuses storage as a visitor', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(start().status()).toBe('signed-out');
  });

  it('tries again when Auth could not be loaded', async () => {
    start();
    jest.mocked(followAuth).mockRejectedValueOnce(new Error('chunk lost'));
    await expect(loadSession()).rejects.toThrow('chunk lost');
    await expect(loadSession()).resolves.toHaveProperty('followAuth');
  });
});

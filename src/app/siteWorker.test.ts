import { leaveFormerRelease } from './siteWorker';

const update = jest.fn();
const unregister = jest.fn();

function onDevice(registration: object | undefined): void {
  const container = { getRegistration: () => Promise.resolve(registration) };
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
}

beforeEach(() => {
  update.mockResolvedValue(undefined);
  unregister.mockResolvedValue(true);
});
afterEach(() => {
  jest.resetAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('leaving the former release', () => {
  it('lets the worker go where a newer one is there', async () => {
    onDevice({ update, unregister, installing: null, waiting: {} });
    await leaveFormerRelease();
    expect(update).toHaveBeenCalledTimes(1);
    expect(unregister).toHaveBeenCalledTimes(1);
  });

  it('keeps the only release there is', async () => {
    onDevice({ update, unregister, installing: null, waiting: null });
    await leaveFormerRelease();
    expect(unregister).not.toHaveBeenCalled();
  });

  it('keeps what is on the device while the server cannot be asked', async () => {
    update.mockRejectedValue(new TypeError('offline'));
    onDevice({ update, unregister, installing: null, waiting: {} });
    await leaveFormerRelease();
    expect(unregister).not.toHaveBeenCalled();
  });

  it('does nothing where there is no worker', async () => {
    onDevice(undefined);
    await expect(leaveFormerRelease()).resolves.toBeUndefined();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    await expect(leaveFormerRelease()).resolves.toBeUndefined();
  });
});

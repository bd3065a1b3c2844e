const DEVICE = Date.UTC(2026, 2, 2, 9);

async function offsetWith(answer: () => Promise<unknown>): Promise<number> {
  jest.resetModules();
  jest.spyOn(Date, 'now').mockReturnValue(DEVICE);
  window.fetch = jest.fn(answer) as unknown as typeof fetch;
  const { serverOffset } = await import('./serverClock');
  return serverOffset();
}

const dated = (server: number, age?: string) => () =>
  Promise.resolve({
    headers: new Headers({ date: new Date(server).toUTCString(), ...(age && { age }) }),
  });

describe('serverOffset', () => {
  it.each([
    ['a device that is seven minutes behind', dated(DEVICE + 420_000), 420_000],
    ['a device that is ahead', dated(DEVICE - 60_000), -60_000],
    ['a difference within the header’s accuracy', dated(DEVICE + 2000), 0],
    ['an answer that a cache has kept for a minute', dated(DEVICE, '60'), 60_000],
    ['no date at all', () => Promise.resolve({ headers: new Headers() }), 0],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 0],
  ])('%s', async (_what, answer, offset) => {
    expect(await offsetWith(answer)).toBe(offset);
  });
});

import { loadOnce } from './loadOnce';

it('loads with the first use, and for all uses once', async () => {
  const load = jest.fn(() => Promise.resolve({ code: true }));
  const get = loadOnce(load);
  expect(load).not.toHaveBeenCalled();
  const [first, second] = await Promise.all([get(), get()]);
  expect(second).toBe(first);
  expect(await get()).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
});

it('tries again after a failure', async () => {
  const load = jest.fn<Promise<string>, []>();
  load.mockRejectedValueOnce(new Error('no connection')).mockResolvedValueOnce('code');
  const get = loadOnce(load);
  await expect(get()).rejects.toThrow('no connection');
  await expect(get()).resolves.toBe('code');
});

import { late } from './api';

const docs = { double: (n: number) => Promise.resolve(2 * n), negate: (n: number) => Promise.resolve(-n) };

describe('late', () => {
  it('loads the code of several operations with the first use, once', async () => {
    const load = jest.fn(() => Promise.resolve(docs));
    const operation = late(load);
    const [double, negate] = [operation('double'), operation('negate')];
    expect(load).not.toHaveBeenCalled();
    expect([await double(2), await double(3), await negate(4)]).toEqual([4, 6, -4]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('takes code that does not come for a lost connection, and asks for it again', async () => {
    const load = jest.fn(() => Promise.resolve(docs)).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const double = late(load)('double');
    await expect(double(2)).rejects.toMatchObject({ code: 'offline' });
    await expect(double(2)).resolves.toBe(4);
  });
});

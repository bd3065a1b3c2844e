import { cached, forget } from './cache';

/** A read that answers when told. */
function slowRead(answer: string) {
  let finish: () => void = () => undefined;
  const read = jest.fn(
    () =>
      new Promise<string>((resolve) => {
        finish = () => resolve(answer);
      }),
  );
  return { read, finish: () => finish() };
}

describe('cached', () => {
  it('joins a read of the same key that is under way', async () => {
    const { read, finish } = slowRead('rows');
    const first = cached('public:joined', 1000, read);
    const second = cached('public:joined', 1000, read);
    await until(() => read.mock.calls.length > 0);
    finish();
    expect(await Promise.all([first, second])).toEqual(['rows', 'rows']);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('begins anew for whoever asks after the entry was dropped', async () => {
    const old = slowRead('old');
    const first = cached('public:dropped', 1000, old.read);
    await until(() => old.read.mock.calls.length > 0);
    await forget('public:dropped');
    const second = cached('public:dropped', 0, () => Promise.resolve('new'));
    old.finish();
    expect(await first).toBe('old');
    expect(await second).toBe('new');
  });
});

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await Promise.resolve();
}

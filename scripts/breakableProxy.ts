import net from 'node:net';

/** A way to a port that can be interrupted, as a phone's connection is: what runs over it ends, and nothing new begins. */
export async function startBreakableProxy(target: number) {
  const open = new Set<net.Socket>();
  let isBroken = false;
  const server = net.createServer((near) => {
    if (isBroken) return near.destroy();
    const far = net.connect(target, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  const cut = () => open.forEach((socket) => socket.destroy());
  return {
    port: address.port,
    breakFor: async (ms: number) => {
      isBroken = true;
      cut();
      await new Promise((resolve) => setTimeout(resolve, ms));
      isBroken = false;
    },
    stop: () => {
      server.close();
      cut();
    },
  };
}
